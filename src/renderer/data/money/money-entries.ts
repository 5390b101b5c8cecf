import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { isBulkPaymentKey, type MoneyOperation } from '#shared/domain/payment.ts'
import type { Result } from '#shared/result.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { createStore, useStore } from '../bridge/store.ts'
import { unwrap } from '../platform/platform-failure.ts'
import { announceChange } from '../windows/other-windows.ts'

export const MONEY_ENTRIES = ['money', 'entries'] as const

const NONE: readonly MoneyEntry[] = []

/** What the signed-in user sent and has not seen off, newest first. `MoneyEvents` brings the changes; main's journal keeps it over a restart. */
export const useAllMoneyEntries = (): readonly MoneyEntry[] => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const { data = NONE } = useQuery<readonly MoneyEntry[]>({
    queryKey: MONEY_ENTRIES,
    queryFn: async () => {
      const [asked] = announced(queries)
      const listed = unwrap(await bridge.money.list()) ?? NONE
      return announcedSince(queries, asked?.turn ?? 0).reduce(withEntry, listed)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

interface Announced {
  /** Counted in this session. */
  readonly turn: number
  readonly entry: MoneyEntry
}
const ANNOUNCED = ['money', 'announced'] as const

/** The last announcement of each sending, the newest first. */
const announced = (queries: QueryClient): readonly Announced[] => queries.getQueryData<readonly Announced[]>(ANNOUNCED) ?? []

/** What was announced after so many turns, oldest first: a list that was asked for then may be older. */
const announcedSince = (queries: QueryClient, turns: number): readonly MoneyEntry[] =>
  announced(queries)
    .filter(({ turn }) => turn > turns)
    .toReversed()
    .map(({ entry }) => entry)

/** Puts what main announced into the list, also where that is being read. */
export const takeAnnounced = (queries: QueryClient, entry: MoneyEntry): void => {
  const before = announced(queries)
  queries.setQueryData<readonly Announced[]>(ANNOUNCED, [{ turn: (before[0]?.turn ?? 0) + 1, entry }, ...before.filter((each) => each.entry.key !== entry.key)])
  queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (known) => known && withEntry(known, entry))
}

/** Keys of sendings whose outcome a dialog of this page shows, so that neither a toast nor a bar need say it too. */
const watched = createStore<ReadonlySet<string>>(new Set())

export const watch = (key: string): void => watched.set(new Set([...watched.current(), key]))
export const unwatch = (key: string): void => watched.set(new Set([...watched.current()].filter((each) => each !== key)))

/** Of all entries the ones that no dialog shows at the moment. */
export const useMoneyEntries = (): readonly MoneyEntry[] => {
  const entries = useAllMoneyEntries()
  const shown = useStore(watched)
  return useMemo(() => entries.filter(({ key }) => !shown.has(key)), [entries, shown])
}

/** How far a sending has come. It never goes back: what says so is older. */
const PROGRESS: Readonly<Record<MoneyEntry['state'], number>> = { sending: 0, unknown: 1, absent: 2, refused: 3, done: 3 }

/** The newer form of one sending: an answer may arrive after the event of what happened since. */
const newerEntry = (one: MoneyEntry, other: MoneyEntry): MoneyEntry => {
  const ahead = PROGRESS[other.state] - PROGRESS[one.state] || (other.checkedAt ?? 0) - (one.checkedAt ?? 0)
  return ahead < 0 ? one : other
}

/** The list with an entry in its newest form, in its place or in front. */
export const withEntry = (entries: readonly MoneyEntry[], entry: MoneyEntry): readonly MoneyEntry[] =>
  entries.some(({ key }) => key === entry.key) ? entries.map((each) => (each.key === entry.key ? newerEntry(each, entry) : each)) : [entry, ...entries]

/** `check` reads the platform at once; `decide` settles an undecided payment; `dismiss` hides a settled one. */
export const useMoneyCheck = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  return useMemo(() => {
    const change = (next: (entries: readonly MoneyEntry[]) => readonly MoneyEntry[]): void =>
      void queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (entries) => entries && next(entries))
    return {
      check: async (key: string): Promise<void> => {
        const checked = await bridge.money.check({ key })
        if (checked.ok) change((entries) => withEntry(entries, checked.value))
      },
      decide: async (decision: CallArgument<'money.decide'>): Promise<Result<MoneyEntry>> => {
        const decided = await bridge.money.decide(decision)
        // The bulk change shows the outcome of its own payments.
        const isOwn = isBulkPaymentKey(decision.key)
        if (decided.ok) change((entries) => (isOwn ? entries.filter(({ key }) => key !== decision.key) : withEntry(entries, decided.value)))
        return decided
      },
      dismiss: async (key: string): Promise<void> => {
        const dismissed = await bridge.money.dismiss({ key })
        if (!dismissed.ok) return
        change((entries) => entries.filter((entry) => entry.key !== key))
        announceChange({ kind: 'payments' })
      },
    }
  }, [bridge, queries])
}

/** Bookings on the platform that may be those of an undecided payment. Read on mount and on demand. */
export const usePaymentLook = (key: string) => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['money', 'look', key],
    queryFn: async () => {
      const looked = await bridge.money.look({ key })
      if (looked.ok) queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (entries) => entries && withEntry(entries, looked.value.entry))
      return looked
    },
    gcTime: 0,
  })
  return { looked: data, isLooking: isFetching, lookAgain: () => void refetch() }
}

const NAMES: Readonly<Record<MoneyOperation, string>> = {
  SiteWalletRechargeByAdmin: 'Recharge',
  SubscribeSitePlanByAdminV2: 'Subscription',
  CreateSiteExtraService: 'One-time service',
  GenerateTransactionId: 'Transaction id',
  GenerateSiteInvoice: 'Invoice',
  UpdateCPWallet: 'Partner wallet entry',
}

/** What was sent, to whom: "Recharge of ₹500.00 for cafe.example". */
export const titleOf = ({ operation, amount, currency, domain }: MoneyEntry): string => `${NAMES[operation]} of ${formatMoney(amount, currency)} for ${domain}`
