import { Button, DialogBody, DialogContent, DialogTitle, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { DismissRegular, DocumentPdfRegular, PrintRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useState } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { Notice } from '#components/notice.tsx'
import { ModalDialog } from '#components/on-screen/modal-dialog.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { PlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { truncate } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import type { InvoiceActions } from '../invoice-actions.tsx'
import { numberOf } from '../invoice-list.ts'
import { LACKS, OPEN_ELSEWHERE } from '../messages.ts'
import { type Lack, openPdf } from './pdf-library.ts'
import { PdfPage } from './pdf-page.tsx'
import { PrintPages, usePrinting } from './print-pages.tsx'

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** As wide as there is room. */
const FIT = 1

const zoomIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom

const zoomOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom

/** The width of an element inside its padding, pixels, kept up to date; 0 before it is known. The first part goes into its `ref`. */
const useWidth = (): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}

type InvoiceDocument =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly document: PDFDocumentProxy }
  | { readonly state: 'failed'; readonly failure: Failure }

const LOADING: InvoiceDocument = { state: 'loading' }

const UNREADABLE: Failure = {
  kind: 'storage',
  message: 'The file cannot be shown here: it is damaged, or protected by a password. Open it in another program.',
}

/** The invoice's file, read by main and opened by PDF.js; released with the component. */
const useInvoiceDocument = (id: string): InvoiceDocument => {
  const bridge = useBridge()
  const [shown, setShown] = useState<InvoiceDocument>(LOADING)
  useEffect(() => {
    const given = { up: false, free: (): unknown => undefined }
    const open = async (): Promise<void> => {
      const task = await openPdf(unwrap(await bridge.invoices.read({ id })).bytes)
      given.free = () => task.destroy()
      if (given.up) await task.destroy()
      else setShown({ state: 'shown', document: await task.promise })
    }
    open().catch((cause: unknown) => {
      if (!given.up) setShown({ state: 'failed', failure: cause instanceof PlatformFailure ? cause : UNREADABLE })
    })
    return () => {
      given.up = true
      given.free()
      setShown(LOADING)
    }
  }, [bridge, id])
  return shown
}

const useStyles = makeStyles({
  surface: { maxWidth: '1100px', width: `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})` },
  body: { height: `calc(100vh - 4 * ${tokens.spacingVerticalXXL})`, gridTemplateRows: 'auto 1fr' },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  content: { display: 'flex', flexDirection: 'column', minHeight: 0, padding: 0, overflow: 'hidden' },
  pages: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground4,
    borderRadius: tokens.borderRadiusMedium,
  },
})

interface InvoiceViewerProps {
  readonly invoice: LibraryInvoice
  readonly actions: Pick<InvoiceActions, 'open' | 'notifyFailure'>
  /** It was opened to be printed. */
  readonly printsAtOnce: boolean
  readonly onClose: () => void
}

/** Shows an invoice inside the console, also without a network, and prints it. */
export const InvoiceViewer = ({ invoice, actions, printsAtOnce, onClose }: InvoiceViewerProps) => {
  const styles = useStyles()
  const shown = useInvoiceDocument(invoice.id)
  const document = shown.state === 'shown' ? shown.document : null
  const { images, isPrinting, print } = usePrinting(document, actions.notifyFailure)
  // In place of the screen, which Ctrl+P prints elsewhere.
  useShortcut({ keys: ACTION_KEYS['print-screen'], description: 'Print the invoice', group: 'Invoice', run: print })
  useEffect(() => {
    if (printsAtOnce && document !== null) print()
  }, [document, print, printsAtOnce])
  const [lacking, setLacking] = useState<{ readonly document: PDFDocumentProxy; readonly lack: Lack } | null>(null)
  const lack = lacking !== null && lacking.document === document ? lacking.lack : null
  const onLack = useCallback((found: Lack) => document !== null && setLacking({ document, lack: found }), [document])
  const [zoom, setZoom] = useState(FIT)
  const [area, width] = useWidth()

  const openButton = (
    <Button icon={<DocumentPdfRegular />} onClick={() => actions.open(invoice)}>
      {OPEN_ELSEWHERE}
    </Button>
  )
  return (
    <ModalDialog onClose={onClose} className={styles.surface}>
      <DialogBody className={styles.body}>
        <DialogTitle
          action={
            <div className={styles.actions}>
              <Button appearance="subtle" icon={<ZoomOutRegular />} aria-label="Zoom out" title="Zoom out" onClick={() => setZoom(zoomOut)} />
              <Button appearance="subtle" icon={<ZoomInRegular />} aria-label="Zoom in" title="Zoom in" onClick={() => setZoom(zoomIn)} />
              <Button icon={<PrintRegular />} disabledFocusable={document === null || isPrinting} onClick={print}>
                {isPrinting ? 'Printing…' : 'Print'}
              </Button>
              {shown.state !== 'failed' && lack === null && openButton}
              <Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={onClose} />
            </div>
          }
        >
          <span dir="auto">{`${numberOf(invoice)} · ${truncate(invoice.companyName || invoice.domain, 40)}`}</span>
        </DialogTitle>
        <DialogContent className={styles.content}>
          {shown.state === 'loading' && <Spinner label="Opening the invoice" />}
          {shown.state === 'failed' && <FailureState what="This invoice cannot be shown here." failure={shown.failure} actions={openButton} />}
          {lack !== null && (
            <Notice intent="warning" isAlert actions={openButton}>
              {LACKS[lack]}
            </Notice>
          )}
          {document !== null && (
            <section
              ref={area}
              className={styles.pages}
              aria-label="Pages of the invoice"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
              tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
            >
              {Array.from({ length: document.numPages }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name and never move
                <PdfPage key={index} document={document} number={index + 1} width={Math.round(width * zoom)} onLack={onLack} />
              ))}
            </section>
          )}
        </DialogContent>
      </DialogBody>
      {images.length > 0 && <PrintPages images={images} />}
    </ModalDialog>
  )
}
