import { NoteRegular } from '@fluentui/react-icons'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import type { Column } from '#components/data-table/column.ts'
import { SiteLink } from '#patterns/record-link/site-link.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays, dayAndMonth, SHOWN_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import { amountText } from '../rules/amounts.ts'
import { ordersOn } from '../rules/performance.ts'

// At 1440 px, 18 letters of a name and all ten days fit. Wider windows give room to cut texts first, then to names.

/** A site in a dashboard, with its place in the list, from 1. */
export interface BoardSite extends DashboardSite {
  readonly place: number
}

export type SiteColumn = Column<BoardSite>

type TextField = 'companyName' | 'salesPerson' | 'supportAccManager' | 'partnerName' | 'contactNumber' | 'planName'

export const textColumn = (field: TextField, title: string, width: number): SiteColumn => ({
  id: field,
  title,
  kind: 'text',
  value: (site) => (field === 'partnerName' ? (site.partnerName ?? site.channelPartner) : site[field]) ?? null,
  width,
  cutAt: 40,
})

/** The name a site goes by, which leads to its page; it stays in sight. */
export const BUSINESS_COLUMN: SiteColumn = {
  ...textColumn('companyName', 'Business Name', 200),
  fixed: true,
  grows: true,
  interactive: true,
  render: ({ id, companyName }) => <SiteLink siteId={id} name={companyName} />,
}

/** A title whose last word is on a line of its own. */
const twoLines = (title: string): readonly [string, string] => [title.slice(0, title.lastIndexOf(' ')), title.slice(title.lastIndexOf(' ') + 1)]

export const placeColumn = (title: string): SiteColumn => ({
  id: 'place',
  title,
  kind: 'number',
  value: ({ place }) => place,
  titleLines: twoLines(title),
  width: 44,
  minWidth: 44,
  fixed: true,
})

export const dateColumn = (field: 'createdAt' | 'startDate' | 'endDate', title: string): SiteColumn => ({
  id: field,
  title,
  kind: 'date',
  value: (site) => site[field] ?? null,
  text: (site) => formatDashboardDate(site[field]),
  titleLines: twoLines(title),
  width: 90,
})

export const amountColumn = (id: string, title: string, amountOf: (site: DashboardSite) => number | null): SiteColumn => ({
  id,
  title,
  kind: 'money',
  value: amountOf,
  text: (site) => amountText(amountOf(site), site.curr),
  currency: ({ curr }) => curr ?? DEFAULT_CURRENCY,
  width: 112,
})

export const CONTACT_COLUMN: SiteColumn = { ...textColumn('contactNumber', 'Contact Number', 97), titleLines: ['Contact', 'Number'] }

export const MANAGER_COLUMN: SiteColumn = {
  ...textColumn('supportAccManager', 'Support Account Manager', 118),
  titleLines: ['Support Account', 'Manager'],
}

export const RENEWAL_AMOUNT = amountColumn('charges', 'Renewal Amount', ({ charges }) => charges ?? null)

/** The id of a column of orders, the newest day first. It stays that of its place when the day changes. */
export const dayColumnId = (index: number): string => `day${index + 1}`

/** Room for three digits: all ten days and what is before them are read at once. */
const DAY_WIDTH = 28

/** Orders by day, newest first: the number, green where there are any and red where there are none. */
export const dayColumns = (asOf: number): readonly SiteColumn[] =>
  completeDays(asOf, SHOWN_DAYS).map((day, index) => ({
    id: dayColumnId(index),
    title: day,
    titleLines: dayAndMonth(day),
    narrow: true,
    kind: 'number',
    value: (site) => ordersOn(site, day),
    text: (site) => ordersText(ordersOn(site, day)),
    tone: (site) => ((ordersOn(site, day) ?? 0) > 0 ? 'success' : 'danger'),
    width: DAY_WIDTH,
    minWidth: DAY_WIDTH,
  }))

export const notesColumn = (open: (site: BoardSite) => void): SiteColumn => ({
  id: 'notes',
  exported: false,
  title: 'Notes',
  kind: 'text',
  value: () => null,
  render: (site) => (
    <CellLink label={`Notes of ${site.companyName ?? site.id}`} title="Notes" onClick={() => open(site)}>
      <NoteRegular fontSize={20} />
    </CellLink>
  ),
  interactive: true,
  sortable: false,
  width: 56,
  minWidth: 56,
})

const ordersText = (orders: number | null): string => (orders === null ? '–' : formatCount(orders))
