import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { PeopleListRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '#components/link-button.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { GetInternalUsersByUserRoleDocument, GetSitesAdminDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { countryName } from '#shared/domain/country.ts'
import { formatMoneySum } from '#shared/domain/money.ts'
import { FILE_FAILED, PARTNERS_FAILED, TOTAL_BALANCE } from '../messages.ts'
import { partnerName } from '../partner.ts'
import { type ServiceMapState, serviceMapPath } from '../service-map-link.ts'
import { PARTNER_COLUMNS, type PartnerActions, PartnerActionsContext } from './partner-columns.tsx'
import { PartnerFilterForm } from './partner-filter-form.tsx'
import { PartnerPeek } from './partner-peek.tsx'
import { type PartnerRow, partnerRows, totalOf } from './partner-row.ts'
import { usePartnerStatus } from './use-partner-status.ts'

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXL, minWidth: 0 },
  amount: { fontVariantNumeric: 'tabular-nums' },
})

/** The first row of the CP List: what the wallets hold together, one sum a currency. */
const TotalBalance = ({ rows }: { readonly rows: readonly PartnerRow[] }) => {
  const styles = useStyles()
  const totals = useMemo(() => totalOf(rows.map(({ partner }) => partner)), [rows])
  return (
    <span className={styles.line}>
      <Text weight="semibold">{TOTAL_BALANCE}</Text>
      {totals.map(({ currency, sum }) => (
        <Text key={currency} weight="semibold" className={styles.amount}>
          {formatMoneySum(sum, currency)}
        </Text>
      ))}
    </span>
  )
}

const RechargeDialog = lazy(async () => ({ default: (await import('../recharge/recharge-dialog.tsx')).RechargeDialog }))

/** Counting customers needs the sites: for this many milliseconds they are not requested again. */
const SITES_FRESH_FOR = 5 * 60_000

const rowId = ({ partner }: PartnerRow): string => partner.username

const PARTNER_LIST = defineList<PartnerRow>({
  id: 'partners',
  label: 'Channel partners',
  one: 'partner',
  many: 'partners',
  rowId,
  rowLabel: ({ partner }) => partnerName(partner),
  search: { hint: 'Search company, contact person, mobile', of: ({ partner }) => [partner.companyName, partner.name, partner.mobile] },
  columns: PARTNER_COLUMNS,
  loadFailed: PARTNERS_FAILED,
  empty: {
    icon: PeopleListRegular,
    title: 'There are no channel partners yet',
    explanation: 'A channel partner is a user with the role CP.',
    actions: <LinkButton to="/create-user">Create a user</LinkButton>,
  },
})

const totalBalance = (shown: readonly PartnerRow[]) => <TotalBalance rows={shown} />

const CpListRoute = () => {
  const searchId = useId()
  const navigate = useNavigate()
  const may = useMayAccess()
  const { data, error, isFetching, refetch } = useRead(GetInternalUsersByUserRoleDocument, { userRole: 'CP' })
  const maySeeSites = may({ group: 'site', operation: 'view_site_list' })
  const sites = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: SITES_FRESH_FOR, enabled: maySeeSites }).data?.getSitesAdmin
  const rows = useMemo(() => data && partnerRows(data.getInternalUsersByUserRole, sites), [data, sites])

  const { reason: writesBlocked } = useWriteGate()
  const status = usePartnerStatus()
  const [rechargedId, setRechargedId] = useState<string | null>(null)
  const recharged = rechargedId === null ? undefined : rows?.find((row) => rowId(row) === rechargedId)?.partner
  const actions = useMemo<PartnerActions>(
    () => ({
      ...status,
      writesBlocked,
      recharge: ({ username }) => setRechargedId(username),
      openServices: (partner) => void navigate(serviceMapPath(partner), { state: { partner } satisfies ServiceMapState }),
    }),
    [navigate, status, writesBlocked],
  )
  const open = useCallback(({ partner }: PartnerRow) => actions.openServices(partner), [actions])
  return (
    <PartnerActionsContext value={actions}>
      <ListPage
        list={PARTNER_LIST}
        read={{ rows, failure: error, isFetching, refresh: () => void refetch() }}
        searchId={searchId}
        notice={<SentBefore of={({ operation }) => operation === 'UpdateCPWallet'} />}
        filterBar={({ filters, setFilters, clear, rows: all }) => (
          <PartnerFilterForm searchId={searchId} filters={filters} countries={countryOptions(all)} onSearch={setFilters} onReset={clear} />
        )}
        summaryRow={totalBalance}
        onOpen={open}
        peek={(row, close) => <PartnerPeek row={row} onClose={close} />}
        fileFailed={FILE_FAILED}
      />
      <Suspense fallback={null}>
        {recharged !== undefined && <RechargeDialog key={recharged.username} partner={recharged} onClose={() => setRechargedId(null)} />}
      </Suspense>
    </PartnerActionsContext>
  )
}

const countryOptions = (rows: readonly PartnerRow[]) =>
  [...new Set(rows.flatMap(({ partner }) => partner.address?.country || []))]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))

export default CpListRoute
