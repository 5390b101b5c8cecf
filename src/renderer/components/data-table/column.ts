import type { ReactNode } from 'react'
import { truncate } from '#shared/domain/text.ts'

/** What a cell sorts by. Money: minor units. Dates: unix seconds. `null`: no value; sorts last in both directions. */
export type CellValue = string | number | boolean | null

/** What a state means for the one who reads it; its text always stands beside the colour. */
export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

/** A second line of a cell: what its value means. */
export interface Remark {
  readonly text: string
  /** The colour of the text; quiet when absent. */
  readonly tone?: 'warning' | 'danger'
}

interface ColumnBase<Row> {
  /** Unique in its table; goes into the address, so neither `.` nor a leading `-`. */
  readonly id: string
  /** The header, also the header of an export. */
  readonly title: string
  /** The header on two lines, in a column that is narrower than its title. Exports, hovering and screen readers have the title. */
  readonly titleLines?: readonly [string, string]
  /** Small text with next to no padding; as wide as the longest one, where that needs more than `width`. */
  readonly narrow?: true
  /** What the column sorts by, and what an export writes for numbers, money and dates. Must depend on the row alone. */
  readonly value: (row: Row) => CellValue
  /** The text shown and hovered, and exported where the column is no number, money or date; `value` as text when absent. */
  readonly text?: (row: Row) => string
  /** What hovering shows where it is more than the text. Not for a column with `render`. */
  readonly hint?: (row: Row) => string
  /** A smaller second line, beside the text in compact rows; neither copied nor exported. Not for a badge or a column with `render`. */
  readonly remark?: (row: Row) => Remark | null
  /** Pixels that it needs beside the text, on top of `width`. */
  readonly remarkWidth?: number
  /** Id of a column that is this one's second line while it has no place of its own. Copies, exports and print have it behind this one. */
  readonly carries?: string
  /**
   * Draws the cell when plain text is not enough: a badge, a sparkline, a switch. Costs a component a row, so leave it out where `text` does.
   * The text given by `text` (or `value`) stays what is copied and exported.
   */
  readonly render?: (row: Row) => ReactNode
  /**
   * The drawn cell holds controls (a switch, a link, a button). They leave the tab order; Enter or F2 on the cell goes into them, Escape comes back,
   * and a click on them neither peeks nor selects. What they show must come from the row and from context: the same elements show another row once the rows
   * change, so a control that remembers something itself (an open popover) needs the row's id as its `key`. `CellSwitch` and `CellLink` cost a tenth of Fluent's.
   */
  readonly interactive?: boolean
  /** The column holds controls and says nothing: an export leaves it out. */
  readonly exported?: false
  /** Pixels. */
  readonly width: number
  /** Takes what a wide window leaves, while the user has not set its width: `width` is then the least. */
  readonly grows?: true
  /** Pixels; 64 when absent. */
  readonly minWidth?: number
  /** Shows at most this many characters; hovering and exports give the whole text. */
  readonly cutAt?: number
  /** Absent until chosen in the column chooser. */
  readonly hiddenByDefault?: boolean
  /** `true` when absent. */
  readonly sortable?: boolean
  /** Stays in sight while the others scroll sideways; fixed columns come first, cannot be hidden or moved. */
  readonly fixed?: boolean
  /** Start for text, dates and badges, end for numbers and money, when absent. */
  readonly align?: 'start' | 'end'
}

/**
 * One column of a `DataTable`. The same declaration draws, sorts, searches, chooses and exports.
 * Keep the array of columns stable between renders (a module constant, or `useMemo`).
 */
export type Column<Row> = ColumnBase<Row> &
  (
    | { readonly kind: 'text' }
    /** `tone` fills the cell with a colour that says again what its number says. */
    | {
        readonly kind: 'number'
        readonly tone?: (row: Row) => BadgeTone
        /** Counts of something: the selected rows add up to a sum that means something. */
        readonly isSummed?: true
      }
    /** A state as a badge with its text; drawn by the table itself, so it costs no component. */
    | { readonly kind: 'badge'; readonly tone: (row: Row) => BadgeTone }
    /** The text is the amount with its currency, or the date in the console's one format. */
    | { readonly kind: 'date'; readonly text: (row: Row) => string }
    /** With its currency, the amounts of the selected rows are added up. Not for balances over time or prices, which add up to nothing. */
    | { readonly kind: 'money'; readonly text: (row: Row) => string; readonly currency?: (row: Row) => string }
  )

export const DEFAULT_MIN_WIDTH = 64
/** Pixels. */
export const MAX_WIDTH = 1200

const groupedNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })

export function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const value = column.value(row)
  if (value === null) return ''
  return typeof value === 'number' && column.kind === 'number' ? groupedNumber.format(value) : String(value)
}

/** `text` cut to `limit` characters as a reader counts them, marked with three dots. */
export function cutText(text: string, limit: number | undefined): string {
  return limit === undefined ? text : truncate(text, limit)
}

export function alignment<Row>(column: Column<Row>): 'start' | 'end' {
  return column.align ?? (column.kind === 'number' || column.kind === 'money' ? 'end' : 'start')
}

/** A change as one sentence, "Status: Trial to Active."; null if nothing changed. No value reads as "empty". */
export const changedText = (label: string, from: string, to: string): string | null =>
  from === to ? null : `${label}: ${from === '' ? 'empty' : from} to ${to === '' ? 'empty' : to}.`
