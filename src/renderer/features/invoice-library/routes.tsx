import { roles, type Screen } from '#patterns/screens/screen.ts'
import { ROLES } from '#shared/domain/role.ts'

// Not in the spec: what was downloaded to this computer. No permission: anyone who could download an invoice may look at it, without a network too.
// Channel partners download no invoices of sites.
export const INVOICE_LIBRARY: readonly Screen[] = [
  {
    path: '/invoice-library',
    audience: 'non-CP',
    title: 'Invoice Library',
    access: roles(...ROLES),
    load: () => import('./invoice-library-route.tsx'),
  },
]
