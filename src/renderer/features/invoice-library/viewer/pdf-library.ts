import type * as Pdf from 'pdfjs-dist'
import type { PDFPageProxy, RenderTask } from 'pdfjs-dist'
import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url' // oxlint-disable-line import/default -- vite gives the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url' // oxlint-disable-line import/default -- vite gives the address

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

/** Opens a PDF. The page may fetch nothing and run no WebAssembly (its content policy), so the library is told not to try. */
export async function openPdf(bytes: Uint8Array): Promise<Pdf.PDFDocumentLoadingTask> {
  const { getDocument } = await pdfLibrary()
  return getDocument({ data: bytes, useWasm: false, useWorkerFetch: false, enableXfa: false, disableAutoFetch: true, disableStream: true })
}
