import { CellLink, CellSwitch } from '#components/data-table/cell-controls.tsx'
import type { BadgeTone, Column } from '#components/data-table/column.ts'
import type { GeneratedRow } from './generated-rows.ts'

const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' })
const TONES: Readonly<Record<GeneratedRow['state'], BadgeTone>> = { Active: 'success', InActive: 'neutral', Expiring: 'warning', Expired: 'danger' }

const plain = (id: keyof GeneratedRow, title: string, width: number, more: Partial<Column<GeneratedRow>> = {}): Column<GeneratedRow> =>
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
  plain('email', 'Email', 200, { cutAt: 30 }),
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
    render: (row) => <CellSwitch label={`App version of ${row.domain}`} text={row.version} checked={row.version === 'v2'} onChange={() => {}} />,
    interactive: true,
    width: 96,
  },
  {
    id: 'user',
    title: 'User',
    kind: 'text',
    value: (row) => row.id,
    render: (row) => (
      <CellLink label={`Reset the password of ${row.id}`} onClick={() => {}}>
        {row.id} Reset ?
      </CellLink>
    ),
    interactive: true,
    width: 120,
  },
  plain('city', 'City', 110),
  plain('country', 'Country', 88),
]
