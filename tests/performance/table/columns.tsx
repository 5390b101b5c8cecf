import { Switch } from '@fluentui/react-components'
import type { BadgeTone, Column } from '#components/data-table/column.ts'
import type { GeneratedRow } from './generated-rows.ts'

const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' })
const TONES: Readonly<Record<GeneratedRow['state'], BadgeTone>> = { Active: 'success', InActive: 'neutral', Expiring: 'warning', Expired: 'danger' }

const plain = (id: keyof GeneratedRow & string, title: string, width: number, more: Partial<Column<GeneratedRow>> = {}): Column<GeneratedRow> =>
  ({ id, title, kind: 'text', value: (row: GeneratedRow) => row[id], width, ...more }) as Column<GeneratedRow>
const date = (id: 'created' | 'till', title: string): Column<GeneratedRow> => ({
  id,
  title,
  kind: 'date',
  value: (row) => row[id],
  text: (row) => (row[id] === null ? '' : day.format(row[id] * 1000)),
  width: 104,
})

/** As many columns, of the same kinds, as the site list has. */
export const columns: readonly Column<GeneratedRow>[] = [
  plain('business', 'Business', 240, { fixed: true, cutAt: 40 }),
  plain('domain', 'Domain', 200, { cutAt: 30 }),
  plain('customer', 'Customer', 180, { cutAt: 30 }),
  plain('email', 'E-mail', 200, { cutAt: 30 }),
  plain('phone', 'Mobile', 140),
  plain('plan', 'Plan', 96),
  plain('partner', 'Partner', 150),
  date('created', 'Created'),
  date('till', 'Till'),
  { id: 'balance', title: 'Balance', kind: 'money', value: (row) => row.balance, text: (row) => `₹ ${money.format(row.balance / 100)}`, width: 120 },
  { id: 'orders', title: 'Orders', kind: 'number', value: (row) => row.orders, width: 88 },
  { id: 'state', title: 'Status', kind: 'badge', value: (row) => row.state, tone: (row) => TONES[row.state], width: 104 },
  {
    id: 'version',
    title: 'Version',
    kind: 'text',
    value: (row) => row.version,
    render: (row) => <Switch defaultChecked={row.version === 'v2'} aria-label="App version" />,
    interactive: true,
    width: 90,
    hiddenByDefault: true,
  },
  plain('city', 'City', 110),
  plain('country', 'Country', 88),
]
