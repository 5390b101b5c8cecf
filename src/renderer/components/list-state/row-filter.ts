/** How one filter decides about a row. */
export type Criterion<Row, Value> =
  | {
      /** Part of the text, whatever the letter case. A row is kept when any of the texts contains what is typed. Source: SLIST-026. */
      readonly kind: 'text'
      readonly text: (row: Row) => string | null | undefined | readonly (string | null | undefined)[]
    }
  | {
      /** One of the chosen values; nothing chosen keeps every row. */
      readonly kind: 'choice'
      readonly value: (row: Row) => string | null | undefined | readonly string[]
    }
  | {
      /** Anything else; `isSet` says whether the value filters at all. */
      readonly kind: 'test'
      readonly isSet: (value: Value) => boolean
      readonly test: (row: Row, value: Value) => boolean
    }

export type Criteria<Row, Filters extends object> = { readonly [Name in keyof Filters]: Criterion<Row, Filters[Name]> }

export interface RowFilter<Filters extends object> {
  /** Ascending indexes of the rows for which every set filter holds; `undefined` when no filter is set (all rows). */
  readonly apply: (filters: Filters) => Uint32Array | undefined
}

/** Prepares `rows` for filtering at every keystroke. Do it once per array of rows (`useMemo`). */
export declare function createRowFilter<Row, Filters extends object>(rows: readonly Row[], criteria: Criteria<Row, Filters>): RowFilter<Filters>
