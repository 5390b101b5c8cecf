import { useRef, useState } from 'react'
import { useMoneyCheck } from '#data/money/money-entries.ts'
import { useMoney } from '#data/money/use-money.ts'
import { CreateSiteExtraServiceDocument } from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { parseMoney } from '#shared/domain/money.ts'
import type { PaymentSite } from '../payment-site.ts'

export interface ExtraRow {
  readonly serviceName: string
  /** In major units. */
  readonly price: string
  readonly note: string
}

interface Order {
  /** What is not bought yet, as far as the answers say. */
  readonly rows: readonly ExtraRow[]
  /** The key that the confirmation was pressed with last. */
  readonly pressedKey: string | null
  /** The key under which the first of the rows was sent; null before. */
  readonly sentKey: string | null
}

const NOTHING: Order = { rows: [], pressedKey: null, sentKey: null }

/** Buys the rows of a form, confirmed together, one after another, each under a key of its own. Stops at the first that is not certainly bought. */
export const useBuying = ({ siteId, domain, currency }: PaymentSite) => {
  const { run, entry, check, reason, remedy, leave } = useMoney(CreateSiteExtraServiceDocument)
  const { dismiss } = useMoneyCheck()
  const [order, setOrder] = useState<Order | null>(null)
  // The confirmation may be closed and opened again while rows are still being sent.
  const isBuying = useRef(false)
  const { rows: wanted, pressedKey, sentKey } = order ?? NOTHING
  const isOfFirst = entry !== null && entry.key === sentKey
  // What got no answer may turn out to have arrived.
  const isFirstDone = isOfFirst && entry.state === 'done'
  // Bought without a doubt: the next row follows at once, or the confirmation closes.
  const isJustBought = isFirstDone && !entry.found

  const buy = async (key: string, { serviceName, price, note }: ExtraRow): Promise<boolean> => {
    const amt = parseMoney(price) ?? 0
    const variables = { siteId, amt, currency, serviceName, note: note.trim() === '' ? null : note.trim() }
    const { state } = await run(key, variables, { siteId, domain, amount: amt, currency, text: serviceName })
    if (state !== 'done') return false
    await dismiss(key)
    return true
  }
  /** Buys what is left, the first under the key of the confirmation. Answers with the rows that are left: none when all are bought. */
  const confirm = async (pressed: string): Promise<readonly ExtraRow[]> => {
    let rows = wanted
    if (isBuying.current) return rows
    isBuying.current = true
    let key = pressed
    for (let row = rows[0]; row !== undefined; row = rows[0]) {
      setOrder({ rows, pressedKey: pressed, sentKey: key })
      if (!(await buy(key, row))) break
      rows = rows.slice(1)
      key = crypto.randomUUID()
    }
    isBuying.current = false
    if (rows.length === 0) setOrder({ rows, pressedKey: pressed, sentKey: null })
    return rows
  }
  return {
    /** What is not bought yet; null while nothing is being confirmed. */
    left: order && (isFirstDone ? wanted.slice(1) : wanted),
    /** What the confirmation speaks of: what is to be bought, or the one of which its entry says that it arrived. */
    shown: isFirstDone ? wanted.slice(0, 1) : wanted,
    /** How the confirmation stands, under the key it was pressed with: what stopped it, or that the last one is bought. */
    money: { entry: isOfFirst && pressedKey !== null && !isJustBought ? shownAs(entry, pressedKey) : null, check, reason, remedy },
    ask: (rows: readonly ExtraRow[]) => setOrder({ ...NOTHING, rows }),
    confirm,
    leave: () => {
      leave()
      setOrder(null)
    },
  }
}

/** The entry of the row that is being sent, as the outcome of the press. */
const shownAs = (entry: MoneyEntry, key: string): MoneyEntry => ({ ...entry, key })
