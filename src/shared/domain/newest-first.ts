/** Records newest first by `createdAt`, whatever order the platform gave them in; those without a date come last. Source: CALL-027. */
export const newestFirst = <Row extends { readonly createdAt?: number | null }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (other.createdAt ?? Number.NEGATIVE_INFINITY) - (one.createdAt ?? Number.NEGATIVE_INFINITY) || 0)
