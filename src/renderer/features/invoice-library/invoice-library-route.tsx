import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular, DocumentPdfRegular, EyeRegular, FolderOpenRegular, FolderRegular, PrintRegular } from '@fluentui/react-icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { Notice } from '#components/notice.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { useCopyLink } from '#patterns/record-link/copy-link.tsx'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { fileSize } from '#shared/domain/text/file-size.ts'
import { recordLink } from '#shared/record-link.ts'
import { type InvoiceActions, invoiceRowActions, useInvoiceActions, type ViewerActions } from './invoice-actions.tsx'
import { amountOf, amountText, INVOICE_LIST, numberOf, shownStateOf } from './invoice-list.ts'
import { NOT_DONE, STATE_ADVICE, STATE_LABELS } from './messages.ts'

/** Where the first invoice is downloaded. */
const TO_SITES = { actions: <LinkButton to="/">Go to the sites</LinkButton> }

interface InvoicePeekProps {
  readonly invoice: LibraryInvoice
  readonly actions: InvoiceActions & ViewerActions
  readonly onClose: () => void
}

const InvoicePeek = ({ invoice, actions, onClose }: InvoicePeekProps) => {
  const advice = STATE_ADVICE[invoice.state]
  const { amount, currency, replacedBy } = invoice
  return (
    <PeekPanel
      title={numberOf(invoice)}
      onClose={onClose}
      {...(advice === null ? { onOpen: () => actions.view(invoice) } : {})}
      actions={
        advice === null ? (
          <>
            {replacedBy !== null && <DownloadAgain invoice={invoice} actions={actions} />}
            <Button size="small" icon={<EyeRegular />} onClick={() => actions.view(invoice)}>
              View
            </Button>
            <Button size="small" icon={<DocumentPdfRegular />} onClick={() => actions.open(invoice)}>
              Open
            </Button>
            <Button size="small" icon={<PrintRegular />} onClick={() => actions.print(invoice)}>
              Print
            </Button>
            <Button size="small" icon={<FolderOpenRegular />} onClick={() => actions.showInFolder(invoice)}>
              Show in folder
            </Button>
          </>
        ) : (
          <DownloadAgain invoice={invoice} actions={actions} />
        )
      }
    >
      {advice !== null && <Notice intent="warning">{advice}</Notice>}
      {replacedBy !== null && (
        <Notice intent="warning">
          This invoice of {amountText(invoice)} was replaced by {replacedBy.number} of {formatMoney(replacedBy.amount, currency)}. Download it again.
        </Notice>
      )}
      <Facts
        facts={[
          { term: 'Site', value: invoice.companyName },
          { term: 'Domain', value: invoice.domain },
          { term: 'Date', value: formatDateTime(invoice.date) },
          { term: 'Amount', value: amountText(invoice) },
          ...(amount === amountOf(invoice) ? [] : [{ term: 'Transaction', value: formatMoney(amount, currency) }]),
          { term: 'Transaction id', value: invoice.transactionId },
          { term: 'Downloaded', value: formatDateTime(invoice.savedAt) },
          { term: 'File', value: `${STATE_LABELS[shownStateOf(invoice)]}, ${fileSize(invoice.bytes)}` },
        ]}
      />
    </PeekPanel>
  )
}

const DownloadAgain = ({ invoice, actions }: Pick<InvoicePeekProps, 'invoice' | 'actions'>) => (
  <Button size="small" icon={<ArrowDownloadRegular />} onClick={() => actions.downloadAgain(invoice)}>
    Download again
  </Button>
)

const InvoiceViewer = lazyPart(async () => (await import('./viewer/invoice-viewer.tsx')).InvoiceViewer)

const INVOICE_LIBRARY = ['invoice-library'] as const

/** The library as main keeps it: read again when a file was downloaded or removed, and when the user returns to the window, as files may have changed. */
const useInvoiceLibrary = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  useEffect(() => bridge.on('invoices.changed', () => void queries.invalidateQueries({ queryKey: INVOICE_LIBRARY })), [bridge, queries])
  return useQuery({ queryKey: INVOICE_LIBRARY, queryFn: async () => unwrap(await bridge.invoices.list()), refetchOnWindowFocus: 'always' })
}

/** The downloaded invoices, with the viewer. Needs no network. */
const InvoiceLibraryRoute = () => {
  const { data: library, error, isFetching, refetch } = useInvoiceLibrary()
  const refresh = useCallback(() => void refetch(), [refetch])
  const [viewedId, setViewedId] = useAddressParameter('view')
  const viewed = viewedId === null ? undefined : library?.entries.find(({ id }) => id === viewedId)
  const [printedId, setPrintedId] = useState<string | null>(null)
  const closeViewer = useCallback(() => {
    setPrintedId(null)
    setViewedId(null, 'replace')
  }, [setViewedId])

  const ownActions = useInvoiceActions(refresh)
  const copyLink = useCopyLink()
  const actions = useMemo(
    () => ({
      ...ownActions,
      view: ({ id }: LibraryInvoice) => setViewedId(id, 'push'),
      print: ({ id }: LibraryInvoice) => {
        setPrintedId(id)
        setViewedId(id, 'push')
      },
      copySiteLink: ({ siteId }: LibraryInvoice) => {
        const link = recordLink('site', siteId)
        if (link !== null) copyLink(link)
      },
    }),
    [copyLink, ownActions, setViewedId],
  )
  const rowActions = useCallback((invoice: LibraryInvoice) => invoiceRowActions(invoice, actions), [actions])

  return (
    <>
      <ListPage
        list={INVOICE_LIST}
        read={{ rows: library?.entries, failure: error && asPlatformFailure(error), isFetching, refresh }}
        onOpen={actions.view}
        rowActions={rowActions}
        peek={(invoice, close) => <InvoicePeek invoice={invoice} actions={actions} onClose={close} />}
        notice={
          library?.isKept === false && (
            <Notice intent="info">Without a keychain this list is forgotten when the console closes. The files stay in their folder.</Notice>
          )
        }
        actions={
          <Button appearance="subtle" icon={<FolderRegular />} title="Choose the folder for new invoices" onClick={actions.chooseFolder}>
            {library === undefined ? 'Folder' : `Folder: ${library.folder}`}
          </Button>
        }
        empty={TO_SITES}
        fileFailed={NOT_DONE}
      />
      {viewed !== undefined && (
        <InvoiceViewer key={viewed.id} invoice={viewed} actions={actions} printsAtOnce={viewed.id === printedId} onClose={closeViewer} />
      )}
    </>
  )
}

export default InvoiceLibraryRoute
