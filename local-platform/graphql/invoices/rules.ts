import type { GenerateSiteInvoiceInput } from '../../generated/resolvers.ts'
import { requireText } from '../argument-rules.ts'
import { invalid } from '../errors.ts'

/** Every text of an invoice is required. */
export function requireInvoiceTexts({ billTo, custMob, custName, serviceName }: GenerateSiteInvoiceInput): void {
  requireText(billTo, 'BILL_TO')
  requireText(custMob, 'CUSTOMER_MOBILE')
  requireText(custName, 'CUSTOMER_NAME')
  requireText(serviceName, 'SERVICE_NAME')
}

/** Refuses what is not a day written YYYY-MM-DD. */
export function requireInvoiceDate(date: string): void {
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) throw invalid('DATE_NOT_VALID')
}
