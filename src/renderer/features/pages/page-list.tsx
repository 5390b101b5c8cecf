import { Button } from '@fluentui/react-components'
import { AddRegular, DocumentRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useId, useMemo } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { LinkButton } from '#components/link-button.tsx'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { type MasterPage, masterPagesQuery } from '#data/pages/master-pages.ts'
import { PAGE_ACCESS } from '#data/pages/page-access.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { usePageActions } from '#patterns/page-actions/use-page-actions.tsx'
import { publicAddress } from '#shared/domain/content/image.ts'
import { LIST_FAILED, NO_ACCESS_TO_CREATE, NO_IMAGE_FOUND } from './messages.ts'
import { PAGE_COLUMN_IDS, pageColumns, pageLabel } from './page-columns.tsx'
import { PAGE_CRITERIA, PAGE_FILTERS, type PageFilters, pageFilterFields } from './page-filters.ts'
import { PagePeek } from './page-peek.tsx'

const ImageDialog = lazy(async () => ({ default: (await import('#components/image-field/image-dialog.tsx')).ImageDialog }))

/** 20 a page. */
const PAGE_LIST: ListDefinition<PageFilters> = { columns: PAGE_COLUMN_IDS, filters: PAGE_FILTERS, initial: { size: 20 } }

const NO_PAGES: readonly MasterPage[] = []
const nameOf = ({ pageName }: MasterPage): string => pageName

/** Manage Pages: the master pages, that sites copy. */
export const PageList = () => {
  const searchId = useId()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const mayCreate = useMayAccess()(PAGE_ACCESS.create)
  const { data, error, isFetching, refetch } = useQuery(masterPagesQuery(useBridge()))
  const pages = data?.rows ?? NO_PAGES
  const refresh = useCallback(() => void refetch(), [refetch])

  const { filters, setFilters, ...list } = useListState(PAGE_LIST)
  const matches = useRowFilter(pages, PAGE_CRITERIA, filters)
  const fields = useMemo(() => pageFilterFields(filters, pages, setFilters), [filters, pages, setFilters])
  const clear = useCallback(() => setFilters({ q: '', tags: [] }), [setFilters])
  const [peeked, peek] = usePeek(pages, nameOf, matches)
  const { mayEdit, edit, actionsOf } = usePageActions('master-pages')

  const [shownName, setShownName] = useAddressParameter('image')
  const shown = shownName === null ? undefined : pages.find(({ pageName }) => pageName === shownName)
  const show = useCallback(({ pageName }: MasterPage) => setShownName(pageName, 'push'), [setShownName])
  const addressOf = useCallback(({ image }: MasterPage) => (imageBase !== null && image?.key ? publicAddress(imageBase, image.key) : null), [imageBase])
  const columns = useMemo(() => pageColumns({ addressOf, onShow: show }), [addressOf, show])
  useListShortcuts({ group: 'Pages', what: 'pages', searchId, onClear: clear, onRefresh: refresh })

  if (data === undefined && error !== null && !isFetching) {
    return <FailureState what={LIST_FAILED} failure={asPlatformFailure(error)} onRetry={refresh} />
  }
  return (
    <>
      <ListLayout
        notice={<PagingNotice stopped={data?.stopped ?? null} onRetry={refresh} />}
        filters={
          <FilterBar
            label="Filter pages"
            search={{ id: searchId, value: filters.q, placeholder: 'Search page name', onChange: (q) => setFilters({ q }) }}
            fields={fields}
            onClear={clear}
            clearKey="X"
          />
        }
        actions={<RefreshButton onRefresh={refresh} />}
        table={
          <DataTable
            label="Pages"
            rows={pages}
            matches={matches}
            columns={columns}
            rowId={nameOf}
            rowLabel={pageLabel}
            state={list.table}
            onStateChange={list.setTable}
            filterKey={list.filterKey}
            onOpen={edit}
            peekedId={peeked?.pageName ?? null}
            onPeek={peek}
            rowActions={actionsOf}
            loading={data === undefined}
            emptyState={
              pages.length > 0 ? (
                <NothingMatches title="No page matches" onClear={clear} />
              ) : (
                <EmptyState icon={DocumentRegular} title="There is no page yet" explanation="Create one: new sites can copy it." />
              )
            }
            toolbarEnd={<CreateButton refusal={mayCreate ? null : NO_ACCESS_TO_CREATE} />}
          />
        }
        peek={
          peeked !== undefined && (
            <PagePeek page={peeked} address={addressOf(peeked)} onOpen={mayEdit ? edit : null} onImage={() => show(peeked)} onClose={() => peek(null)} />
          )
        }
      />
      <Suspense fallback={null}>
        {shown !== undefined && (
          <ImageDialog
            title={pageLabel(shown)}
            blob={null}
            address={addressOf(shown)}
            alt={`Image of ${pageLabel(shown)}`}
            missing={NO_IMAGE_FOUND}
            onClose={() => setShownName(null, 'replace')}
          />
        )}
      </Suspense>
    </>
  )
}

const CreateButton = ({ refusal }: { readonly refusal: string | null }) =>
  refusal === null ? (
    <LinkButton to="/create-site-pages" appearance="primary" icon={<AddRegular />}>
      Create Page
    </LinkButton>
  ) : (
    <Button appearance="primary" icon={<AddRegular />} disabledFocusable title={refusal}>
      Create Page
    </Button>
  )
