import { makeStyles, tokens } from '@fluentui/react-components'
import { BuildingRegular, CalendarClockRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { FactCard } from '#components/fact-card.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { fieldId } from '#components/form/field-id.ts'
import { LinkButton } from '#components/link-button.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type InternalUser, useInternalUsers } from '#data/users/pickers.ts'
import { SiteLink } from '#patterns/record-link/site-link.tsx'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import { renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { firstPlaceFound } from '#shared/domain/text/found-places.ts'
import { BUSINESS_NAME, NOT_USING, notUsing } from '../board/filter-control.ts'
import { SiteBoard, useBoardList } from '../board/site-board.tsx'
import { BUSINESS_COLUMN, dateColumn, placeColumn, RENEWAL_AMOUNT, type SiteColumn } from '../board/site-columns.tsx'
import { useClock, useSiteRows } from '../board/use-site-rows.ts'
import { NO_PARTNER_CHOSEN } from '../messages.ts'

// My Dashboard has no menu item.
const MY_DASHBOARD = (
  <LinkButton appearance="subtle" icon={<CalendarClockRegular />} to="/my-dashboard">
    My Dashboard
  </LinkButton>
)

/** The home of a channel partner: all sites of the own company. */
export const PartnerHomeRoute = () => {
  const { name, profile } = useCurrentUser()
  const companyName = profile.companyName?.trim() ?? ''
  return (
    <PartnerBoard
      label="Partner dashboard"
      companyName={companyName}
      partner={{ ...profile, name }}
      emptyReason="You have no customers yet."
      actions={MY_DASHBOARD}
    />
  )
}

/** My Dashboard: the renewals of the signed-in partner's own sites. */
export const MyDashboardRoute = () => {
  const companyName = useCurrentUser().profile.companyName?.trim() ?? ''
  return <PartnerBoard label="My Dashboard" companyName={companyName} emptyReason="No subscription of your customers ends in this time." />
}

const UNKNOWN = { name: null, mobile: null, emailId: null, onboardedBy: null, createdAt: null }

/** The CP Dashboard of the partner named in the address, else in what the picker passed here; without either it leads back to the picker. */
export const CpDashboardRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const companyName = search.get('partner') ?? carriedPartner(state) ?? ''
  const users = useInternalUsers(companyName !== '')
  if (companyName === '') return <Elsewhere to="/select-cp" message={NO_PARTNER_CHOSEN} />
  const partner = users.find((user) => user.userRole === 'CP' && user.companyName?.trim() === companyName) ?? UNKNOWN
  return <PartnerBoard label="CP Dashboard" companyName={companyName} partner={partner} emptyReason="This partner has no sites." />
}

const carriedPartner = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'partner' in state && typeof state.partner === 'string' ? state.partner : null

const COLUMNS: readonly SiteColumn[] = [
  placeColumn('Sr No'),
  { ...BUSINESS_COLUMN, width: 240 },
  { ...dateColumn('startDate', 'Subscription Start Date'), titleLines: ['Subscription', 'Start Date'], width: 98 },
  dateColumn('endDate', 'Renewal Date'),
  { ...RENEWAL_AMOUNT, width: 128 },
]

type PartnerFacts = Pick<InternalUser, 'name' | 'mobile' | 'emailId' | 'onboardedBy' | 'createdAt'>

interface PartnerBoardProps {
  readonly label: string
  readonly companyName: string
  /** Who the partner is, shown above the search. Absent: the board shows the renewals of the usual window rather than all sites. */
  readonly partner?: PartnerFacts
  readonly emptyReason: string
  /** Beside the tools of the table. */
  readonly actions?: ReactNode
}

/** The sites of one channel partner with the orders of the last ten days, searched by business name. */
const PartnerBoard = (props: PartnerBoardProps) => (props.companyName === '' ? NO_COMPANY : <Board key={props.companyName} {...props} />)

const NO_COMPANY = (
  <EmptyState
    icon={BuildingRegular}
    title="Your profile names no company"
    explanation="Your sites are found by the name of your company. An administrator can add it to your profile."
  />
)

const Board = ({ label, companyName, partner, emptyReason, actions }: PartnerBoardProps) => {
  const clock = useClock()
  const controls = useMemo(() => [BUSINESS_NAME, notUsing(clock.now)], [clock.now])
  const list = useBoardList(controls, COLUMNS)
  const isRenewals = partner === undefined
  const call = useMemo(
    () => ({ call: 'renewal_dashboard' as const, ...(isRenewals ? renewalWindow(clock.now) : {}), channelPartner: companyName }),
    [clock.now, companyName, isRenewals],
  )
  const rows = useSiteRows({ call, clock })
  const { business = '', usage = '' } = list.filters
  const columns = useMemo(
    () => COLUMNS.map((column) => (column.id === BUSINESS_COLUMN.id ? { ...column, render: highlighting(business) } : column)),
    [business],
  )
  return (
    <SiteBoard
      id="partner-dashboard"
      label={label}
      controls={controls}
      list={list}
      rows={rows}
      columns={columns}
      header={partner && <FactCard title={companyName} facts={factsOf(companyName, partner)} />}
      search={
        <FilterBar
          label={`Search the ${label}`}
          search={{
            id: fieldId(BUSINESS_NAME.name),
            value: business,
            placeholder: 'Search Business Name',
            onChange: (value) => list.setFilters({ business: value }),
          }}
          fields={[
            {
              kind: 'one-of',
              name: 'usage',
              label: 'Not Using',
              value: usage === '' ? null : usage,
              options: () => NOT_USING,
              labelOf: () => NOT_USING[0].label,
              onChange: (value) => list.setFilters({ usage: value ?? '' }),
            },
          ]}
          onClear={list.clear}
        />
      }
      emptyReason={emptyReason}
      actions={actions}
    />
  )
}

const factsOf = (companyName: string, { name, mobile, emailId, onboardedBy, createdAt }: PartnerFacts) => [
  { term: 'Company Name', value: companyName },
  { term: 'Name', value: name },
  { term: 'Mobile', value: mobile },
  { term: 'Email ID', value: emailId },
  { term: 'Onboarded By', value: onboardedBy },
  { term: 'Created At', value: formatDashboardDate(createdAt) },
]

const highlighting =
  (part: string): NonNullable<SiteColumn['render']> =>
  ({ id, companyName }) => (
    <SiteLink siteId={id} name={companyName}>
      <Highlighted text={companyName ?? ''} part={part} />
    </SiteLink>
  )

const useStyles = makeStyles({
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Mark', color: 'MarkText' },
  },
})

/** A text with the first place marked where it holds what was searched for. */
const Highlighted = ({ text, part }: { readonly text: string; readonly part: string }) => {
  const styles = useStyles()
  const place = firstPlaceFound(text, part)
  if (place === null) return <span dir="auto">{text}</span>
  const [start, end] = place
  return (
    <span dir="auto" title={text}>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
