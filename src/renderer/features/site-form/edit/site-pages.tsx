import { DocumentRegular, EyeRegular } from '@fluentui/react-icons'
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react'
import { BoxedTable } from '#components/data-table/boxed-table.tsx'
import type { RowAction } from '#components/data-table/data-table-props.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { GetSitePagesBySiteIdDocument } from '#generated/graphql.ts'
import { usePageActions } from '#patterns/page-actions/use-page-actions.tsx'
import type { PickablePage } from '../pages-picker/pickable-page.ts'
import { PAGE_COLUMNS } from '../pages-picker/pickable-page.ts'

const PagePreview = lazy(async () => ({ default: (await import('../pages-picker/page-preview.tsx')).PagePreview }))

const COLUMNS = PAGE_COLUMNS.filter(({ id }) => id !== 'displayName')

const pageId = (page: PickablePage): string => page.id
const pageLabel = (page: PickablePage): string => page.displayName ?? page.pageName

const NO_PAGES = <EmptyState icon={DocumentRegular} title="This site has no pages" explanation="Pages are copied to a site when it is created." />

/** The pages of a site, with what the page area can do with the master page of each. */
export const SitePages = memo(({ siteId }: { readonly siteId: string }) => {
  const query = useRead(GetSitePagesBySiteIdDocument, { siteId })
  const { actionsOf } = usePageActions('site-pages')
  const [previewed, setPreviewed] = useState<PickablePage | null>(null)
  const pages = useMemo<readonly PickablePage[]>(
    () => (query.data?.getSitePagesBySiteId ?? []).map((page) => ({ ...page, tags: page.tags ?? [] })),
    [query.data],
  )
  const rowActions = useCallback(
    (page: PickablePage): readonly RowAction[] => [
      { id: 'preview', label: 'Preview', icon: <EyeRegular />, onSelect: () => setPreviewed(page) },
      ...actionsOf(page),
    ],
    [actionsOf],
  )
  if (query.error !== null && query.data === undefined) {
    return <FailureState what="The pages of the site could not be loaded." failure={query.error} onRetry={() => void query.refetch()} />
  }
  if (pages.length === 0 && !query.isLoading) {
    return NO_PAGES
  }
  return (
    <>
      <BoxedTable
        height="min(420px, 60vh)"
        label="Pages of the site"
        rows={pages}
        columns={COLUMNS}
        rowId={pageId}
        rowLabel={pageLabel}
        onOpen={setPreviewed}
        rowActions={rowActions}
        loading={query.isLoading}
        emptyState={NO_PAGES}
      />
      {previewed !== null && (
        <Suspense fallback={null}>
          <PagePreview page={previewed} onClose={() => setPreviewed(null)} />
        </Suspense>
      )}
    </>
  )
})
SitePages.displayName = 'SitePages'
