import type { Missing } from '#shared/bridge/platform.ts'

/** The fields of a row that could not be loaded. It is part of the row, so that a copy of the row keeps it. */
const MARK = '__notLoaded'

type MarkedRow = { readonly [MARK]?: readonly string[] }

/**
 * Whether a field of a row, such as `basicSiteSetting.curr`, is null because it could not be loaded. Such a value is unknown: it must not pass for none, nor
 * for a default.
 */
export const isNotLoaded = (row: object, field: string): boolean =>
  (row as MarkedRow)[MARK]?.some((missing) => missing === field || field.startsWith(`${missing}.`) || missing.startsWith(`${field}.`)) ?? false

/** The data of an answer without the rows that must not be shown; the fields that are missing from the others are marked there. */
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
  fields === undefined || typeof row !== 'object' ? row : { ...row, [MARK]: fields }
