import { SearchBox } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { DataTable } from '#components/data-table/data-table.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import type { TableExport } from '#patterns/list-page/use-table-export.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { OWING_SITE_COLUMNS, OWING_SITE_CRITERIA, OWING_SITE_LIST, type OwingSite } from './outstanding-columns.tsx'

const siteId = ({ id }: OwingSite): string => id
const siteLabel = ({ companyName, id }: OwingSite): string => companyName ?? id

interface OwingSitesProps {
  readonly person: OutstandingRow
  readonly searchId: string
  readonly exporting: TableExport<OwingSite>
}

/** The sites of one sales person that owe, searched by business name. */
export const OwingSites = ({ person, searchId, exporting }: OwingSitesProps) => {
  const { name, sites } = person
  const { filters, setFilters, clear, table, setTable, filterKey } = useListState(OWING_SITE_LIST)
  const matches = useRowFilter(sites, OWING_SITE_CRITERIA, filters)
  return (
    <DataTable
      label={`Sites of ${name}`}
      rows={sites}
      matches={matches}
      columns={OWING_SITE_COLUMNS}
      rowId={siteId}
      rowLabel={siteLabel}
      state={table}
      onStateChange={setTable}
      filterKey={filterKey}
      emptyState={
        sites.length > 0 ? (
          <NothingMatches title="No site matches" onClear={clear} />
        ) : (
          <EmptyState icon={BuildingShopRegular} title="No site owes anything" explanation={`The sites of ${name} have no pending balance.`} />
        )
      }
      toolbarStart={
        <SearchBox
          id={searchId}
          size="small"
          aria-label="Search Business Name"
          placeholder="Search Business Name"
          value={filters.business}
          onChange={(_, { value }) => setFilters({ business: value })}
        />
      }
      toolbarEnd={
        <ExportMenu
          scopes={[{ id: 'shown', label: 'All shown', count: matches?.length ?? sites.length }]}
          isBusy={exporting.isBusy}
          onExport={(_, format) =>
            exporting.start(
              {
                name: `Outstanding ${name}`,
                columns: OWING_SITE_COLUMNS,
                rows: matches === undefined ? sites : Array.from(matches, (index) => sites[index] as OwingSite),
                table,
              },
              format,
            )
          }
        />
      }
    />
  )
}
