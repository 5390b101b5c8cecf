/**
 * Files that PDF.js looks up beside a document: the encodings of Chinese, Japanese and Korean text, and two fonts that
 * no computer need have. The page's content policy
 * lets nothing be fetched, so each file is a script of the build that is loaded when a document needs it.
 */
const FILES = import.meta.glob<string>(
  ['../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', '../../../../../node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb'],
  { query: '?url&inline', import: 'default' },
)

const BY_NAME = new Map(Object.entries(FILES).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]))

/** Gives PDF.js these files, in place of its own class, which fetches them. */
export class PdfData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const load = BY_NAME.get(filename)
    if (load === undefined) throw new Error(`There is no ${filename}`)
    const address = await load()
    return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0))
  }
}
