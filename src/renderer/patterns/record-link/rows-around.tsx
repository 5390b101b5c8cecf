import { createContext, type ReactNode, type RefObject, use, useMemo } from 'react'
import { useNewest } from '#components/memory/use-newest.ts'

/** Gives the ids of the rows that a list shows, over all its pages, in its order. */
export type RowOrder = () => readonly string[]

const RowOrderContext = createContext<RowOrder | null>(null)

/** The order of the list around, to be asked for when a row is opened; null outside of one. */
export const useRowOrder = (): RowOrder | null => use(RowOrderContext)

/** Offers the order of a list, which may change from drawing to drawing, to what opens its rows; null: its rows are no records. */
export const RowOrderOffered = ({ order, children }: { readonly order: RowOrder | null; readonly children: ReactNode }) => {
  const offered = useOffered(order !== null, useNewest(order))
  return <RowOrderContext value={offered}>{children}</RowOrderContext>
}

const useOffered = (isOffered: boolean, newest: RefObject<RowOrder | null>): RowOrder | null =>
  useMemo(() => (isOffered ? () => newest.current?.() ?? [] : null), [isOffered, newest])

/** Rows before and after the opened one that go along: the history of the window holds them for each visit. */
const MOST = 500

/** What a list hands to the page of its row, so that one can go on to the next. */
export interface RowsAround {
  readonly ids: readonly string[]
  /** How many rows of the list are before the first of `ids`. */
  readonly before: number
  /** Of all rows that the list shows. */
  readonly count: number
  /** The address of the list. */
  readonly back: string
}

/** @param ids of all rows, in order. @returns null when the row is not among them */
export function rowsAround(ids: readonly string[], id: string, back: string): RowsAround | null {
  const at = ids.indexOf(id)
  if (at === -1) return null
  const before = Math.max(0, at - MOST)
  return { ids: ids.slice(before, at + MOST + 1), before, count: ids.length, back }
}
