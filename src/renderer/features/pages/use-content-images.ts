import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bridge } from '#app/bridge.ts'
import { unwrap } from '#app/platform/platform-failure.ts'
import { useConnectionProfile } from '#app/session/connection.ts'
import type { RichTextImages } from '#components/rich-text/rich-text-images.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NO_IMAGE_ADDRESS } from './messages.ts'

const PAGE_IMAGE = { kind: 'page' } as const

const PERMISSION = ['platform', 'may-upload-images']

/** Images in the text of a page: main asks the platform whether the user may put files beside it, and stores them as all images. Source: PAGE-034, CALL-012. */
export const useContentImages = (): RichTextImages => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { error } = useQuery({ queryKey: PERMISSION, queryFn: async () => unwrap(await bridge.files.mayUploadImages()) ?? null, staleTime: 0 })
  const refusal = imageBase === null ? NO_IMAGE_ADDRESS : error === null ? null : readableServerMessage(error.message)
  return useMemo(() => ({ port: bridge, of: PAGE_IMAGE, imageBase, refusal }), [imageBase, refusal])
}
