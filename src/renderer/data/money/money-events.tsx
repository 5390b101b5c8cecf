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
import { useBridge } from '../bridge/bridge-context.ts'

import { useNotify } from '../notifications/use-notify.ts'
import { platformQueryKey } from '../platform/use-read.ts'
import { toastOf } from './money-texts.ts'
import { useMoneyCheck } from './use-money-check.ts'
import { MONEY_ENTRIES, useMoneyEntries, withEntry } from './use-money-entries.ts'

/** What money changes on the platform, whichever operation moved it. */
const TOUCHED = [
  platformQueryKey(GetSiteWalletByIdDocument),
  platformQueryKey(GetSiteTransactionsBySiteDocument),
  platformQueryKey(GetSubscriptionPlansBySiteIdDocument),
  platformQueryKey(GetSiteExtraServicesBySiteIdDocument),
  platformQueryKey(GetInternalUsersByUserRoleDocument),
  platformQueryKey(GetUserWalletBalanceDocument),
  platformQueryKey(GetUserWalletTransactionsDocument),
]

const isOpen = ({ state }: MoneyEntry): boolean => state === 'sending' || state === 'unknown'

/**
 * Brings main's reports of sent money to the screens of the session: the entries, the lists that are out of date once something is done, and a toast for what
 * no dialog shows, which is all there is after a reload or a crash. Draws nothing.
 */
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
        queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (known) => known && withEntry(known, entry))
        if (entry.state === 'done') for (const queryKey of TOUCHED) void queries.invalidateQueries({ queryKey })
      }),
    [bridge, queries],
  )
  useEffect(() => {
    for (const entry of entries) {
      if (reported.current.get(entry.key) === entry.state) continue
      reported.current.set(entry.key, entry.state)
      const toast = toastOf(entry)
      if (toast === null) continue
      const actions = isOpen(entry) ? {} : { actions: [{ label: 'Seen', run: () => void dismiss(entry.key) }] }
      notify.show({ ...toast, ...actions })
    }
  }, [dismiss, entries, notify])
  return null
}
