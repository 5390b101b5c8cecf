import { newerFirst } from './date.ts'

/** Records newest first by `createdAt`, whatever order the platform gave them in; those without a date, and with one that cannot be, come last. */
export const newestFirst = <Row extends { readonly createdAt?: number | null }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => newerFirst(one.createdAt, other.createdAt))
