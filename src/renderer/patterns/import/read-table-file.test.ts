import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readTableFile } from './read-table-file.ts'

const read = (content: string | Uint8Array<ArrayBuffer>, name = 'notes.csv') => readTableFile(new File([content], name))
const cellsOf = async (content: string | Uint8Array<ArrayBuffer>) => (await read(content)).rows.map(({ cells }) => cells)

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
]

/** UTF-16 with its mark, small end first. */
const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])

describe('a CSV file', () => {
  test('has its headings, and rows with the number that a spreadsheet shows, without empty lines', async () => {
    expect(await read('Domain,Note\r\na.example,One\r\n,\r\n\r\nb.example,Two\r\n')).toEqual({
      name: 'notes.csv',
      header: ['Domain', 'Note'],
      rows: [
        { line: 2, cells: ['a.example', 'One'], problem: undefined, wrong: new Map() },
        { line: 5, cells: ['b.example', 'Two'], problem: undefined, wrong: new Map() },
      ],
      extent: '5 lines, 2 rows read',
      notices: [],
      choices: [{ key: 'delimiter', label: 'Delimiter', value: ',', options: DELIMITERS }],
    })
  })

  test.each([
    ['quoted', 'Domain,Note\na.example,"He said ""yes"", then\nno"\n', 'He said "yes", then\nno'],
    ['with semicolons', 'Domain;Note\na.example;One, two\n', 'One, two'],
    ['with tabs', 'Domain\tNote\na.example\tOne\n', 'One'],
    ['with a delimiter that it names', 'sep=|\r\nDomain|Note\r\na.example|One, two; three\r\n', 'One, two; three'],
    ['with a byte order mark', '\uFEFFDomain,Note\na.example,Für\n', 'Für'],
    ['of this console, where a formula is guarded', "Domain,Note\na.example,'=1+1\n", '=1+1'],
  ])('%s', async (_, content, note) => {
    const { header, rows } = await read(content)
    expect(header).toEqual(['Domain', 'Note'])
    expect(rows.map(({ cells }) => cells)).toEqual([['a.example', note]])
  })

  test('in UTF-16, and as Windows programs write it', async () => {
    expect(await cellsOf(utf16('Domain;Note\na.example;बात\n'))).toEqual([['a.example', 'बात']])
    expect(await cellsOf(new Uint8Array([...Buffer.from('Domain,Note\na.example,F'), 0xfc, ...Buffer.from('r\n')]))).toEqual([['a.example', 'Für']])
  })

  test.each([
    ['nothing', '', 'The file has no rows below its headings.'],
    ['only headings', 'Domain,Note\n', 'The file has no rows below its headings.'],
    ['bytes that are no text', '\u0000\u0001\u0000', 'The file is neither CSV nor XLSX.'],
    ['a quote that does not end', 'Domain,Note\n"a.example,One\n', 'The file is not a CSV file that can be read: row 2 has a quote that does not end.'],
    ['too many columns', `${Array.from({ length: 501 }, (_, place) => place).join(',')}\n1,2\n`, 'The file has 501 columns; it can have 500.'],
    ['too many rows', `Domain,Note\n${'a,b\n'.repeat(20_001)}`, 'The file has 20,001 rows; 20,000 can be imported at once.'],
    ['more than 10 MB', `Domain,Note\n${'a'.repeat(10 * 1024 * 1024)}`, 'The file is larger than 10 MB. Divide it into several.'],
  ])('of %s is refused', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })

  test('may begin with the letters that a ZIP archive begins with', async () => {
    expect((await read('PKR,Note\n100,One\n')).header).toEqual(['PKR', 'Note'])
  })

  test('has headings that are cut where they are long', async () => {
    const { header } = await read(`${'x'.repeat(5000)},Note\na,b\n`)
    expect(header).toEqual(['x'.repeat(100), 'Note'])
  })
})

describe('a workbook', () => {
  /** A compound file with one stream of this name. */
  const compound = (stream: string) =>
    Buffer.concat([Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(1016), Buffer.from(stream, 'utf16le')])
  const zipped = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(files, { level: 9 }))

  test.each([
    ['with another signature', strToU8('Domain,Note'), 'The file is no workbook that can be read. Save it as XLSX or CSV.'],
    ['that is cut', strToU8('PK\u0003\u0004 and nothing'), 'The file is no workbook that can be read. Save it as XLSX or CSV.'],
    ['that lacks its parts', zipped({ 'xl/a.xml': strToU8('<a/>') }), 'The file is no workbook that can be read. Save it as XLSX or CSV.'],
    [
      'with a password',
      compound('EncryptedPackage'),
      'The workbook is protected with a password. Remove the password in the spreadsheet program, or save it as CSV.',
    ],
    ['of Excel 97 to 2003', compound('Workbook'), 'The file is a workbook of Excel 97 to 2003 (XLS). Save it as XLSX or CSV.'],
    ['that is huge once unpacked', zipped({ 'xl/worksheets/sheet1.xml': new Uint8Array(151 * 1024 * 1024) }), 'The workbook is too large once it is unpacked.'],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(read(new Uint8Array(bytes), 'notes.xlsx')).rejects.toThrow(message)
  })
})

describe('a file of another kind is named, with what to do', () => {
  const zip = (files: Readonly<Record<string, string>>) =>
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
  const compound = (stream: string) => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.alloc(508), ...Buffer.from(stream, 'utf16le')])
  const SAVE = 'Save it as XLSX or CSV.'
  const COPY = 'Copy its table into a spreadsheet, and save that as XLSX or CSV.'
  const UNPACK = 'Unpack it, and choose the XLSX or CSV file inside.'

  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    [
      'sites.ods',
      zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
      `The file is an OpenDocument spreadsheet (ODS). ${SAVE}`,
    ],
    ['sites.xlsx', zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), `The file is an OpenDocument spreadsheet (ODS). ${SAVE}`],
    ['sites.odt', zip({ mimetype: 'application/vnd.oasis.opendocument.text' }), `The file is an OpenDocument text (ODT). ${COPY}`],
    ['sites.odp', zip({ mimetype: 'application/vnd.oasis.opendocument.presentation' }), `The file is an OpenDocument file, but no spreadsheet. ${COPY}`],
    ['sites.numbers', zip({ 'Index/Document.iwa': '' }), 'The file is a Numbers spreadsheet. Export it as XLSX or CSV.'],
    ['sites.pages', zip({ 'Index/Document.iwa': '' }), `The file is a Pages document. ${COPY}`],
    ['sites.zip', zip({ 'Index.zip': '' }), `The file is a file of Numbers, Pages or Keynote. ${SAVE}`],
    ['sites.docx', zip({ '[Content_Types].xml': '', 'word/document.xml': '' }), `The file is a Word document (DOCX). ${COPY}`],
    ['sites.pptx', zip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' }), `The file is a PowerPoint presentation (PPTX). ${COPY}`],
    ['sites.xlsb', zip({ '[Content_Types].xml': '', 'xl/workbook.bin': '' }), `The file is a binary workbook (XLSB). ${SAVE}`],
    ['sites.zip', zip({ 'sites.csv': 'Domain,Note' }), `The file is a ZIP archive. ${UNPACK}`],
    ['sites.doc', compound('WordDocument'), `The file is a Word document (DOC). ${COPY}`],
    ['mail.msg', compound('__properties_version1.0'), `The file is an email of Outlook (MSG). ${COPY}`],
    ['sites.xls', compound('Something'), `The file is no workbook that can be read. ${SAVE}`],
    ['sites.csv', '%PDF-1.7\n', `The file is a PDF. ${COPY}`],
    ['sites.xls', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>', 'The file is a web page (HTML). Open it in the spreadsheet program'],
    ['sites.csv', '\n<!DOCTYPE html><p>Sign in', 'The file is a web page (HTML). Open it in the spreadsheet program'],
    [
      'sites.xls',
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      `The file is a workbook of Excel 2003 (XML). ${SAVE}`,
    ],
    ['sites.csv', new Uint8Array([0x1f, 0x8b, 8]), `The file is a compressed file (GZ). ${UNPACK}`],
    ['sites.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'The file is a picture.'],
  ])('%s', async (name, content, message) => {
    await expect(read(content, name)).rejects.toThrow(message)
  })

  test('a text that only begins like one is read', async () => {
    expect((await read('<Domain>,Note\na.example,<html>\n')).header).toEqual(['<Domain>', 'Note'])
  })
})
