import { makeStyles, tokens } from '@fluentui/react-components'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPage, type Lack, lackOf, textOf } from './pdf-library.ts'

/** Height by width of A4, until the page itself is known. */
const USUAL_SHAPE = Math.SQRT2
/** Pages this far outside the window are drawn already. */
const AHEAD = '600px'

const useStyles = makeStyles({
  page: { position: 'relative', flexShrink: 0, marginInline: 'auto', backgroundColor: tokens.colorNeutralBackground1, boxShadow: tokens.shadow8 },
  canvas: { display: 'block', width: '100%', height: '100%' },
  text: { position: 'absolute', width: '1px', height: '1px', margin: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'pre-wrap' },
})

interface PdfPageProps {
  readonly document: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  /** Pixels as the window counts them. */
  readonly width: number
  /** Called when the page cannot be drawn whole. */
  readonly onLack: (lack: Lack) => void
}

/** One page, drawn when it comes near the window; its text is there for screen readers. */
export const PdfPage = ({ document, number, width, onLack }: PdfPageProps) => {
  const styles = useStyles()
  const section = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [text, setText] = useState('')
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    if (section.current === null) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: AHEAD })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    let isWanted = isNear
    const load = async (): Promise<void> => {
      const loaded = await document.getPage(number)
      if (!isWanted) return
      setPage(loaded)
      setText(await textOf(loaded))
    }
    // A document that was closed in the meantime gives no page any more.
    if (isNear) load().catch(() => isWanted && onLack('part'))
    return () => {
      isWanted = false
    }
  }, [document, isNear, number, onLack])

  useEffect(() => {
    if (page === null || canvas.current === null || width === 0) return undefined
    const task = drawPage(page, canvas.current, width * window.devicePixelRatio)
    let isWanted = true
    const finish = async (): Promise<void> => {
      const lack = await task.promise.then(
        () => lackOf(page),
        () => 'part' as const,
      )
      // Another width or closing cancels a drawing.
      if (!isWanted) return
      setDrawn(true)
      if (lack !== null) onLack(lack)
    }
    void finish().catch(() => undefined)
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [onLack, page, width])

  const shape = page === null ? USUAL_SHAPE : shapeOf(page)
  return (
    <section
      ref={section}
      className={styles.page}
      style={{ width: `${width}px`, height: `${width * shape}px` }}
      aria-label={`Page ${number} of ${document.numPages}`}
      aria-busy={!isDrawn}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <p className={styles.text}>{text}</p>
    </section>
  )
}

const shapeOf = (page: PDFPageProxy): number => {
  const { width, height } = page.getViewport({ scale: 1 })
  return height / width
}
