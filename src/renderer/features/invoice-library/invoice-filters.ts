import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { choiceFilter, multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import { formatDate } from '#shared/domain/date.ts'
import { moneyToDecimal } from '#shared/domain/money.ts'
import { amountOf, amountText, INVOICE_COLUMNS } from './invoice-columns.tsx'
import { STATE_LABELS } from './messages.ts'
import { type ShownState, shownStateOf } from './shown-state.ts'

const STATES = ['present', 'missing', 'changed', 'replaced'] as const satisfies readonly ShownState[]

export interface InvoiceFilters {
  /** the search field over site, number, date and amount */
  readonly q: string
  readonly domain: readonly string[]
  readonly state: ShownState | null
}

/** How filters, sort order, page and columns of the library stand in the address. */
export const INVOICE_LIST: ListDefinition<InvoiceFilters> = {
  columns: INVOICE_COLUMNS,
  filters: { q: textFilter(), domain: multiChoiceFilter(), state: choiceFilter(STATES) },
}

export const INVOICE_CRITERIA: Criteria<LibraryInvoice, InvoiceFilters> = {
  q: {
    kind: 'text',
    text: (invoice) => [
      invoice.companyName,
      invoice.domain,
      invoice.number,
      invoice.transactionId,
      formatDate(invoice.date),
      amountText(invoice),
      // As it is typed: without the marks of thousands.
      moneyToDecimal(invoice.amount),
      moneyToDecimal(amountOf(invoice)),
    ],
  },
  domain: { kind: 'choice', value: ({ domain }) => domain },
  state: { kind: 'choice', value: shownStateOf },
}

const STATE_OPTIONS: readonly FilterOption[] = STATES.map((value) => ({ value, label: STATE_LABELS[value] }))

/** Every filter of the library but the search field. */
export const invoiceFilterFields = (
  filters: InvoiceFilters,
  invoices: readonly LibraryInvoice[],
  set: (part: Partial<InvoiceFilters>) => void,
): readonly FilterField[] => [
  {
    kind: 'any-of',
    name: 'domain',
    label: 'Site',
    value: filters.domain,
    options: () => siteOptions(invoices),
    onChange: (domain) => set({ domain }),
  },
  {
    kind: 'one-of',
    name: 'state',
    label: 'File',
    value: filters.state,
    options: () => STATE_OPTIONS,
    labelOf: (value) => STATE_OPTIONS.find((option) => option.value === value)?.label ?? value,
    onChange: (value) => set({ state: STATES.find((state) => state === value) ?? null }),
  },
]

function siteOptions(invoices: readonly LibraryInvoice[]): readonly FilterOption[] {
  const counts = new Map<string, number>()
  for (const { domain } of invoices) counts.set(domain, (counts.get(domain) ?? 0) + 1)
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other)).map(([domain, count]) => ({ value: domain, label: domain, count }))
}
