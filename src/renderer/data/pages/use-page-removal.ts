import { useCallback, useState } from 'react'
import { DeleteSitePageDocument, GetSitePagesByAdminDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { useNotify } from '../notifications/use-notify.ts'
import { executeOperation } from '../platform/execute-operation.ts'
import { asPlatformFailure, isUnconfirmed } from '../platform/platform-failure.ts'
import { useRefresh } from '../platform/use-refresh.ts'
import { sendConfirmed } from '../saving/send-confirmed.ts'
import { findMasterPage } from './master-pages.ts'
import { DELETE_FAILED, PAGE_DELETED } from './messages.ts'

const TOUCHED = [GetSitePagesByAdminDocument]

export interface PageRemoval {
  readonly remove: (pageName: string) => void
  /** Name of the page that is being deleted, null while none is. */
  readonly removing: string | null
}

/** Deletes a master page and says what came of it. */
export const usePageRemoval = (): PageRemoval => {
  const bridge = useBridge()
  const notify = useNotify()
  const refresh = useRefresh()
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = useCallback(
    async (pageName: string) => {
      setRemoving(pageName)
      try {
        await sendConfirmed({
          send: () => executeOperation(bridge, DeleteSitePageDocument, { pageName }),
          find: async () => ((await findMasterPage(bridge, pageName)) === undefined ? 'as-sent' : 'absent'),
        })
        notify.success(PAGE_DELETED, pageName)
        refresh(TOUCHED)
      } catch (error) {
        notify.error(DELETE_FAILED, readableServerMessage(asPlatformFailure(error).message))
        if (isUnconfirmed(error)) refresh(TOUCHED)
      } finally {
        setRemoving(null)
      }
    },
    [bridge, notify, refresh],
  )
  return { remove: useCallback((pageName) => void remove(pageName), [remove]), removing }
}
