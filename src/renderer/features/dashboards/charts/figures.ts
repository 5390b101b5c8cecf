import { formatCount } from '#shared/domain/text.ts'

/** A bar, a colour of a stack, a line or a column of a heat map. */
export interface Part {
  readonly key: string
  /** Unique among its neighbours: a chart places by it. */
  readonly label: string
  /** What its colour says; a colour of its own where absent. */
  readonly tone?: 'success' | 'warning' | 'danger' | 'neutral'
  /** It is several together, which the list cannot be filtered by. */
  readonly isMixed?: true
}

export interface Amount {
  /** The length of its bar or the depth of its colour; never shown. */
  readonly size: number
  readonly text: string
}

/** The numbers of a chart, the same for its drawing and its table. */
export interface Figures {
  /** What the parts are: "Week from" and "Plan". */
  readonly acrossTitle: string
  readonly withinTitle: string
  /** From left to right. */
  readonly across: readonly Part[]
  /** The colours of a stack, or the lines of a heat map from the top. */
  readonly within: readonly Part[]
  /** By `across`, then by `within`. */
  readonly amounts: readonly (readonly Amount[])[]
}

/** Rows divided into parts, each row into one of them. */
export interface Division<Row> {
  readonly title: string
  readonly parts: readonly Part[]
  readonly partOf: (row: Row) => string
}

/** One bar or cell as text, for the address. */
export const cellKey = (acrossKey: string, withinKey: string): string => `${acrossKey}~${withinKey}`

/** How many rows are in each part of both divisions. */
export function countFigures<Row>(rows: readonly Row[], across: Division<Row>, within: Division<Row>): Figures {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const key = cellKey(across.partOf(row), within.partOf(row))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    acrossTitle: across.title,
    withinTitle: within.title,
    across: across.parts,
    within: within.parts,
    amounts: across.parts.map((one) =>
      within.parts.map((other) => {
        const size = counts.get(cellKey(one.key, other.key)) ?? 0
        return { size, text: formatCount(size) }
      }),
    ),
  }
}

/** What a bar or cell is called, "Growth, 2 Nov"; null when the chart has no such one. */
export function cellLabel({ across, within }: Figures, key: string): string | null {
  for (const one of across) {
    const other = within.find((part) => cellKey(one.key, part.key) === key)
    if (other !== undefined) return `${other.label}, ${one.label}`
  }
  return null
}
