import { granted, type Screen } from '#patterns/screens/screen.ts'

// Not in the spec: notes from a file. It opens to who sees the history of sites, where notes are written one by one.
export const NOTES_IMPORT: readonly Screen[] = [
  {
    path: '/import-notes',
    audience: 'non-CP',
    title: 'Import Notes',
    access: granted({ group: 'site', operation: 'view_site_list' }),
    needs: ['CreateSiteActionEvent'],
    highlights: '/',
    load: () => import('./import/import-notes-route.tsx'),
  },
]
