import { useMemo } from 'react'
import { bridge } from '#app/bridge.ts'
import { usePlatformQuery } from '#app/platform/use-platform-query.ts'
import { useConnectionProfile } from '#app/session/connection.ts'
import type { RichTextImages } from '#components/rich-text/rich-text-images.ts'
import { GetFroalaSignatureDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NO_IMAGE_ADDRESS } from './messages.ts'

const PAGE_IMAGE = { kind: 'page' } as const

/**
 * Images in the text of a page. The platform signs for those who may put files beside a page; the files themselves go the way of all images, so of the signature
 * only counts that it was given. Source: PAGE-034, CALL-012.
 */
export const useContentImages = (): RichTextImages => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { error } = usePlatformQuery(GetFroalaSignatureDocument, {})
  const refusal = imageBase === null ? NO_IMAGE_ADDRESS : error === null ? null : readableServerMessage(error.message)
  return useMemo(() => ({ port: bridge, of: PAGE_IMAGE, imageBase, refusal }), [imageBase, refusal])
}
