import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  GetInternalUsersByUserRoleDocument,
  GetSiteExtraServicesBySiteIdDocument,
  GetSiteTransactionsBySiteDocument,
  GetSiteWalletByIdDocument,
  GetSubscriptionPlansBySiteIdDocument,
  GetUserWalletBalanceDocument,
  GetUserWalletTransactionsDocument,
} from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { type Notification, useNotify } from '../notifications/use-notify.ts'
import { operationOf } from '../platform/operation-of.ts'
import { refreshAnswers } from '../platform/query-client.ts'
import { takeAnnounced, titleOf, useMoneyCheck, useMoneyEntries } from './money-entries.ts'

/** What money changes on the platform, whichever operation moved it. */
const TOUCHED = [
  GetSiteWalletByIdDocument,
  GetSiteTransactionsBySiteDocument,
  GetSubscriptionPlansBySiteIdDocument,
  GetSiteExtraServicesBySiteIdDocument,
  GetInternalUsersByUserRoleDocument,
  GetUserWalletBalanceDocument,
  GetUserWalletTransactionsDocument,
].map((document: TypedDocumentNode<unknown, never>) => operationOf(document))

/** Keeps entries live, has lists that money changed read again, and shows a toast for what no dialog shows. Draws nothing. */
export const MoneyEvents = (): null => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const entries = useMoneyEntries()
  const { dismiss } = useMoneyCheck()
  const reported = useRef(new Map<string, MoneyEntry['state']>())

  useEffect(
    () =>
      bridge.on('money.changed', (entry) => {
        takeAnnounced(queries, entry)
        // Every window gets the event.
        if (entry.state === 'done') refreshAnswers(queries, TOUCHED)
      }),
    [bridge, queries],
  )
  useEffect(() => {
    for (const entry of entries) {
      const { key, state } = entry
      if (reported.current.get(key) === state) continue
      reported.current.set(key, state)
      const toast = toastOf(entry)
      if (toast === null) continue
      const actions = state === 'unknown' ? {} : { actions: [{ label: 'Seen', run: () => void dismiss(key) }] }
      notify.show({ ...toast, ...actions })
    }
  }, [dismiss, entries, notify])
  return null
}

/** The outcome of something that no dialog shows; null while there is nothing to say. */
const toastOf = (entry: MoneyEntry): Notification | null => {
  const id = `money ${entry.key}`
  const detail = titleOf(entry)
  switch (entry.state) {
    case 'sending':
      return null
    case 'unknown':
      return { id, intent: 'warning', message: 'The platform did not confirm this. Checking whether it arrived.', detail, progress: null }
    case 'done':
      return { id, intent: 'success', message: entry.found ? 'Confirmed: the platform has recorded it.' : 'It is done.', detail }
    case 'absent': {
      const message = `${entry.message ?? ''} It is not on the platform as of ${formatDateTime(entry.checkedAt ?? entry.startedAt)}.`.trim()
      return { id, intent: 'error', message, detail }
    }
    case 'refused':
      return { id, intent: 'error', message: entry.message ?? 'It was refused.', detail }
  }
}
