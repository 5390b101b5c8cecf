import {
  ArrowDownloadRegular,
  DocumentPdfRegular,
  EyeRegular,
  FolderOpenRegular,
  LinkRegular,
  PrintRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { NO_LINK } from '#patterns/record-link/copy-link.tsx'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { recordLink } from '#shared/record-link.ts'
import type { Failure, Result } from '#shared/result.ts'
import { ALREADY_THERE, NOT_DONE, OPEN_ELSEWHERE, STATE_ADVICE, SURE_TO_REMOVE } from './messages.ts'

/** What can be done with the library and its invoices. Each says what it could not do. */
export interface InvoiceActions {
  /** Hands it to the program that the computer has for it. */
  readonly open: (invoice: LibraryInvoice) => void
  readonly showInFolder: (invoice: LibraryInvoice) => void
  /** Of an invoice whose file is missing or changed. */
  readonly downloadAgain: (invoice: LibraryInvoice) => void
  /** Off the list; the file stays. */
  readonly forget: (invoice: LibraryInvoice) => void
  readonly chooseFolder: () => void
  readonly notifyFailure: (failure: Failure) => void
}

export const useInvoiceActions = (onRefetch: () => void): InvoiceActions => {
  const bridge = useBridge()
  const notify = useNotify()
  const notifyFailure = useCallback(({ message }: Failure) => notify.error(NOT_DONE, message), [notify])
  const run = useCallback(
    async <Value,>(asked: Promise<Result<Value>>, onDone?: (value: Value) => void): Promise<void> => {
      const answer = await asked
      if (answer.ok) onDone?.(answer.value)
      else {
        notifyFailure(answer.error)
        // It may have failed because the file is another one by now.
        onRefetch()
      }
    },
    [onRefetch, notifyFailure],
  )
  return useMemo(
    () => ({
      open: ({ id }) => void run(bridge.invoices.open({ id })),
      showInFolder: ({ id }) => void run(bridge.invoices.showInFolder({ id })),
      downloadAgain: ({ id }) =>
        void run(bridge.invoices.downloadAgain({ id }), ({ alreadyThere, name }) => {
          if (!alreadyThere) return
          notify.show({ intent: 'info', message: ALREADY_THERE, detail: name })
          onRefetch()
        }),
      forget: ({ id }) => void run(bridge.invoices.forget({ id })),
      chooseFolder: () =>
        void run(bridge.invoices.chooseFolder(), (chosen) => {
          if (chosen !== null) notify.success('New invoices go to another folder', `${chosen.folder}. Those that are there stay where they are.`)
        }),
      notifyFailure,
    }),
    [bridge, notify, onRefetch, notifyFailure, run],
  )
}

/** What of it is this screen's own: the viewer. */
export interface ViewerActions {
  readonly view: (invoice: LibraryInvoice) => void
  readonly print: (invoice: LibraryInvoice) => void
  /** The link to the invoice's site: an invoice is on this computer only. */
  readonly copySiteLink: (invoice: LibraryInvoice) => void
}

export const invoiceRowActions = (invoice: LibraryInvoice, actions: InvoiceActions & ViewerActions): readonly RowAction[] => {
  const advice = STATE_ADVICE[invoice.state]
  const unlessUnchanged = advice === null ? {} : { disabledReason: advice }
  return [
    { id: 'view', label: 'View', icon: <EyeRegular />, onSelect: () => actions.view(invoice), ...unlessUnchanged },
    { id: 'open-outside', label: OPEN_ELSEWHERE, icon: <DocumentPdfRegular />, onSelect: () => actions.open(invoice), ...unlessUnchanged },
    { id: 'print', label: 'Print', icon: <PrintRegular />, onSelect: () => actions.print(invoice), ...unlessUnchanged },
    {
      id: 'show-in-folder',
      label: 'Show in folder',
      icon: <FolderOpenRegular />,
      onSelect: () => actions.showInFolder(invoice),
      ...(invoice.state === 'missing' ? { disabledReason: 'The file is not there.' } : {}),
    },
    {
      id: 'copy-link',
      label: 'Copy link of the site',
      icon: <LinkRegular />,
      onSelect: () => actions.copySiteLink(invoice),
      ...(recordLink('site', invoice.siteId) === null ? { disabledReason: NO_LINK } : {}),
    },
    {
      id: 'again',
      label: 'Download again',
      icon: <ArrowDownloadRegular />,
      onSelect: () => actions.downloadAgain(invoice),
      divided: true,
    },
    {
      id: 'forget',
      label: 'Remove from the list',
      icon: <SubtractCircleRegular />,
      onSelect: () => actions.forget(invoice),
      confirm: { question: SURE_TO_REMOVE, detail: 'The file stays in its folder.', confirmLabel: 'Remove' },
    },
  ]
}
