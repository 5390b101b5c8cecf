import { type RefObject, useMemo, useSyncExternalStore } from 'react'
import { type Column, cellText, cutText } from './column.ts'

/** Pixels by column id that the texts of the rows need. */
export type TextWidths = ReadonlyMap<string, number>

/** Rows read per change of the data, evenly spread over a longer list. */
const SAMPLE = 300
/** The longest text is not always the widest one: this many of the longest are measured. */
const MEASURED = 3
/** The padding at both sides of a cell, its border, and a pixel for rounding. */
const AROUND_TEXT = 18
/** A badge has padding of its own, and smaller letters. */
const AROUND_BADGE = 32
const AROUND_NARROW_TEXT = 6
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

const pixelsFor = <Row>({ kind, narrow }: Column<Row>, widest: number): number => {
  if (narrow === true) return Math.ceil(widest * NARROW_FONT) + AROUND_NARROW_TEXT
  return Math.ceil(widest) + (kind === 'badge' ? AROUND_BADGE : AROUND_TEXT)
}

/** `textWidths` in the font of the element that holds the rows. */
export function useTextWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[], holder: RefObject<HTMLElement | null>): TextWidths {
  const font = useFont(holder)
  return useMemo(() => textWidths(columns, rows, measureIn(font)), [columns, rows, font])
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
