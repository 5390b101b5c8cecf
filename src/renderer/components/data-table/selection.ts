import { useCallback, useEffect, useMemo, useRef } from 'react'

/**
 * Which rows a bulk action is for: this many by id, or all that match the filters less a few.
 * The second form stays small however many match, and is dropped when the filters change (see `filterKey`).
 */
export type Selection = { readonly mode: 'some'; readonly ids: ReadonlySet<string> } | { readonly mode: 'all-matching'; readonly except: ReadonlySet<string> }

export const NOTHING_SELECTED: Selection = { mode: 'some', ids: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

export function selectedCount(selection: Selection, matching: number): number {
  return selection.mode === 'some' ? selection.ids.size : matching - selection.except.size
}

export function withSelected(selection: Selection, ids: Iterable<string>, selected: boolean): Selection {
  const listed = new Set(selection.mode === 'some' ? selection.ids : selection.except)
  const isListed = selected === (selection.mode === 'some')
  for (const id of ids) {
    if (isListed) listed.add(id)
    else listed.delete(id)
  }
  return selection.mode === 'some' ? { mode: 'some', ids: listed } : { mode: 'all-matching', except: listed }
}

export interface RowSelection {
  readonly isSelected: (id: string) => boolean
  readonly page: boolean | 'mixed'
  /** Selects or deselects one row; `extend` (Shift): all rows from the one touched last to this one. */
  readonly toggle: (index: number, extend: boolean) => void
  /** Selects every row from the one touched last to this one, as Shift with an arrow does. */
  readonly extendTo: (from: number, to: number) => void
  readonly togglePage: () => void
  readonly select: (ids: Iterable<string>, selected: boolean) => void
}

/**
 * Selecting rows of a page.
 * @param idAt id of the row at a place of the page, from 0; undefined for the header of a group
 * @param all of a grouped page: the rows of collapsed groups too
 * @returns `null` for a table without selection
 */
export function useRowSelection(
  selection: Selection | undefined,
  onChange: ((selection: Selection) => void) | undefined,
  idAt: (index: number) => string | undefined,
  rowCount: number,
  filterKey: string | undefined,
  all: PageIds = { idAt, count: rowCount },
): RowSelection | null {
  const anchor = useRef<number | null>(null)
  useDropOnNewFilters(selection, onChange, filterKey)

  const { idAt: idOnPage, count } = all
  const page = useMemo(() => (selection === undefined ? false : pageState(selection, idOnPage, count)), [selection, idOnPage, count])
  const change = useSelectionChange(selection, onChange)

  return useMemo(
    () =>
      selection === undefined || onChange === undefined
        ? null
        : {
            isSelected: (id) => isSelected(selection, id),
            page,
            toggle: (index, extend) => {
              const start = extend && anchor.current !== null ? Math.min(anchor.current, rowCount - 1) : index
              change(idsBetween(idAt, start, index), !isSelected(selection, idAt(index) ?? ''))
              anchor.current = index
            },
            extendTo: (from, to) => {
              anchor.current ??= from
              change(idsBetween(idAt, Math.min(anchor.current, rowCount - 1), to), true)
            },
            togglePage: () => {
              if (count > 0) change(idsBetween(idOnPage, 0, count - 1), page !== true)
            },
            select: change,
          },
    [selection, onChange, change, idAt, idOnPage, count, page, rowCount],
  )
}

/** It outlives a refresh: made beside `idAt` it would keep the rows of that time. */
const useSelectionChange = (selection: Selection | undefined, onChange: ((selection: Selection) => void) | undefined): RowSelection['select'] =>
  useCallback(
    (ids, selected) => {
      if (selection !== undefined) onChange?.(withSelected(selection, ids, selected))
    },
    [selection, onChange],
  )

interface PageIds {
  readonly idAt: (index: number) => string | undefined
  readonly count: number
}

const idsBetween = (idAt: PageIds['idAt'], one: number, other: number): readonly string[] => {
  const ids: string[] = []
  for (let index = Math.min(one, other); index <= Math.max(one, other); index++) {
    const id = idAt(index)
    if (id !== undefined) ids.push(id)
  }
  return ids
}

function pageState(selection: Selection, idAt: PageIds['idAt'], rowCount: number): boolean | 'mixed' {
  if (selection.mode === 'some' && selection.ids.size === 0) return false
  let some = false
  let all = true
  for (let index = 0; index < rowCount && (all || !some); index++) {
    if (isSelected(selection, idAt(index) ?? '')) some = true
    else all = false
  }
  if (!some) return false
  return all ? true : 'mixed'
}

/** "All matching" was said about other rows once the filters change. */
function useDropOnNewFilters(selection: Selection | undefined, onChange: ((selection: Selection) => void) | undefined, filterKey: string | undefined): void {
  const chosenFor = useRef(filterKey)
  useEffect(() => {
    if (chosenFor.current === filterKey) return
    chosenFor.current = filterKey
    if (selection?.mode === 'all-matching') onChange?.(NOTHING_SELECTED)
  }, [filterKey, selection, onChange])
}
