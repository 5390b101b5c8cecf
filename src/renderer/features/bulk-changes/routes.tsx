import type { Screen } from '#patterns/screens/screen.ts'
import { STAFF_ROLES } from '#shared/domain/role.ts'

// Not in the spec: what was changed for many records at once. It opens to staff: each user sees what they changed themselves.
export const BULK_CHANGES: readonly Screen[] = [
  {
    path: '/bulk-changes',
    audience: 'non-CP',
    title: 'Bulk Changes',
    access: { by: 'role', roles: STAFF_ROLES },
    highlights: '/',
    load: () => import('./bulk-changes-route.tsx'),
  },
]
