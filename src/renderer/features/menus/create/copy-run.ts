import { executeOperation } from '#data/platform/execute-operation.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { GetServiceBySiteIdDocument, UpdateServiceInBulkV2Document } from '#generated/graphql.ts'

import type { Bridge } from '#shared/bridge/bridge.ts'
import { SERVICES_PER_BATCH } from '#shared/domain/content/menu.ts'

import { batchesOf, copyPlan } from './copy-services.ts'

/** How far a copy is, services. */
export interface CopyProgress {
  readonly done: number
  readonly total: number
}

/** Which menu is copied to which. */
export interface CopyOrder {
  readonly siteId: string
  readonly sourceSlug: string
  readonly newSlug: string
}

/**
 * Copies the services of a menu to a new one, batch after batch; the first that fails stops the rest. A second run looks first what is there and sends only
 * the rest. Throws a `PlatformFailure`.
 */
export const copyServices = async (
  bridge: Bridge,
  send: Send,
  { siteId, sourceSlug, newSlug }: CopyOrder,
  onProgress: (progress: CopyProgress) => void,
): Promise<void> => {
  const { data } = await executeOperation(bridge, GetServiceBySiteIdDocument, { siteId })
  const { total, left } = copyPlan(data.getServiceBySiteId, sourceSlug, newSlug)
  let done = total - left.length
  onProgress({ done, total })
  for (const batch of batchesOf(left, SERVICES_PER_BATCH)) {
    await send(UpdateServiceInBulkV2Document, { input: [...batch] })
    done += batch.length
    onProgress({ done, total })
  }
}
