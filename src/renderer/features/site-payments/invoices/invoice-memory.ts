import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InvoiceValues } from './invoice-form.ts'

const keyOf = (transactionId: string) => ['invoice-form', transactionId] as const

export interface InvoiceMemory {
  readonly recall: (transactionId: string) => InvoiceValues | undefined
  readonly keep: (transactionId: string, values: InvoiceValues) => void
}

/**
 * What stands on the invoices that were generated in this session: the platform gives an invoice's PDF, not what is written on it, so that regenerating would
 * otherwise start from the site and the booking again.
 */
export const useInvoiceMemory = (): InvoiceMemory => {
  const queries = useQueryClient()
  const recall = useCallback((transactionId: string) => queries.getQueryData<InvoiceValues>(keyOf(transactionId)), [queries])
  const keep = useCallback(
    (transactionId: string, values: InvoiceValues) => {
      queries.setQueryDefaults(keyOf(transactionId), { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData(keyOf(transactionId), values)
    },
    [queries],
  )
  return { recall, keep }
}
