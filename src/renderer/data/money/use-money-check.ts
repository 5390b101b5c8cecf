import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import type { MoneyEntry } from '#shared/bridge/money.ts'
import { useBridge } from '../bridge/bridge-context.ts'

import { MONEY_ENTRIES, withEntry } from './use-money-entries.ts'

/** What can be done about something that was sent. */
export interface MoneyCheck {
  /** Reads the platform back at once. */
  readonly check: (key: string) => Promise<void>
  /** Takes what is settled from the list, as seen. */
  readonly dismiss: (key: string) => Promise<void>
}

export const useMoneyCheck = (): MoneyCheck => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const check = useCallback(
    async (key: string) => {
      const checked = await bridge.money.check({ key })
      if (checked.ok) queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (entries) => entries && withEntry(entries, checked.value))
    },
    [bridge, queries],
  )
  const dismiss = useCallback(
    async (key: string) => {
      const dismissed = await bridge.money.dismiss({ key })
      if (dismissed.ok) queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (entries) => entries?.filter((entry) => entry.key !== key))
    },
    [bridge, queries],
  )
  return { check, dismiss }
}
