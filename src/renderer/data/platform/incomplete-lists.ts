import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Missing } from '#shared/bridge/platform.ts'
import { plainRow } from './compact/compact-rows.ts'

/** What is missing of an answer, or of each page of a list that is read in pages. */
export const missingOf = (data: unknown): readonly Missing[] => {
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(missingOf)
  return 'missing' in data && data.missing !== undefined ? [data.missing as Missing] : []
}

export const incompleteLists = (queries: QueryClient): readonly Query[] =>
  queries.getQueryCache().findAll({ type: 'active', predicate: (query) => missingOf(query.state.data).length > 0 })

/**
 * What `read` finds among the lists that a screen or a dialog shows at the moment. It must give the same value where
 * nothing changed.
 */
export const useIncompleteLists = <Value>(read: (lists: readonly Query[]) => Value): Value => {
  const queries = useQueryClient()
  const subscribe = useCallback((onChange: () => void) => queries.getQueryCache().subscribe(onChange), [queries])
  return useSyncExternalStore(subscribe, () => read(incompleteLists(queries)))
}

/** Whether something is missing of the lists that a screen or a dialog shows at the moment. */
export const useIsIncomplete = (): boolean => useIncompleteLists((lists) => lists.length > 0)

/**
 * Whether something is missing of the lists in use, or one of them is still arriving: for those who only need to know
 * when they act.
 */
export const isAnythingMissing = (queries: QueryClient): boolean =>
  incompleteLists(queries).length > 0 ||
  queries.getQueryCache().findAll({ type: 'active', queryKey: ['arriving'], predicate: ({ state }) => Array.isArray(state.data) }).length > 0

/**
 * What is missing of rows that do not come by an operation, to be kept beside them in the query cache; nothing where
 * all came.
 */
export const rowsLeftOut = (leftOut: number | undefined): { readonly missing?: Missing } =>
  leftOut === undefined ? {} : { missing: { leftOut, unusable: [], fields: [], isOpenEnded: false, reason: null } }

/** The fields of a row that could not be loaded. It is part of the row, so that a copy of the row keeps it. */
export const MARK = '__notLoaded'

type MarkedRow = { readonly [MARK]?: readonly string[] }

/**
 * Whether a field such as `basicSiteSetting.curr` is null because it could not be loaded: unknown, neither none nor a
 * default.
 */
export const isNotLoaded = (row: object, field: string): boolean =>
  (row as MarkedRow)[MARK]?.some((missing) => missing === field || field.startsWith(`${missing}.`) || missing.startsWith(`${field}.`)) ?? false

/**
 * The data of an answer without the rows that must not be shown; the fields that are missing from the others are
 * marked there.
 */
export const withGaps = <Data>(data: Data, { unusable, fields }: Missing): Data => {
  const [field, list] = Object.entries(data as Readonly<Record<string, unknown>>)[0] ?? ['', null]
  const rows = Array.isArray(list) ? list : (list as { readonly items?: unknown } | null)?.items
  if (!Array.isArray(rows)) return data
  const marks = new Map<number, string[]>()
  for (const gap of fields) {
    // Where not every place is named, any row may lack the field.
    const places = gap.count > gap.rows.length ? rows.keys() : gap.rows
    for (const place of places) marks.set(place, [...(marks.get(place) ?? []), gap.field])
  }
  const left = new Set(unusable)
  const marked = (rows as unknown[]).flatMap((row, place) => (left.has(place) ? [] : [withMark(row, marks.get(place))]))
  return { [field]: Array.isArray(list) ? marked : { ...(list as object), items: marked } } as Data
}

const withMark = (row: unknown, fields: readonly string[] | undefined): unknown =>
  fields === undefined || typeof row !== 'object' ? row : { ...plainRow(row), [MARK]: fields }
