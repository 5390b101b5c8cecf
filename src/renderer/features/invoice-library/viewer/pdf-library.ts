import type * as Pdf from 'pdfjs-dist'
import type { PDFPageProxy, RenderTask } from 'pdfjs-dist'
import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url' // oxlint-disable-line import/default -- vite gives the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url' // oxlint-disable-line import/default -- vite gives the address
import { lacksGlyph } from './missing-glyphs.ts'
import { PdfData } from './pdf-data.ts'

/** Begins to draw a page onto a canvas, so wide in pixels. The task ends the drawing when it is cancelled. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): RenderTask {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

/** The text of a page, line by line as the PDF has it, for those who do not see it. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : ''))
    .join('')
    .trim()
}

/** Reasons why a drawn page is incomplete: parts of it, or glyphs that no font of this computer has. */
export type Lack = 'part' | 'glyphs'

interface Font {
  /** The file names it and does not hold it. */
  readonly missingFile?: boolean
}

/** Finds what a drawn page lacks: PDF.js leaves out parts that it cannot read. */
export async function lackOf(page: PDFPageProxy): Promise<Lack | null> {
  // An image that could not be decoded is null, a font its error.
  if ([...page.objs, ...page.commonObjs].some(([, data]) => data === null || typeof data === 'string')) return 'part'
  const { items } = await page.getTextContent()
  const isBorrowed = (font: string): boolean => page.commonObjs.has(font) && (page.commonObjs.get(font) as Font).missingFile === true
  return items.some((item) => 'str' in item && isBorrowed(item.fontName) && Array.from(item.str).some(lacksGlyph)) ? 'glyphs' : null
}

type PdfLibrary = typeof Pdf

let loading: Promise<PdfLibrary> | undefined

/**
 * PDF.js as its makers built it, with its worker, both from the console's own origin. The legacy build: the other one wants a newer Chromium than the oldest
 * the console starts in. Rejects when it cannot be loaded; the next call tries again.
 */
const pdfLibrary = (): Promise<PdfLibrary> => {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<PdfLibrary> {
  const library = (await import(/* @vite-ignore */ libraryUrl)) as PdfLibrary
  library.GlobalWorkerOptions.workerSrc = workerUrl
  return library
}

/** The decoders of scans (CCITT fax, JBIG2 and JPEG 2000), as scripts, which PDF.js loads by their names. */
const DECODERS = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/wasm/*_nowasm_fallback.js', { query: '?url', import: 'default', eager: true })

const decoderFolder = (): string => new URL('.', new URL(Object.values(DECODERS)[0] ?? '', location.href)).href

/**
 * Opens a PDF. The page may fetch nothing, and neither it nor its workers run WebAssembly (their content policy), so
 * the library is told not to try.
 */
export async function openPdf(bytes: Uint8Array): Promise<Pdf.PDFDocumentLoadingTask> {
  const { getDocument } = await pdfLibrary()
  return getDocument({
    data: bytes,
    BinaryDataFactory: PdfData,
    wasmUrl: decoderFolder(),
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
  })
}
