/**
 * Which rows a bulk action is for: this many by id, or all that match the filters less a few.
 * The second form stays small however many match, and is dropped when the filters change (see `filterKey`).
 */
export type Selection = { readonly mode: 'some'; readonly ids: ReadonlySet<string> } | { readonly mode: 'all-matching'; readonly except: ReadonlySet<string> }

export const NOTHING_SELECTED: Selection = { mode: 'some', ids: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** How many rows are selected out of `matching` rows that pass the filters. */
export function selectedCount(selection: Selection, matching: number): number {
  return selection.mode === 'some' ? selection.ids.size : matching - selection.except.size
}

/** The selection with all of `ids` selected, or all of them deselected. */
export function withSelected(selection: Selection, ids: Iterable<string>, selected: boolean): Selection {
  if (selection.mode === 'some') {
    const next = new Set(selection.ids)
    for (const id of ids) {
      if (selected) next.add(id)
      else next.delete(id)
    }
    return { mode: 'some', ids: next }
  }
  const except = new Set(selection.except)
  for (const id of ids) {
    if (selected) except.delete(id)
    else except.add(id)
  }
  return { mode: 'all-matching', except }
}
