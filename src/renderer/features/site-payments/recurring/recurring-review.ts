import type { ReviewRow } from '#patterns/edit-review/review-row.ts'
import { formatDate, parseFormDate } from '#shared/domain/date.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { ROW_FIELDS, type ServiceRow, type SiteService, serviceRowOf, storedServiceOf } from './service-row.ts'

/** Labels of a row's fields, as on screen. */
const LABELS: Readonly<Record<keyof ServiceRow, string>> = {
  serviceName: 'Service',
  chargingModel: 'Charging Model',
  status: 'Billing Status',
  rate: 'Rate',
  startDate: 'Start Date',
  endDate: 'End Date',
  masterStatus: 'Master Status',
}

const textOf = (row: ServiceRow | null, field: keyof ServiceRow, currency: string): string => {
  const value = row?.[field] ?? ''
  switch (field) {
    case 'rate': {
      const rate = parseMoney(value)
      return rate === null ? '' : formatMoney(rate, currency)
    }
    case 'startDate':
    case 'endDate':
      return value === '' ? '' : formatDate(parseFormDate(value))
    case 'chargingModel':
      return value.replaceAll('_', ' ')
    default:
      return value
  }
}

/** What a save of recurring services changes, service by service: field, from, to. A new service comes from nothing, one that is gone becomes nothing. */
export const recurringReview = (rows: readonly ServiceRow[], stored: readonly SiteService[], currency: string): readonly ReviewRow[] =>
  pairsOf(rows, stored).flatMap(({ serviceName, before, after }) =>
    ROW_FIELDS.flatMap((field): readonly ReviewRow[] => {
      const [from, to] = [textOf(before, field, currency), textOf(after, field, currency)]
      return from === to ? [] : [{ id: `${serviceName}.${field}`, section: serviceName, field: LABELS[field], from, to }]
    }),
  )

interface ServicePair {
  readonly serviceName: string
  readonly before: ServiceRow | null
  readonly after: ServiceRow | null
}

const pairsOf = (rows: readonly ServiceRow[], stored: readonly SiteService[]): readonly ServicePair[] => {
  const kept = rows.map((after): ServicePair => {
    const known = storedServiceOf(after, stored)
    return { serviceName: after.serviceName, before: known === undefined ? null : serviceRowOf(known), after }
  })
  const gone = stored.filter(({ serviceName }) => !rows.some((row) => row.serviceName === serviceName))
  return [...kept, ...gone.map((service): ServicePair => ({ serviceName: service.serviceName, before: serviceRowOf(service), after: null }))]
}
