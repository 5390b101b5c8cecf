import { unzipSync } from 'fflate'

const SAVE = 'Save it as XLSX or CSV.'
const COPY = 'Copy its table into a spreadsheet, and save that as XLSX or CSV.'
const UNPACK = 'Unpack it, and choose the XLSX or CSV file inside.'
const NOT_READABLE = `The file is no workbook that can be read. ${SAVE}`

const is = (kind: string, remedy: string): string => `The file is ${kind}. ${remedy}`

/** Types that OpenDocument files and books name in their first part. */
const MEDIA_TYPES: readonly (readonly [string, string])[] = [
  ['application/vnd.oasis.opendocument.spreadsheet', is('an OpenDocument spreadsheet (ODS)', SAVE)],
  ['application/vnd.oasis.opendocument.text', is('an OpenDocument text (ODT)', COPY)],
  ['application/vnd.oasis.opendocument', is('an OpenDocument file, but no spreadsheet', COPY)],
  ['application/epub+zip', is('a book (EPUB)', COPY)],
]

const APPLE: Readonly<Record<string, string>> = {
  numbers: is('a Numbers spreadsheet', 'Export it as XLSX or CSV.'),
  pages: is('a Pages document', COPY),
  key: is('a Keynote presentation', COPY),
}

/** Message for a ZIP archive of another kind; null if it may be a workbook. */
const archiveProblem = (bytes: Uint8Array, fileName: string): string | null => {
  const names: string[] = []
  const { mimetype } = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name.replaceAll('\\', '/').toLowerCase())
      return name === 'mimetype' && originalSize < 200
    },
  })
  const has = (test: RegExp): boolean => names.some((name) => test.test(name))
  const type = new TextDecoder().decode(mimetype)
  const byType = MEDIA_TYPES.find(([prefix]) => type.startsWith(prefix))?.[1]
  if (byType !== undefined) return byType
  if (has(/\.iwa$|^index\.zip$/)) return APPLE[/\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? ''] ?? is('a file of Numbers, Pages or Keynote', SAVE)
  if (has(/^\/?xl\/workbook\.bin$/)) return is('a binary workbook (XLSB)', SAVE)
  if (has(/^\/?xl\//)) return null
  if (has(/^\/?word\//)) return is('a Word document (DOCX)', COPY)
  if (has(/^\/?ppt\//)) return is('a PowerPoint presentation (PPTX)', COPY)
  return has(/^\[content_types\]\.xml$/) ? null : is('a ZIP archive', UNPACK)
}

/** Names of streams in compound files, which have them in UTF-16. */
const STREAMS: readonly (readonly [string, string])[] = [
  ['EncryptedPackage', 'The workbook is protected with a password. Remove the password in the spreadsheet program, or save it as CSV.'],
  ['Workbook', is('a workbook of Excel 97 to 2003 (XLS)', SAVE)],
  ['WordDocument', is('a Word document (DOC)', COPY)],
  ['PowerPoint Document', is('a PowerPoint presentation (PPT)', COPY)],
  ['__properties_version1.0', is('an email of Outlook (MSG)', COPY)],
  // Excel 5.0 and 95: a short name, which the others may hold too.
  ['Book', is('a workbook of Excel 97 to 2003 (XLS)', SAVE)],
]

const compoundProblem = (bytes: Uint8Array): string => {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return STREAMS.find(([name]) => text.includes(name.replaceAll(/(?<=.)(?=.)/gs, '\0')))?.[1] ?? NOT_READABLE
}

/** Signatures of files that are neither text nor an archive. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, is('a PDF', COPY)],
  [/^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF.{4}WEBP)/s, is('a picture', 'Type its values into a spreadsheet, and save that as XLSX or CSV.')],
  [/^\{\\rtf/, is('a text document (RTF)', COPY)],
  [/^(?:Rar!|7z\u00bc\u00af)/, is('an archive (RAR or 7z)', UNPACK)],
  [/^(?:\u00ef\u00bb\u00bf)?\s*<\?xml.*?urn:schemas-microsoft-com:office:spreadsheet/s, is('a workbook of Excel 2003 (XML)', SAVE)],
  [/^(?:\u00ef\u00bb\u00bf)?\s*<\?xml.*?<office:document/s, is('an OpenDocument file (XML)', SAVE)],
  [
    /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|meta|style|body|table)[\s>]/is,
    is('a web page (HTML)', 'Open it in the spreadsheet program, and save it as XLSX or CSV.'),
  ],
]

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const GZIP = [0x1f, 0x8b]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, place) => bytes[place] === byte)

export const isArchive = (bytes: Uint8Array): boolean => beginsWith(bytes, ZIP)

/** Why a file is neither a workbook nor a text, with what to do; null where it may be one. */
export const kindProblem = (bytes: Uint8Array, fileName: string): string | null => {
  if (isArchive(bytes)) {
    try {
      return archiveProblem(bytes, fileName)
    } catch {
      return NOT_READABLE
    }
  }
  if (beginsWith(bytes, GZIP)) return is('a compressed file (GZ)', UNPACK)
  if (beginsWith(bytes, COMPOUND)) return compoundProblem(bytes)
  const start = Array.from(bytes.subarray(0, 2000), (byte) => String.fromCharCode(byte)).join('')
  const known = BEGINNINGS.find(([beginning]) => beginning.test(start))?.[1]
  return known ?? (/\.xlsx?$/i.test(fileName) ? NOT_READABLE : null)
}
