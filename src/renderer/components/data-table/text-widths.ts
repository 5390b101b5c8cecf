import { type RefObject, useMemo, useSyncExternalStore } from 'react'
import { type Column, cellText, cutText } from './column.ts'

/** Pixels by column id that the texts of the rows need. */
export type TextWidths = ReadonlyMap<string, number>

/** Widths that the columns of a table need, in pixels. */
export interface NeededWidths {
  readonly texts: TextWidths
  /** By the id of a column without any text: what its header needs. */
  readonly headers: TextWidths
}

/** Rows read per change of the data, evenly spread over a longer list. */
const SAMPLE = 300
/** The longest text is not always the widest one: this many of the longest are measured. */
const MEASURED = 3
/** The padding at both sides of a cell, its border, and a pixel for rounding. */
const AROUND_TEXT = 18
/** A badge has padding of its own, and smaller letters. */
const AROUND_BADGE = 32
const AROUND_NARROW_TEXT = 6
/** The padding of a header, its edge, and the arrow of a sorted column. */
const AROUND_TITLE = 34
/** The letters of a title, smaller and bolder, as a part of the usual ones. */
const TITLE_FONT = 0.92
/** The font of a narrow column, as a part of the usual one. */
const NARROW_FONT = 12 / 14

/**
 * Pixels that a column needs so that no text is cut. The cost does not depend on the number of rows, and nothing is laid out.
 * @param measure pixels of a text in the table's font
 */
export function textWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[], measure: (text: string) => number): TextWidths {
  const step = Math.max(1, Math.ceil(rows.length / SAMPLE))
  const sample = Array.from({ length: Math.ceil(rows.length / step) }, (_, index) => rows[index * step] as Row)
  return new Map(
    columns
      .filter(({ render, narrow }) => render === undefined || narrow === true)
      .map((column) => {
        const longest = sample
          .map((row) => cutText(cellText(column, row), column.cutAt))
          .sort((one, other) => other.length - one.length)
          .slice(0, MEASURED)
        return [column.id, pixelsFor(column, Math.max(0, ...longest.map(measure)))]
      }),
  )
}

/**
 * Pixels of the headers of those columns that no row has a text for. A column that draws its cells may show more than
 * its text.
 */
export function headerWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[], measure: (text: string) => number): TextWidths {
  if (rows.length === 0) return new Map()
  const isEmpty = (column: Column<Row>): boolean =>
    column.render === undefined && column.remark === undefined && rows.every((row) => cellText(column, row) === '')
  return new Map(
    columns.filter(isEmpty).map(({ id, title, titleLines = [title] }) => [id, Math.ceil(Math.max(...titleLines.map(measure)) * TITLE_FONT) + AROUND_TITLE]),
  )
}

const pixelsFor = <Row>({ kind, narrow }: Column<Row>, widest: number): number => {
  if (narrow === true) return Math.ceil(widest * NARROW_FONT) + AROUND_NARROW_TEXT
  return Math.ceil(widest) + (kind === 'badge' ? AROUND_BADGE : AROUND_TEXT)
}

/**
 * Both in the font of the element that holds the rows.
 * @param isEdited cells may turn into fields: an empty one keeps its room
 */
export function useNeededWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isEdited: boolean,
  holder: RefObject<HTMLElement | null>,
): NeededWidths {
  const font = useFont(holder)
  return useMemo(() => {
    const measure = measureIn(font)
    return { texts: textWidths(columns, rows, measure), headers: isEdited ? new Map() : headerWidths(columns, rows, measure) }
  }, [columns, rows, isEdited, font])
}

let knownFont = ''

const neverChanges = () => () => undefined

/** The font of the rows, read once: React looks again after the commit, so only the first grid renders a second time, before it is painted. */
const useFont = (holder: RefObject<HTMLElement | null>): string =>
  useSyncExternalStore(neverChanges, () => {
    if (knownFont === '' && holder.current !== null) knownFont = getComputedStyle(holder.current).font
    return knownFont
  })

let canvas: OffscreenCanvasRenderingContext2D | null | undefined

/** Pixels of a text in `font`; 0 where there is no canvas (jsdom). */
const measureIn = (font: string): ((text: string) => number) => {
  if (canvas === undefined) canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  const context = canvas
  if (context === null || font === '') return () => 0
  context.font = font
  return (text) => context.measureText(text).width
}
