import type { List } from '../list-declaration.ts'

/** What a view needs to know of its list. */
export type ViewedList = Pick<List<never>, 'many' | 'context' | 'prefix'>

/** The parameters of the address that say what the list lists; a list beside another one has none of its own. */
export const contextOf = ({ context = [], prefix }: ViewedList, search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => prefix !== undefined || context.includes(name)))

/** Where the sidebar finds the list on screen; null for one beside another, which is nowhere by itself. */
export const placeOf = (list: ViewedList, { pathname, search }: { readonly pathname: string; readonly search: string }): string | null => {
  if (list.prefix !== undefined) return null
  const context = contextOf(list, search)
  context.delete('dialog')
  return context.size === 0 ? pathname : `${pathname}?${context}`
}
