import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NO_IMAGE_ADDRESS } from './messages.ts'
import type { RichTextImages } from './rich-text/rich-text-images.ts'

const PAGE_IMAGE = { kind: 'page' } as const

const PERMISSION = ['platform', 'may-upload-images']

/** Images in the text of a page: main asks the platform whether the user may put files beside it, and stores them as all images. */
export const useContentImages = (): RichTextImages => {
  const bridge = useBridge()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { error } = useQuery({ queryKey: PERMISSION, queryFn: async () => unwrap(await bridge.files.mayUploadImages()) ?? null, staleTime: 0 })
  const refusal = imageBase === null ? NO_IMAGE_ADDRESS : error === null ? null : readableServerMessage(error.message)
  return useMemo(() => ({ port: bridge, of: PAGE_IMAGE, imageBase, refusal }), [bridge, imageBase, refusal])
}
