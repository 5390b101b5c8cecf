import { granted, type Screen } from '#patterns/screens/screen.ts'

export const SITE_FORM: readonly Screen[] = [
  {
    path: '/create-site',
    title: 'Create New Site',
    access: granted({ group: 'site', operation: 'create_new_site' }),
    needs: ['CreateSiteByRecahoAdmin'],
    highlights: '/',
    isLoadedAhead: true,
    load: () => import('./create/create-site-route.tsx'),
  },
  {
    path: '/edit-site',
    title: 'Edit Site',
    access: granted({ group: 'site', operation: 'edit_site' }),
    needs: ['UpdateSiteByAdmin'],
    highlights: '/',
    isLoadedAhead: true,
    load: () => import('./edit/edit-site-route.tsx'),
  },
  // Not in the spec: new sites from a file.
  {
    path: '/import-new-sites',
    audience: 'non-CP',
    title: 'Import New Sites',
    access: granted({ group: 'site', operation: 'create_new_site' }),
    needs: ['CreateSiteByRecahoAdmin'],
    highlights: '/',
    load: () => import('./import/import-new-sites-route.tsx'),
  },
  // Not in the spec: values for many sites from a file.
  {
    path: '/import-sites',
    audience: 'non-CP',
    title: 'Import Site Values',
    access: granted({ group: 'site', operation: 'edit_site' }),
    needs: ['UpdateSiteByAdmin'],
    highlights: '/',
    load: () => import('./import/import-sites-route.tsx'),
  },
]
