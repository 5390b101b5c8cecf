import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ArrowClockwiseRegular, FolderRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import type { InvoiceLibraryList, LibraryInvoice } from '#shared/bridge/invoices.ts'
import { INVOICE_COLUMNS, numberOf } from './invoice-columns.tsx'
import { INVOICE_CRITERIA, INVOICE_LIST, invoiceFilterFields } from './invoice-filters.ts'
import { InvoiceListEmpty } from './invoice-list-empty.tsx'
import { InvoicePeek } from './invoice-peek.tsx'
import { invoiceRowActions } from './invoice-row-actions.tsx'
import { useInvoiceActions } from './use-invoice-actions.ts'

const InvoiceViewer = lazy(async () => ({ default: (await import('./viewer/invoice-viewer.tsx')).InvoiceViewer }))

const NO_INVOICES: readonly LibraryInvoice[] = []
const invoiceId = ({ id }: LibraryInvoice): string => id

interface InvoiceLibraryProps {
  /** Undefined while main looks at the files. */
  readonly library: InvoiceLibraryList | undefined
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** The downloaded invoices: a searchable list, details beside it, and the viewer. */
export const InvoiceLibrary = ({ library, isFetching, onRefresh }: InvoiceLibraryProps) => {
  const bridge = useBridge()
  const searchId = useId()
  const invoices = library?.entries ?? NO_INVOICES
  const { filters, setFilters, clear, ...list } = useListState(INVOICE_LIST)
  const matches = useRowFilter(invoices, INVOICE_CRITERIA, filters)
  const fields = useMemo(() => invoiceFilterFields(filters, invoices, setFilters), [filters, invoices, setFilters])

  const [peeked, peek] = usePeek(invoices, invoiceId, matches)
  const [viewedId, setViewedId] = useAddressParameter('view')
  const viewed = viewedId === null ? undefined : invoices.find(({ id }) => id === viewedId)
  const [printedId, setPrintedId] = useState<string | null>(null)
  const closeViewer = useCallback(() => {
    setPrintedId(null)
    setViewedId(null, 'replace')
  }, [setViewedId])

  const ownActions = useInvoiceActions(onRefresh)
  const actions = useMemo(
    () => ({
      ...ownActions,
      view: ({ id }: LibraryInvoice) => setViewedId(id, 'push'),
      print: ({ id }: LibraryInvoice) => {
        setPrintedId(id)
        setViewedId(id, 'push')
      },
    }),
    [ownActions, setViewedId],
  )
  const rowActions = useCallback((invoice: LibraryInvoice) => invoiceRowActions(invoice, actions), [actions])
  const downloads = useDownloads(bridge, actions.notifyFailure)

  useListShortcuts({ group: 'Invoice library', what: 'invoices', searchId, onClear: clear, onRefresh, refresh: 'Look at the files again' })

  return (
    <>
      <ListLayout
        notice={
          library?.isKept === false && (
            <MessageBar intent="info">
              <MessageBarBody>Without a keychain this list is forgotten when the console closes. The files stay in their folder.</MessageBarBody>
            </MessageBar>
          )
        }
        filters={
          <FilterBar
            label="Filter invoices"
            search={{ id: searchId, value: filters.q, placeholder: 'Search site, number, date, amount', onChange: (q) => setFilters({ q }) }}
            fields={fields}
            onClear={clear}
            clearKey="X"
          />
        }
        actions={
          <>
            <Button
              appearance="subtle"
              icon={<ArrowClockwiseRegular />}
              aria-label="Look at the files again"
              title={isFetching ? 'Looking at the files' : 'Look at the files again (R)'}
              disabledFocusable={isFetching}
              onClick={onRefresh}
            />
            <Button appearance="subtle" icon={<FolderRegular />} title="Choose the folder for new invoices" onClick={actions.chooseFolder}>
              {library === undefined ? 'Folder' : `Folder: ${library.folder}`}
            </Button>
            <DownloadTray downloads={downloads} />
          </>
        }
        table={
          <DataTable
            label="Invoices"
            rows={invoices}
            matches={matches}
            columns={INVOICE_COLUMNS}
            rowId={invoiceId}
            rowLabel={numberOf}
            state={list.table}
            onStateChange={list.setTable}
            filterKey={list.filterKey}
            onOpen={actions.view}
            peekedId={peeked?.id ?? null}
            onPeek={peek}
            rowActions={rowActions}
            loading={library === undefined}
            emptyState={<InvoiceListEmpty hasInvoices={invoices.length > 0} onClear={clear} />}
          />
        }
        peek={peeked !== undefined && <InvoicePeek invoice={peeked} actions={actions} onClose={() => peek(null)} />}
      />
      <Suspense fallback={null}>
        {viewed !== undefined && (
          <InvoiceViewer key={viewed.id} invoice={viewed} actions={actions} printsAtOnce={viewed.id === printedId} onClose={closeViewer} />
        )}
      </Suspense>
    </>
  )
}
