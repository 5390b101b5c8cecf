import type { GeneratedRow } from '../table/generated-rows.ts'

const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' })
const dayOf = (seconds: number | null): string => (seconds === null ? '' : day.format(seconds * 1000))

export interface PeerColumn {
  readonly id: keyof GeneratedRow
  readonly title: string
  readonly width: number
  /** What stands in the cell where it is not the value itself. */
  readonly text?: (row: GeneratedRow) => string
}

/** The columns of our own table (`../table/columns.tsx`), as a table takes them that draws text. */
export const peerColumns: readonly PeerColumn[] = [
  { id: 'business', title: 'Business', width: 240 },
  { id: 'domain', title: 'Domain', width: 200 },
  { id: 'customer', title: 'Customer', width: 180 },
  { id: 'email', title: 'Email', width: 200 },
  { id: 'phone', title: 'Mobile', width: 140 },
  { id: 'plan', title: 'Plan', width: 96 },
  { id: 'partner', title: 'Partner', width: 150 },
  { id: 'created', title: 'Created', width: 104, text: ({ created }) => dayOf(created) },
  { id: 'till', title: 'Till', width: 104, text: ({ till }) => dayOf(till) },
  { id: 'balance', title: 'Balance', width: 120, text: ({ balance }) => `₹ ${money.format(balance / 100)}` },
  { id: 'orders', title: 'Orders', width: 88 },
  { id: 'state', title: 'Status', width: 104 },
  { id: 'version', title: 'Version', width: 96 },
  { id: 'id', title: 'User', width: 120 },
  { id: 'city', title: 'City', width: 110 },
  { id: 'country', title: 'Country', width: 88 },
]

/** What the search looks in. */
export const searchedTexts = (row: GeneratedRow): readonly string[] => [row.business, row.domain, row.customer, row.email, row.phone, row.id]
