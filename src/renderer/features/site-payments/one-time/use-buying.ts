import { useCallback, useRef, useState } from 'react'
import { useMoney } from '#data/money/use-money.ts'
import { useMoneyCheck } from '#data/money/use-money-check.ts'
import { CreateSiteExtraServiceDocument } from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { parseMoney } from '#shared/domain/money.ts'
import type { Remedy } from '#shared/remedy.ts'
import type { PaymentSite } from '../payment-site.ts'
import type { ExtraRow } from './extra-row-fields.tsx'

/** One-time services on their way: confirmed together, bought one after another, each under a key of its own. */
export interface Buying {
  /** What is not bought yet; null while nothing is being confirmed. */
  readonly left: readonly ExtraRow[] | null
  /** What the confirmation speaks of: what is to be bought, or the one of which its entry says that it arrived. */
  readonly shown: readonly ExtraRow[]
  /** How the confirmation stands, under the key it was pressed with: what stopped it, or that the last one is bought. */
  readonly entry: MoneyEntry | null
  readonly ask: (rows: readonly ExtraRow[]) => void
  /** Buys what is left, the first under the key of the confirmation. Answers with the rows that are left: none when all are bought. */
  readonly confirm: (key: string) => Promise<readonly ExtraRow[]>
  /** Reads the platform back at once. */
  readonly check: () => void
  /** What can be done where the first of what is left was not sent. */
  readonly remedy: Remedy | null
  /** Closes the confirmation. */
  readonly leave: () => void
}

interface Order {
  /** What is not bought yet, as far as the answers say. */
  readonly rows: readonly ExtraRow[]
  /** The key that the confirmation was pressed with last. */
  readonly pressedKey: string | null
  /** The key under which the first of the rows was sent; null before. */
  readonly sentKey: string | null
}

/** Buys the rows of a form one after another, and stops at the first that is not certainly bought. */
export const useBuying = ({ siteId, domain, currency }: PaymentSite): Buying => {
  const { run, entry, check, remedy, leave: leaveMoney } = useMoney(CreateSiteExtraServiceDocument)
  const { dismiss } = useMoneyCheck()
  const [order, setOrder] = useState<Order | null>(null)
  const pending = useRef(false)

  const buy = useCallback(
    async (key: string, { serviceName, price, note }: ExtraRow): Promise<boolean> => {
      const amt = parseMoney(price) ?? 0
      const variables = { siteId, amt, currency, serviceName, note: note.trim() === '' ? null : note.trim() }
      const { state } = await run(key, variables, { siteId, domain, amount: amt, currency, text: serviceName })
      if (state !== 'done') return false
      await dismiss(key)
      return true
    },
    [currency, dismiss, domain, run, siteId],
  )
  const wanted = order?.rows
  const confirm = useCallback(
    async (pressedKey: string): Promise<readonly ExtraRow[]> => {
      let rows = wanted ?? []
      if (pending.current) return rows
      pending.current = true
      let sentKey: string = pressedKey
      for (let row = rows[0]; row !== undefined; row = rows[0]) {
        setOrder({ rows, pressedKey, sentKey })
        if (!(await buy(sentKey, row))) break
        rows = rows.slice(1)
        sentKey = crypto.randomUUID()
      }
      pending.current = false
      if (rows.length === 0) setOrder({ rows, pressedKey, sentKey: null })
      return rows
    },
    [buy, wanted],
  )
  const ask = useCallback((rows: readonly ExtraRow[]) => setOrder({ rows, pressedKey: null, sentKey: null }), [])
  const leave = useCallback(() => {
    leaveMoney()
    setOrder(null)
  }, [leaveMoney])
  return {
    left: order && leftOf(order, entry),
    shown: order === null ? [] : shownRows(order, entry),
    entry: order && shownEntry(order, entry),
    ask,
    confirm,
    check,
    remedy,
    leave,
  }
}

/** What is left once it is known the outcome of the first row: what got no answer may turn out to have arrived. */
const leftOf = (order: Order, entry: MoneyEntry | null): readonly ExtraRow[] => (isFirstDone(order, entry) ? order.rows.slice(1) : order.rows)

const shownRows = (order: Order, entry: MoneyEntry | null): readonly ExtraRow[] => (isFirstDone(order, entry) ? order.rows.slice(0, 1) : order.rows)

const isFirstDone = ({ sentKey }: Order, entry: MoneyEntry | null): boolean => entry?.state === 'done' && entry.key === sentKey

/** The entry of the row that is being sent, as the outcome of the press. */
const shownEntry = ({ pressedKey, sentKey }: Order, entry: MoneyEntry | null): MoneyEntry | null =>
  entry === null || pressedKey === null || entry.key !== sentKey || isJustBought(entry) ? null : { ...entry, key: pressedKey }

/** Bought without a doubt: the next row follows at once, or the confirmation closes. */
const isJustBought = ({ state, found }: MoneyEntry): boolean => state === 'done' && !found
