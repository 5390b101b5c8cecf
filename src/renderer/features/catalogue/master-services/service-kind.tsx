import { BoxMultipleRegular } from '@fluentui/react-icons'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { defineList, type List } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { ONE_TIME_SERVICE, RECURRING_SERVICE, SERVICES_FAILED } from '../messages.ts'

/** Parameter of the address: the service whose charges are edited. */
export const EDIT_PARAMETER = 'edit'

/** One of the two sorts of master services: its list, and the price domain that its services are kept under. */
export interface ServiceKind {
  /** As the address has it. */
  readonly id: 'recurring' | 'one-time'
  readonly domain: string
  /** Its label is the title of the tab too. */
  readonly list: List<PriceRow>
}

const NAME: ListColumn<PriceRow> = { id: 'name', title: 'Service name', kind: 'text', value: ({ serviceName }) => serviceName, width: 320, fixed: true }

const PRICE: ListColumn<PriceRow> = {
  id: 'price',
  title: 'Price',
  kind: 'money',
  value: ({ charges }) => charges,
  text: ({ charges }) => (charges === null ? '' : formatMoney(charges, DEFAULT_CURRENCY)),
  width: 180,
}

const EDIT: ListColumn<PriceRow> = {
  id: 'edit',
  title: 'Action',
  kind: 'text',
  value: () => null,
  sortable: false,
  interactive: true,
  exported: false,
  render: ({ id, serviceName }) => (
    <ParameterLink parameter={EDIT_PARAMETER} value={id} label={`Edit ${serviceName}`}>
      Edit
    </ParameterLink>
  ),
  width: 100,
}

/** Each table has its own part of the address. */
const listOf = (id: ServiceKind['id'], label: string, columns: readonly ListColumn<PriceRow>[]): List<PriceRow> =>
  defineList({
    id: `${id}-services`,
    label,
    one: label.toLowerCase(),
    many: 'services',
    rowId: (row) => row.id,
    rowLabel: ({ serviceName }) => serviceName,
    search: { hint: 'Search service name', of: ({ serviceName }) => serviceName },
    columns,
    prefix: id,
    loadFailed: SERVICES_FAILED,
    empty: {
      icon: BoxMultipleRegular,
      title: `There is no ${label.toLowerCase()} yet`,
      explanation: 'Services you create appear here, and can be chosen for every site.',
    },
  })

export const SERVICE_KINDS: readonly [ServiceKind, ServiceKind] = [
  { id: 'recurring', domain: RECURRING_PRICE_DOMAIN, list: listOf('recurring', RECURRING_SERVICE, [NAME, EDIT]) },
  { id: 'one-time', domain: ONE_TIME_PRICE_DOMAIN, list: listOf('one-time', ONE_TIME_SERVICE, [NAME, PRICE, EDIT]) },
]

/** The kind that an address names; the recurring ones for any other text. */
export const serviceKindOf = (id: string | null): ServiceKind => SERVICE_KINDS.find((kind) => kind.id === id) ?? SERVICE_KINDS[0]
