import { useLocation, useSearchParams } from 'react-router-dom'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The record that a list put into the navigation state under a name; null where there is none with an id. Only the console's own lists write there. */
export const carriedRecord = <Stored extends object>(state: unknown, name: string, idName: keyof Stored & string): Stored | null => {
  const carried = isObject(state) ? state[name] : null
  return isObject(carried) && typeof carried[idName] === 'string' && carried[idName] !== '' ? (carried as Stored) : null
}

/** The id of the record that a screen edits, from the address (`?plan=`) or else from the list that led here, and the record as that list knew it. */
export const useNamedRecord = <Stored extends object>(
  name: string,
  idName: keyof Stored & string,
): { readonly id: string | null; readonly known: Stored | null } => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const carried = carriedRecord<Stored>(state, name, idName)
  const carriedId = carried === null ? null : String(carried[idName])
  const id = search.get(name) ?? carriedId
  return { id, known: id === carriedId ? carried : null }
}
