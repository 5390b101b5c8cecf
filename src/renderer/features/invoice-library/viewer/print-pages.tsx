import { makeStaticStyles, makeStyles } from '@fluentui/react-components'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Failure } from '#shared/result.ts'
import { drawPage, lackOf } from './pdf-library.ts'

// On paper there is nothing but the pages; the window itself is one screen high and would cut them.
const useStaticStyles = makeStaticStyles(`
  @media print {
    body > :not([data-printed]) { display: none !important; }
    html, body { height: auto !important; overflow: visible !important; background-color: white !important; }
    @page { margin: 0; }
  }
`)

const useStyles = makeStyles({
  pages: { display: 'none', '@media print': { display: 'block' } },
  page: {
    display: 'block',
    width: '100%',
    maxHeight: '100vh',
    objectFit: 'contain',
    breakInside: 'avoid',
    breakAfter: 'page',
    ':last-child': { breakAfter: 'auto' },
  },
})

/** The pages of an invoice as they go onto paper, one a sheet; on the screen nothing of them shows. @param images addresses of pictures of the pages */
export const PrintPages = ({ images }: { readonly images: readonly string[] }) => {
  useStaticStyles()
  const styles = useStyles()
  return createPortal(
    <div data-printed className={styles.pages}>
      {images.map((image) => (
        <img key={image} src={image} alt="" className={styles.page} />
      ))}
    </div>,
    document.body,
  )
}

/** Pixels of a page's width on paper: 200 to the inch on A4. */
const PRINTED_WIDTH = 1654
/** More would take more memory than they are worth; a PDF program prints them better. */
const MOST_PAGES = 50

const TOO_MANY: Failure = {
  kind: 'storage',
  message: `Documents of more than ${MOST_PAGES} pages cannot be printed here. Open it in another program.`,
}
const NOT_DRAWN: Failure = {
  kind: 'storage',
  message: 'The pages could not be prepared for printing. Open the invoice in another program and print it there.',
}
const NOT_WHOLE: Failure = {
  kind: 'storage',
  message: 'Part of the invoice cannot be shown here and would be missing on paper. Open the invoice in another program and print it there.',
}

/** A page would go onto paper with something missing. */
class IncompletePage extends Error {}

interface Printing {
  /** Addresses of pictures of the pages, while they are being printed. */
  readonly images: readonly string[]
  readonly isPrinting: boolean
  readonly print: () => void
}

/** Prints a document: its pages are drawn as pictures, laid out for paper by `PrintPages`, and handed to the system's dialog by main. */
export const usePrinting = (document: PDFDocumentProxy | null, onFailure: (failure: Failure) => void): Printing => {
  const bridge = useBridge()
  const [images, setImages] = useState<readonly string[]>([])
  const [isPrinting, setPrinting] = useState(false)
  const isRunning = useRef(false)

  const print = useCallback(() => {
    const run = async (from: PDFDocumentProxy): Promise<void> => {
      const pictures = await picturesOf(from)
      try {
        flushSync(() => setImages(pictures))
        await Promise.all(Array.from(window.document.querySelectorAll<HTMLImageElement>('[data-printed] img'), (image) => image.decode()))
        const answer = await bridge.shell.print()
        if (!answer.ok && answer.error.kind !== 'cancelled') onFailure(answer.error)
      } finally {
        setImages([])
        for (const picture of pictures) URL.revokeObjectURL(picture)
      }
    }
    if (document === null || isRunning.current) return
    if (document.numPages > MOST_PAGES) {
      onFailure(TOO_MANY)
      return
    }
    isRunning.current = true
    setPrinting(true)
    run(document)
      .catch((cause: unknown) => onFailure(cause instanceof IncompletePage ? NOT_WHOLE : NOT_DRAWN))
      .finally(() => {
        isRunning.current = false
        setPrinting(false)
      })
  }, [bridge, document, onFailure])
  return { images, isPrinting, print }
}

/** Draws one page after the other, so that one canvas at most is held. */
async function picturesOf(document: PDFDocumentProxy): Promise<readonly string[]> {
  const pictures: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const canvas = window.document.createElement('canvas')
    const page = await document.getPage(number)
    await drawPage(page, canvas, PRINTED_WIDTH).promise
    if ((await lackOf(page)) !== null) throw new IncompletePage()
    pictures.push(URL.createObjectURL(await pictureOf(canvas)))
    canvas.width = 0
  }
  return pictures
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture === null ? reject(new Error('No picture')) : resolve(picture)), 'image/png')
  })
