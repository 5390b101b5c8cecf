import { makeStyles, tokens } from '@fluentui/react-components'
import { useMedia } from '#components/compact-window.ts'
import { CellLink, CellSwitch } from '#components/data-table/cell-controls.tsx'
import { requiredContext } from '#data/bridge/required-context.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { countryName } from '#shared/domain/country.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { DISABLED_PARTNER, STATUS_PENDING } from '../messages.ts'
import { countryOf, currencyOf, type Partner, partnerName } from '../partner.ts'
import type { PartnerRow } from './partner-row.ts'

/** What can be done with a partner of the list. Cells reach it through context, so that the columns stay a constant. */
export interface PartnerActions {
  /** Why nothing can be changed now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** User names of the partners whose status is being changed. */
  readonly busy: ReadonlySet<string>
  readonly switchStatus: (partner: Partner) => void
  /** Opens Edit User, which enables a partner again; null for a user who may not. */
  readonly editUser: ((partner: Partner) => void) | null
  readonly recharge: (partner: Partner) => void
  readonly openServices: (partner: Partner) => void
}

export const [PartnerActionsContext, usePartnerActions] = requiredContext<PartnerActions>('usePartnerActions needs the CP List above it')

const useStyles = makeStyles({ actions: { display: 'flex', gap: tokens.spacingHorizontalS } })

/** Switches a partner off, once the platform has accepted it. One that is off has no switch: it leads to Edit User. */
const StatusCell = ({ partner }: { readonly partner: Partner }) => {
  const { writesBlocked, busy, switchStatus, editUser } = usePartnerActions()
  const text = activeWord(partner.enabled)
  if (partner.enabled !== true) {
    if (editUser === null) return <span>{text}</span>
    return (
      <CellLink label={`Edit the user of ${partnerName(partner)}, who is inactive`} title={DISABLED_PARTNER} onClick={() => editUser(partner)}>
        {text}
      </CellLink>
    )
  }
  return (
    <CellSwitch
      label={`Status of ${partnerName(partner)}`}
      text={text}
      checked
      refusal={writesBlocked ?? (busy.has(partner.username) ? STATUS_PENDING : null)}
      onChange={() => switchStatus(partner)}
    />
  )
}

const ActionsCell = ({ partner }: { readonly partner: Partner }) => {
  const styles = useStyles()
  const { writesBlocked, recharge, openServices } = usePartnerActions()
  const name = partnerName(partner)
  return (
    <span className={styles.actions}>
      <CellLink label={`Wallet of ${name}`} refusal={writesBlocked} onClick={() => recharge(partner)}>
        Wallet
      </CellLink>
      <CellLink label={`Services of ${name}`} onClick={() => openServices(partner)}>
        Services
      </CellLink>
    </span>
  )
}

/** A partner's wallet balance for people to read; empty where the platform reports none. */
const balanceText = ({ partner }: PartnerRow): string => (partner.balance === null ? '' : formatMoney(partner.balance, currencyOf(partner)))

const lastCustomerText = ({ customers }: PartnerRow): string => {
  const last = customers?.last
  return last ? [formatDate(last.createdAt), last.name].filter(Boolean).join(' ') : ''
}

/** The columns in the order of CPL-003, each in its place: for a window that has room for all of them. */
export const PARTNER_COLUMNS: readonly ListColumn<PartnerRow>[] = [
  { id: 'sr', title: 'Sr', kind: 'number', value: ({ number }) => number, width: 44, minWidth: 40, fixed: true },
  { id: 'company', title: 'Company Name', kind: 'text', value: ({ partner }) => partnerName(partner), width: 204, grows: true, cutAt: 40, fixed: true },
  { id: 'contact', title: 'Contact Person', kind: 'text', value: ({ partner }) => partner.name, width: 132, cutAt: 30 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ partner }) => partner.mobile, width: 108 },
  { id: 'sales', title: 'Sales Person', kind: 'text', value: ({ partner }) => partner.onboardedBy, width: 130, cutAt: 30 },
  {
    id: 'balance',
    title: 'Wallet Balance',
    kind: 'money',
    value: ({ partner }) => partner.balance,
    text: balanceText,
    currency: ({ partner }) => currencyOf(partner),
    width: 122,
  },
  {
    id: 'country',
    title: 'Country',
    kind: 'text',
    value: ({ partner }) => countryOf(partner.address),
    filter: { kind: 'choice', single: true, of: ({ partner }) => partner.address?.country, labelOf: countryName },
    width: 124,
  },
  { id: 'city', title: 'City', kind: 'text', value: ({ partner }) => partner.address?.city ?? null, width: 96 },
  {
    id: 'since',
    title: 'CP Since',
    kind: 'date',
    value: ({ partner }) => partner.createdAt,
    text: ({ partner }) => formatDate(partner.createdAt),
    width: 96,
  },
  {
    id: 'status',
    title: 'Status',
    kind: 'text',
    value: ({ partner }) => activeWord(partner.enabled),
    render: ({ partner }) => <StatusCell partner={partner} />,
    interactive: true,
    width: 104,
  },
  { id: 'customers', title: 'Total Customers', kind: 'number', isSummed: true, value: ({ customers }) => customers?.count ?? null, width: 120 },
  {
    id: 'lastCustomer',
    title: 'Last Customer',
    kind: 'date',
    value: ({ customers }) => customers?.last?.createdAt ?? null,
    text: lastCustomerText,
    width: 160,
    cutAt: 40,
  },
  {
    id: 'actions',
    title: 'Actions',
    kind: 'text',
    value: () => null,
    render: ({ partner }) => <ActionsCell partner={partner} />,
    interactive: true,
    exported: false,
    sortable: false,
    width: 124,
  },
]

/**
 * Which columns are the second line of which while the window is narrower: each of the one before it, so that their
 * order stays.
 */
const CARRIED: Readonly<Record<string, string>> = { company: 'contact', mobile: 'sales', country: 'city', customers: 'lastCustomer' }

/** Pixels, by column id. */
type Widths = Readonly<Record<string, number>>

/** Together as wide as a table is in a window of 1280 beside the menu and its own scroll bar. */
const NARROW: Widths = { sr: 40, company: 130, mobile: 100, balance: 122, country: 86, since: 96, status: 107, customers: 114, actions: 124 }

/** Widths for a window of 1440 pixels, with room for whole names of companies and countries. */
const MEDIUM: Widths = { ...NARROW, company: 212, balance: 120, country: 156, since: 94, actions: 120 }

/** The same in a window of 1024. What is left out is in the row's menu and in its details. */
const SMALL: Widths = { company: 120, mobile: 98, balance: 122, country: 86, status: 107, customers: 114 }

/** The columns that have a width, each with the one that it carries; the others wait in the column chooser. */
const columnsFor = (widths: Widths): readonly ListColumn<PartnerRow>[] =>
  PARTNER_COLUMNS.map(({ fixed, ...column }) => {
    const width = widths[column.id]
    const carries = CARRIED[column.id]
    if (width === undefined) return { ...column, hiddenByDefault: true }
    return { ...column, width, ...(fixed === undefined ? {} : { fixed }), ...(carries === undefined ? {} : { carries, grows: true }) }
  })

const MEDIUM_COLUMNS = columnsFor(MEDIUM)
const NARROW_COLUMNS = columnsFor(NARROW)
const SMALL_COLUMNS = columnsFor(SMALL)

/**
 * A window with room for each column in its place, beside the menu; one with room for whole names; and one with too
 * little for all of them.
 */
const WIDE_WINDOW = '(min-width: 2100px)'
const MEDIUM_WINDOW = '(min-width: 1440px)'
const SMALL_WINDOW = '(max-width: 1279.98px)'

/** The columns that a window has room for. */
export const usePartnerColumns = (): readonly ListColumn<PartnerRow>[] => {
  const isWide = useMedia(WIDE_WINDOW)
  const isMedium = useMedia(MEDIUM_WINDOW)
  const isSmall = useMedia(SMALL_WINDOW)
  if (isWide) return PARTNER_COLUMNS
  if (isMedium) return MEDIUM_COLUMNS
  return isSmall ? SMALL_COLUMNS : NARROW_COLUMNS
}
