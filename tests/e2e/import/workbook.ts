import { strToU8, zipSync } from 'fflate'

/** A day of a workbook, as days since 30-12-1899. */
export interface WorkbookDay {
  readonly days: number
}

export type WorkbookCell = string | number | boolean | WorkbookDay

const RELATIONS = 'http://schemas.openxmlformats.org'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cellXml = (cell: WorkbookCell, place: string): string => {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  return typeof cell === 'number' ? `<c r="${place}"><v>${cell}</v></c>` : `<c r="${place}" s="1"><v>${cell.days}</v></c>`
}

const sheetXml = (rows: string): string => `${XML}<worksheet xmlns="${RELATIONS}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** The rows of a sheet as XML. */
export const rowsXml = (rows: readonly (readonly WorkbookCell[])[]): string =>
  rows
    .map((cells, row) => {
      const texts = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`))
      return `<row r="${row + 1}">${texts.join('')}</row>`
    })
    .join('')

/** A sheet with its rows as XML; `state` is that of its tab. */
export interface WorkbookSheet {
  readonly name: string
  readonly state?: string
  readonly rows: string
}

/** The parts that `workbook` takes for sheets of their own. @param properties and styles as XML */
export const sheetParts = (sheets: readonly WorkbookSheet[], properties = '', styles = ''): Readonly<Record<string, Uint8Array>> => {
  const tabs = sheets.map(({ name, state }, place) => `<sheet name="${name}" sheetId="${place + 1}" state="${state ?? 'visible'}" r:id="r${place}"/>`)
  const relations = sheets.map(
    (_, place) => `<Relationship Id="r${place}" Type="${RELATIONS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  )
  const parts = {
    'xl/workbook.xml': `${XML}<workbook xmlns="${RELATIONS}/spreadsheetml/2006/main" xmlns:r="${RELATIONS}/officeDocument/2006/relationships">${properties}<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}/package/2006/relationships">${relations.join('')}<Relationship Id="s" Type="${RELATIONS}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    ...(styles === '' ? {} : { 'xl/styles.xml': `${XML}<styleSheet xmlns="${RELATIONS}/spreadsheetml/2006/main">${styles}</styleSheet>` }),
    ...Object.fromEntries(sheets.map(({ rows }, place) => [`xl/worksheets/sheet${place + 1}.xml`, sheetXml(rows)])),
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
}

/** A workbook of one sheet, as spreadsheet programs write it. `parts`: more files in it. At most 26 columns. */
export const workbook = (rows: readonly (readonly WorkbookCell[])[], parts: Readonly<Record<string, Uint8Array>> = {}): Buffer => {
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${RELATIONS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${RELATIONS}/spreadsheetml/2006/main" xmlns:r="${RELATIONS}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${RELATIONS}/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(rowsXml(rows)),
  }
  return Buffer.from(zipSync({ ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), ...parts }))
}
