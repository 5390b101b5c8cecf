import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bridge } from '../bridge/bridge.ts'
import { unwrap } from '../platform/platform-failure.ts'
import type { IssuedInvoices } from './issued-invoices.ts'

const ISSUED = 'issued-invoices'
const NONE: IssuedInvoices = []

/** The invoices of a site that were generated on this computer; none until they are read, and where they cannot be. */
export const useIssuedInvoices = (siteId: string): IssuedInvoices => {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: [ISSUED, siteId], queryFn: async () => unwrap(await bridge.invoices.issued({ siteId })) })
  useEffect(() => bridge.on('invoices.changed', () => void queries.invalidateQueries({ queryKey: [ISSUED] })), [queries])
  return data ?? NONE
}
