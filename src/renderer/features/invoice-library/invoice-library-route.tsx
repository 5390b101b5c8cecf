import { Button } from '@fluentui/react-components'
import { FolderRegular } from '@fluentui/react-icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { Notice } from '#components/notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { invoiceRowActions, useInvoiceActions } from './invoice-actions.tsx'
import { INVOICE_LIST } from './invoice-list.ts'
import { InvoicePeek } from './invoice-peek.tsx'
import { NOT_DONE } from './messages.ts'

const InvoiceViewer = lazy(async () => ({ default: (await import('./viewer/invoice-viewer.tsx')).InvoiceViewer }))

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
        fileFailed={NOT_DONE}
      />
      <Suspense fallback={null}>
        {viewed !== undefined && (
          <InvoiceViewer key={viewed.id} invoice={viewed} actions={actions} printsAtOnce={viewed.id === printedId} onClose={closeViewer} />
        )}
      </Suspense>
    </>
  )
}

export default InvoiceLibraryRoute
