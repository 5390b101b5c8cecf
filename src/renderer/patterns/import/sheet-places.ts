import { columnName, columnPlace } from '#shared/spreadsheet-columns.ts'

const CELL_WITHOUT_PLACE = /<(?:\w+:)?c(?=[\s/>])(?![^>]*\sr\s*=)/
const ROW_OR_CELL = /<((?:\w+:)?(row|c))(?=[\s/>])([^>]*)>/g
const PLACE = /\sr\s*=\s*["']([^"']*)["']/

/**
 * A sheet of a workbook with the place of each cell (`r="B7"`). Programs may leave it out where a row or a cell follows the one before it; the library that
 * reads workbooks cannot do without it. @param xml of the sheet
 */
export const withCellPlaces = (xml: string): string => {
  if (!CELL_WITHOUT_PLACE.test(xml)) return xml
  let row = 0
  let column = -1
  return xml.replaceAll(ROW_OR_CELL, (tag, name: string, kind: string, attributes: string) => {
    const place = PLACE.exec(attributes)?.[1]
    if (kind === 'row') {
      row = place === undefined ? row + 1 : Number(place)
      column = -1
      return tag
    }
    column = place === undefined ? column + 1 : columnPlace(place)
    return place === undefined ? `<${name} r="${columnName(column)}${row}"${attributes}>` : tag
  })
}
