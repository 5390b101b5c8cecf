import type { Missing } from '#shared/bridge/platform.ts'

/**
 * What is missing of a list that comes in pages, with what is missing of one more page.
 * @param placeOf where a row of the page is in the list; undefined where it is not in it
 */
export function mergeMissing(before: Missing | null, page: Missing, placeOf: (place: number) => number | undefined): Missing {
  const fields = new Map((before?.fields ?? []).map((gap) => [gap.field, gap.rows] as const))
  for (const { field, rows } of page.fields) fields.set(field, [...(fields.get(field) ?? []), ...rows.flatMap((place) => placeOf(place) ?? [])])
  return {
    // What the page marks as unusable does not enter the list.
    leftOut: (before?.leftOut ?? 0) + page.leftOut + page.unusable.length,
    unusable: [],
    fields: Array.from(fields, ([field, rows]) => ({ field, count: rows.length, rows })).filter(({ count }) => count > 0),
    isOpenEnded: page.isOpenEnded || (before?.isOpenEnded ?? false),
    reason: before?.reason ?? page.reason,
  }
}
