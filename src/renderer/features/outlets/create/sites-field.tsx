import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons'
import { memo, useCallback, useId, useMemo, useState } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import type { Selection } from '#components/data-table/selection.ts'
import { INITIAL_TABLE_STATE } from '#components/data-table/table-state.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterField } from '#components/filter-bar/filter-field.ts'
import { FieldGroup } from '#components/form/field-group.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import { useControlled } from '#components/form/use-controlled.ts'
import { NothingMatches } from '#components/list-state/list-notices.tsx'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSitesAdminForOutletsDocument } from '#generated/graphql.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { SELECT_OUTLETS_SITE, SITES_FAILED } from '../messages.ts'
import type { OutletSite } from './outlet-values.ts'

/** Pickers take what is there: for this many milliseconds the sites are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_SITES: readonly OutletSite[] = []

export interface OutletSites {
  /** Those that belong to no owner of outlets yet: a site has one at most. */
  readonly free: readonly OutletSite[]
  readonly isLoading: boolean
  readonly failure: PlatformFailure | null
  readonly refetch: () => void
}

export const useOutletSites = (): OutletSites => {
  const { data, error, isFetching, refetch } = useRead(GetSitesAdminForOutletsDocument, {}, { staleTime: FRESH_FOR, structuralSharing: false })
  const sites = data?.getSitesAdmin ?? NO_SITES
  const free = useMemo(() => sites.filter(({ groupId }) => !groupId), [sites])
  return { free, isLoading: data === undefined && isFetching, failure: isFetching ? null : error, refetch: () => void refetch() }
}

// Long lists scroll inside: what is below stays near.
const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  table: { display: 'flex', flexDirection: 'column', height: 'min(360px, 60vh)' },
})

const COLUMNS: readonly Column<OutletSite>[] = [
  { id: 'business', title: 'Business', kind: 'text', value: ({ companyName, domain }) => companyName || domain, width: 260, cutAt: 50, fixed: true },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, width: 260 },
  { id: 'customer', title: 'Customer', kind: 'text', value: ({ custName }) => custName, width: 200, cutAt: 40 },
  {
    id: 'status',
    title: 'Status',
    kind: 'badge',
    value: ({ enabled }) => activeWord(enabled),
    tone: ({ enabled }) => (enabled === true ? 'success' : 'neutral'),
    width: 100,
  },
]

interface Filters {
  readonly q: string
}

const CRITERIA: Criteria<OutletSite, Filters> = { q: { kind: 'text', text: ({ companyName, domain, custName }) => [companyName, domain, custName] } }

const NO_FIELDS: readonly FilterField[] = []
const NONE: readonly string[] = []
const siteId = (site: OutletSite): string => site.siteId
const siteLabel = ({ companyName, domain }: OutletSite): string => companyName || domain

interface SitesFieldProps extends FieldProps {
  readonly sites: OutletSites
}

/** Any of the sites, out of a table with search: there may be 100,000 of them. Its value is an array of site ids. */
export const SitesField = memo(({ name, label, required = false, hint, sites }: SitesFieldProps) => {
  const styles = useStyles()
  const searchId = useId()
  const { field, fieldState } = useControlled(name)
  const chosen = (field.value ?? NONE) as readonly string[]
  const [table, setTable] = useState(INITIAL_TABLE_STATE)
  const [filters, setFilters] = useState<Filters>({ q: '' })
  const { free, isLoading, failure, refetch } = sites
  const { matches } = useRowFilter(free, CRITERIA, filters)
  const selection = useMemo<Selection>(() => ({ mode: 'some', ids: new Set(chosen) }), [chosen])
  const { onChange } = field
  const select = useCallback(
    (next: Selection) => onChange(idsOf(next, matches === undefined ? free : [...matches].flatMap((at) => free[at] ?? []))),
    [onChange, matches, free],
  )
  const clear = useCallback(() => setFilters({ q: '' }), [])
  return (
    <FieldGroup name={name} label={label} required={required} hint={hint} error={fieldState.error?.message} className={styles.field} onBlur={field.onBlur}>
      <FilterBar
        label="Filter sites"
        search={{ id: searchId, value: filters.q, placeholder: SELECT_OUTLETS_SITE, onChange: (q) => setFilters({ q }) }}
        fields={NO_FIELDS}
        onClear={clear}
      />
      <div className={styles.table}>
        <DataTable
          label="Sites"
          rows={free}
          matches={matches}
          columns={COLUMNS}
          rowId={siteId}
          rowLabel={siteLabel}
          state={table}
          onStateChange={setTable}
          selection={selection}
          onSelectionChange={select}
          filterKey={filters.q}
          loading={isLoading}
          emptyState={<NoSites reason={failure?.message ?? null} hasSites={free.length > 0} onRetry={refetch} onClear={clear} />}
        />
      </div>
    </FieldGroup>
  )
})
SitesField.displayName = 'SitesField'

/** The ids of a selection; "all that match" is spelt out. */
const idsOf = (selection: Selection, matching: readonly OutletSite[]): readonly string[] =>
  selection.mode === 'some' ? [...selection.ids] : matching.map(siteId).filter((id) => !selection.except.has(id))

interface NoSitesProps {
  readonly reason: string | null
  readonly hasSites: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
}

const NoSites = ({ reason, hasSites, onRetry, onClear }: NoSitesProps) => {
  if (reason !== null) {
    return <EmptyState role="alert" icon={BuildingShopRegular} title={SITES_FAILED} explanation={reason} actions={<Button onClick={onRetry}>Retry</Button>} />
  }
  if (hasSites) return <NothingMatches title="No site matches" onClear={onClear} />
  return <EmptyState icon={BuildingShopRegular} title="There is no site to choose" explanation="Every site belongs to an owner of outlets already." />
}
