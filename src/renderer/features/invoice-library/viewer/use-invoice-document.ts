import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Failure } from '#shared/result.ts'
import { openPdf } from './pdf-library.ts'

export type InvoiceDocument =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly document: PDFDocumentProxy }
  | { readonly state: 'failed'; readonly failure: Failure }

const LOADING: InvoiceDocument = { state: 'loading' }

/** The invoice's file, read by main and opened by PDF.js; released with the component. */
export const useInvoiceDocument = (id: string): InvoiceDocument => {
  const bridge = useBridge()
  const [shown, setShown] = useState<InvoiceDocument>(LOADING)
  useEffect(() => {
    const given = { up: false, free: (): unknown => undefined }
    const open = async (): Promise<void> => {
      const answer = await bridge.invoices.read({ id })
      if (!answer.ok) throw new InvoiceUnreadable(answer.error)
      const task = await openPdf(answer.value.bytes)
      given.free = () => task.destroy()
      if (given.up) await task.destroy()
      else setShown({ state: 'shown', document: await task.promise })
    }
    open().catch((cause: unknown) => {
      if (!given.up) setShown({ state: 'failed', failure: cause instanceof InvoiceUnreadable ? cause.failure : UNREADABLE })
    })
    return () => {
      given.up = true
      given.free()
      setShown(LOADING)
    }
  }, [bridge, id])
  return shown
}

class InvoiceUnreadable extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

const UNREADABLE: Failure = {
  kind: 'storage',
  message: 'The file cannot be shown here: it is damaged, or protected by a password. Open it with the PDF program of your computer.',
}
