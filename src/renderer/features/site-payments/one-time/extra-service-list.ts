import { ReceiptRegular } from '@fluentui/react-icons'
import type { ExtraService } from '#data/wallet/use-extra-services.ts'
import { paidColumn, timeColumn } from '#patterns/list-page/list-columns.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { SERVICES_FAILED } from '../messages.ts'

/** A one-time service with the site's currency, for one that names none. */
export type ExtraServiceRow = ExtraService & { readonly currency: string }

/** @param siteCurrency ISO 4217 code */
export const extraServiceRows = (services: readonly ExtraService[] | undefined, siteCurrency: string): readonly ExtraServiceRow[] | undefined =>
  services?.map((service) => ({ ...service, currency: service.currency ?? siteCurrency }))

/** Put before its parameters: it shares its address with the list that the payments were opened from. */
export const EXTRA_SERVICES_PREFIX = 'bought'

export const EXTRA_SERVICE_LIST = defineList<ExtraServiceRow>({
  id: 'extra-services',
  label: 'One-time services',
  tableLabel: 'One-time services of this site',
  one: 'one-time service',
  many: 'one-time services',
  prefix: EXTRA_SERVICES_PREFIX,
  rowId: ({ id }) => id,
  rowLabel: ({ serviceName, id }) => serviceName ?? id,
  columns: [
    { id: 'service', title: 'Service', kind: 'text', value: ({ serviceName }) => serviceName, filter: { kind: 'choice' }, width: 180, grows: true },
    paidColumn(
      ({ amt }) => amt,
      ({ currency }) => currency,
      { id: 'price', title: 'Price', width: 120 },
    ),
    { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 180, grows: true },
    { id: 'by', title: 'Created by', kind: 'text', value: ({ createdBy }) => createdBy, filter: { kind: 'choice' }, width: 180 },
    timeColumn(({ createdAt }) => createdAt, { id: 'created', title: 'Created', width: 134 }),
  ],
  search: { hint: 'Search service, note', of: ({ serviceName, note }) => [serviceName, note] },
  initial: { sort: [{ columnId: 'created', direction: 'descending' }], size: 50 },
  loadFailed: SERVICES_FAILED,
  empty: { icon: ReceiptRegular, title: 'No one-time service yet', explanation: 'What is bought for this site once is listed here.' },
})
