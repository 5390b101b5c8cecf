import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { AppsListRegular, EditRegular, PeopleListRegular, WalletCreditCardRegular } from '@fluentui/react-icons'
import { useCallback, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import type { RowAction } from '#components/data-table/data-table-props.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useCurrentUser, useMaySeeList } from '#data/session/current-user.ts'
import { GetInternalUsersByUserRoleDocument, GetSitesAdminDocument } from '#generated/graphql.ts'
import { ImportButton } from '#patterns/import/import-button.tsx'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { SentBefore } from '#patterns/money/sent-before.tsx'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { MANAGES_USERS } from '#shared/domain/access/screen-rules.ts'
import { countryName } from '#shared/domain/country.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney, formatMoneySum } from '#shared/domain/money.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { recordAddress } from '#shared/record-link.ts'
import { FILE_FAILED, PARTNERS_FAILED, TOTAL_BALANCE } from '../messages.ts'
import { addressText, currencyOf, partnerName, partnerRecord } from '../partner.ts'
import { PARTNER_COLUMNS, type PartnerActions, PartnerActionsContext, usePartnerActions, usePartnerColumns } from './partner-columns.tsx'
import { PartnerFilterForm } from './partner-filter-form.tsx'
import { type PartnerRow, partnerRows, totalOf } from './partner-row.ts'
import { usePartnerStatus } from './use-partner-status.ts'

const PartnerPeek = ({ row: { partner, customers }, onClose }: { readonly row: PartnerRow; readonly onClose: () => void }) => {
  const { writesBlocked, recharge, openServices } = usePartnerActions()
  return (
    <PeekPanel
      title={partnerName(partner)}
      onClose={onClose}
      onOpen={() => openServices(partner)}
      actions={
        <>
          <ActionButton size="small" icon={<WalletCreditCardRegular />} reason={writesBlocked} onClick={() => recharge(partner)}>
            Wallet
          </ActionButton>
          <Button size="small" icon={<AppsListRegular />} onClick={() => openServices(partner)}>
            Services
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { term: 'Status', value: activeWord(partner.enabled) },
          { term: 'Contact Person', value: partner.name },
          { term: 'Mobile', value: partner.mobile },
          { term: 'Email', value: partner.emailId },
          { term: 'Support number', value: partner.supportNumber },
          { term: 'User name', value: partner.username },
          { term: 'Sales Person', value: partner.onboardedBy },
          { term: 'Wallet Balance', value: partner.balance === null ? null : formatMoney(partner.balance, currencyOf(partner)) },
          { term: 'Address', value: addressText(partner.address) },
          { term: 'GST No', value: partner.gstNo },
          { term: 'PAN No', value: partner.panNo },
          { term: 'CP Since', value: formatDate(partner.createdAt) },
          { term: 'Total Customers', value: customers?.count },
          { term: 'Last Customer', value: customers?.last?.name },
        ]}
      />
      <ChangedHere record={partnerRecord(partner)} />
    </PeekPanel>
  )
}

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXL, minWidth: 0 },
})

/** The first row of the CP List: what the wallets hold together, one sum a currency. */
const TotalBalance = ({ rows }: { readonly rows: readonly PartnerRow[] }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const totals = useMemo(() => totalOf(rows.map(({ partner }) => partner)), [rows])
  return (
    <span className={styles.line}>
      <Text weight="semibold">{TOTAL_BALANCE}</Text>
      {totals.map(({ currency, sum }) => (
        <Text key={currency} weight="semibold" className={layout.numbers}>
          {formatMoneySum(sum, currency)}
        </Text>
      ))}
    </span>
  )
}

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)
const BulkPartnerButtons = lazyPart(async () => (await import('./bulk-partner-change.tsx')).BulkPartnerButtons)
const BulkRunLink = lazyPart(async () => (await import('#patterns/bulk/bulk-run-link.tsx')).BulkRunLink)
const RechargeDialog = lazyPart(async () => (await import('../recharge/recharge-dialog.tsx')).RechargeDialog)

/** Counting customers needs the sites: for this many milliseconds they are not requested again. */
const SITES_FRESH_FOR = 5 * 60_000

const rowId = ({ partner }: PartnerRow): string => partner.username

const PARTNER_LIST = defineList<PartnerRow>({
  id: 'partners',
  reads: GetInternalUsersByUserRoleDocument,
  recordAt: 'partner',
  label: 'Channel partners',
  one: 'partner',
  many: 'partners',
  rowId,
  rowLabel: ({ partner }) => partnerName(partner),
  record: 'partner',
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

const IMPORTS = [{ to: '/import-mappings', action: 'import', label: 'partner prices' }] as const

const totalBalance = (shown: readonly PartnerRow[]) => <TotalBalance rows={shown} />

const CpListRoute = () => {
  const searchId = useId()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRead(GetInternalUsersByUserRoleDocument, { userRole: 'CP' })
  const maySeeSites = useMaySeeList('sites')
  const sites = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: SITES_FRESH_FOR, enabled: maySeeSites }).data?.getSitesAdmin
  const rows = useMemo(() => data && partnerRows(data.getInternalUsersByUserRole, sites), [data, sites])

  const user = useCurrentUser()
  const mayPrice = isAllowed(user, ACTIONS.changePartnerMapping)
  const mayEdit = isAllowed(user, MANAGES_USERS)
  const { reason: writesBlocked } = useWriteGate()
  const status = usePartnerStatus()
  const [rechargedId, setRechargedId] = useState<string | null>(null)
  const recharged = rechargedId === null ? undefined : rows?.find((row) => rowId(row) === rechargedId)?.partner
  const actions = useMemo<PartnerActions>(
    () => ({
      ...status,
      writesBlocked,
      editUser: mayEdit ? ({ username }) => void navigate(recordAddress('user', username)) : null,
      recharge: ({ username }) => setRechargedId(username),
      // The user name lets a reload or a pasted link load the partner again.
      openServices: (partner) => void navigate(`/serviceMap?${new URLSearchParams({ partner: partner.username })}`, { state: { partner } }),
    }),
    [mayEdit, navigate, status, writesBlocked],
  )
  const rowActions = useCallback(
    ({ partner }: PartnerRow): readonly RowAction[] => [
      {
        id: 'payment',
        label: 'Wallet',
        icon: <WalletCreditCardRegular />,
        onSelect: () => actions.recharge(partner),
        ...(writesBlocked === null ? {} : { disabledReason: writesBlocked }),
      },
      { id: 'details', label: 'Services', icon: <AppsListRegular />, onSelect: () => actions.openServices(partner) },
      ...(actions.editUser === null || partner.enabled === true
        ? []
        : [{ id: 'edit' as const, label: 'Edit User', icon: <EditRegular />, onSelect: () => actions.editUser?.(partner) }]),
    ],
    [actions, writesBlocked],
  )
  const open = useCallback(({ partner }: PartnerRow) => actions.openServices(partner), [actions])
  return (
    <PartnerActionsContext value={actions}>
      <ListPage
        list={PARTNER_LIST}
        columns={usePartnerColumns()}
        rowActions={rowActions}
        bulkActions={({ onScreen }) => <BulkPartnerButtons onScreen={onScreen} />}
        read={{ rows, failure: error, isFetching, refresh: () => void refetch() }}
        searchId={searchId}
        tools={
          <>
            <BulkRunLink />
            {mayPrice && <ImportButton ways={IMPORTS} />}
          </>
        }
        notice={<SentBefore of={({ operation }) => operation === 'UpdateCPWallet'} />}
        filterBar={({ filters, setFilters, clear, rows: all }) => (
          <PartnerFilterForm searchId={searchId} filters={filters} countries={countryOptions(all)} onSearch={setFilters} onReset={clear} />
        )}
        summaryRow={totalBalance}
        onOpen={open}
        peek={(row, close) => <PartnerPeek row={row} onClose={close} />}
        fileFailed={FILE_FAILED}
      />
      {recharged !== undefined && <RechargeDialog key={recharged.username} partner={recharged} onClose={() => setRechargedId(null)} />}
    </PartnerActionsContext>
  )
}

const countryOptions = (rows: readonly PartnerRow[]) =>
  [...new Set(rows.flatMap(({ partner }) => partner.address?.country || []))]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))

export default CpListRoute
