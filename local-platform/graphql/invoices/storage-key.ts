import { invoiceId } from './invoice-store.ts'

const SEEDED = 'seeded'

/** Where the PDF of an invoice lies in object storage. @param making differs each time the same invoice is made */
export const storageKey = (domain: string, number: number, making: string): string => `invoices/${domain}/${invoiceId(number)}-${making}.pdf`

/** Where the PDF of an invoice lies that is there from the start. */
export const seededKey = (domain: string, number: number): string => storageKey(domain, number, SEEDED)

export const isSeededKey = (key: string): boolean => key.startsWith('invoices/') && key.endsWith(`-${SEEDED}.pdf`)
