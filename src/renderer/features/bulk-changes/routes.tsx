import { granted, type Screen } from '#patterns/screens/screen.ts'

// Not in the spec: what was changed for many sites at once. It opens to who sees the sites.
export const BULK_CHANGES: readonly Screen[] = [
  {
    path: '/bulk-changes',
    audience: 'non-CP',
    title: 'Bulk Changes',
    access: granted({ group: 'site', operation: 'view_site_list' }),
    highlights: '/',
    load: () => import('./bulk-changes-route.tsx'),
  },
]
