import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBridge } from '../bridge/bridge-context.ts'
import { unwrap } from '../platform/platform-failure.ts'
import type { IssuedInvoices } from './issued-invoices.ts'

const ISSUED = 'issued-invoices'
const NONE: IssuedInvoices = []

/** The invoices of a site that were generated on this computer; none until they are read, and where they cannot be. */
export const useIssuedInvoices = (siteId: string): IssuedInvoices => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: [ISSUED, siteId], queryFn: async () => unwrap(await bridge.invoices.issued({ siteId })) })
  useEffect(() => bridge.on('invoices.changed', () => void queries.invalidateQueries({ queryKey: [ISSUED] })), [bridge, queries])
  return data ?? NONE
}
