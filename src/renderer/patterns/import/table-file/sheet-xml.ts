import { columnName, columnPlace } from '#shared/spreadsheet-columns.ts'
import type { CellFormat } from './cell-format.ts'
import { type CellFormats, isTrue } from './workbook-xml.ts'

const ROW_OR_CELL = /<((?:\w+:)?(row|c))(?=[\s/>])([^<>]*)>/g
const PLACE = /\sr\s*=\s*["']([^"']*)["']/
const TYPE = /\st\s*=\s*["']([^"']*)["']/
const STYLE = /\ss\s*=\s*["']([^"']*)["']/
const HIDDEN = /\shidden\s*=\s*["']([^"']*)["']/

/** A cell with a formula but no result: programs that write workbooks leave calculating to Excel. */
const FORMULA_ALONE = /<((?:\w+:)?)c(?=[\s>])([^<>]*)>\s*<\1f(?:\s[^<>]*)?(?:\/>|>([^<]*)<\/\1f>)\s*(<\1v\s*\/>|<\1v>\s*<\/\1v>)?\s*<\/\1c>/g

/** Facts of a cell that the library leaves out: an error, an ISO date, or its number format. */
export type CellMark = 'error' | 'day' | CellFormat

export interface PreparedSheet {
  /** The sheet as the library reads all of it. */
  readonly xml: string
  /** Numbers of the rows that are hidden or filtered out. */
  readonly hidden: ReadonlySet<number>
  /** By the place of the cell, as B7. */
  readonly marks: ReadonlyMap<string, CellMark>
}

/**
 * Prepares a sheet for the library, which drops errors, reads ISO days in the machine's zone, and needs the place of
 * each
 * cell (`r="B7"`): programs may leave it out where a cell follows the one before it.
 */
export const prepareSheet = (xml: string, formats: CellFormats): PreparedSheet => {
  const hidden = new Set<number>()
  const marks = new Map<string, CellMark>()
  let row = 0
  let column = -1
  const prepared = withFormulas(xml).replaceAll(ROW_OR_CELL, (tag, name: string, kind: string, attributes: string) => {
    const place = PLACE.exec(attributes)?.[1]
    if (kind === 'row') {
      row = place === undefined ? row + 1 : Number(place)
      column = -1
      if (isTrue(HIDDEN.exec(attributes)?.[1])) hidden.add(row)
      return tag
    }
    column = place === undefined ? column + 1 : columnPlace(place)
    const at = place ?? `${columnName(column)}${row}`
    const type = TYPE.exec(attributes)?.[1] ?? 'n'
    const mark = markOf(type, formats.get(STYLE.exec(attributes)?.[1] ?? ''))
    if (mark !== undefined) marks.set(at, mark)
    // The library would read a time as a day, and knows no percent.
    const isShownByUs = typeof mark === 'object' && mark.kind !== 'text'
    const typed = isShownByUs ? attributes.replace(STYLE, '') : type === 'e' || type === 'd' ? attributes.replace(TYPE, ' t="str"') : attributes
    return place === undefined ? `<${name} r="${at}"${typed}>` : `<${name}${typed}>`
  })
  return { xml: prepared, hidden, marks }
}

const markOf = (type: string, format: CellFormat | undefined): CellMark | undefined => {
  if (type === 'e') return 'error'
  if (type === 'd') return 'day'
  // A number has no apostrophe, a text no digits to fill up.
  return (type === 'n') === (format?.kind !== 'text') ? format : undefined
}

/** Puts the formula where its result is missing, marked as an error. An empty text is a result. */
const withFormulas = (xml: string): string =>
  xml.replaceAll(FORMULA_ALONE, (cell, prefix: string, attributes: string, formula: string | undefined, result: string | undefined) =>
    result !== undefined && TYPE.exec(attributes)?.[1] === 'str'
      ? cell
      : `<${prefix}c${attributes.replace(TYPE, '')} t="e"><${prefix}v>=${formula ?? ''}</${prefix}v></${prefix}c>`,
  )
