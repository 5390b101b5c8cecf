import { DocumentRegular, EyeRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useState } from 'react'
import { BoxedTable, type BoxedTableProps } from '#components/data-table/boxed-table.tsx'
import type { RowAction } from '#components/data-table/data-table-props.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { GetSitePagesBySiteIdDocument, type GetSitePagesBySiteIdQuery } from '#generated/graphql.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { usePageActions } from '#patterns/page-actions/use-page-actions.tsx'
import { PAGE_COLUMNS, type PickablePage, pageLabel } from './pickable-page.ts'

const PagePreview = lazyPart(async () => (await import('./page-preview.tsx')).PagePreview)

interface PagesTableProps<Page extends PickablePage> extends Omit<BoxedTableProps<Page>, 'rowLabel' | 'onOpen' | 'rowActions'> {
  readonly actionsOf?: (page: Page) => readonly RowAction[]
}

export const PagesTable = <Page extends PickablePage>({ actionsOf, ...table }: PagesTableProps<Page>) => {
  const [previewed, setPreviewed] = useState<Page | null>(null)
  const rowActions = useCallback(
    (page: Page): readonly RowAction[] => [
      { id: 'view', label: 'Preview', icon: <EyeRegular />, onSelect: () => setPreviewed(page) },
      ...(actionsOf?.(page) ?? []),
    ],
    [actionsOf],
  )
  return (
    <>
      <BoxedTable {...table} rowLabel={pageLabel} onOpen={setPreviewed} rowActions={rowActions} />
      {previewed !== null && <PagePreview page={previewed} onClose={() => setPreviewed(null)} />}
    </>
  )
}

type SitePage = GetSitePagesBySiteIdQuery['getSitePagesBySiteId'][number]

const SITE_COLUMNS = PAGE_COLUMNS.filter(({ id }) => id !== 'displayName')
const siteRowId = ({ id }: SitePage): string => id

/** The pages of a site, with what the page area can do with the master page of each. */
export const SitePages = ({ siteId, skeleton }: { readonly siteId: string; readonly skeleton: ReactNode }) => {
  const read = useRead(GetSitePagesBySiteIdDocument, { siteId })
  const { actionsOf } = usePageActions('site-pages')
  return (
    <LoadState
      read={read}
      what="The pages of the site could not be loaded."
      skeleton={skeleton}
      empty={{
        isEmpty: ({ getSitePagesBySiteId: pages }) => pages.length === 0,
        icon: DocumentRegular,
        title: 'This site has no pages',
        explanation: 'Pages are copied to a site when it is created.',
      }}
    >
      {({ getSitePagesBySiteId: pages }) => (
        <PagesTable
          label="Pages of the site"
          rows={pages}
          columns={SITE_COLUMNS}
          rowId={siteRowId}
          actionsOf={actionsOf}
          height="min(420px, 60vh)"
          emptyState={null}
        />
      )}
    </LoadState>
  )
}
