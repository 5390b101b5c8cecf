import { useCallback, useState } from 'react'
import { DeleteSitePageDocument, GetSitePagesByAdminDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { useNotify } from '../notifications/use-notify.ts'
import { asPlatformFailure } from '../platform/platform-failure.ts'
import { usePlatformMutation } from '../platform/use-platform-mutation.ts'
import { DELETE_FAILED, MAYBE_DELETED, PAGE_DELETED } from './messages.ts'

const INVALIDATED = { invalidates: [GetSitePagesByAdminDocument] }

export interface PageRemoval {
  readonly remove: (pageName: string) => void
  /** Name of the page that is being deleted, null while none is. */
  readonly removing: string | null
}

/** Deletes a master page and says what came of it. Source: PAGE-030, PAGE-039, CALL-038. */
export const usePageRemoval = (): PageRemoval => {
  const notify = useNotify()
  const { mutateAsync } = usePlatformMutation(DeleteSitePageDocument, INVALIDATED)
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = useCallback(
    async (pageName: string) => {
      setRemoving(pageName)
      try {
        await mutateAsync({ pageName })
        notify.success(PAGE_DELETED, pageName)
      } catch (error) {
        const { kind, message } = asPlatformFailure(error)
        notify.error(DELETE_FAILED, kind === 'unknown-outcome' ? MAYBE_DELETED : readableServerMessage(message))
      } finally {
        setRemoving(null)
      }
    },
    [mutateAsync, notify],
  )
  return { remove: useCallback((pageName) => void remove(pageName), [remove]), removing }
}
