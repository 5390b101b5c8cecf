import { granted, type Screen } from '#patterns/screens/screen.ts'

export const MENUS: readonly Screen[] = [
  {
    path: '/service-typelist',
    title: 'Manage Menu',
    access: granted({ group: 'manageMenu', operation: 'view_Menu' }),
    highlights: '/',
    load: async () => {
      const [{ WithMenuSite }, { ManageMenu }] = await Promise.all([import('./with-menu-site.tsx'), import('./list/manage-menu.tsx')])
      return { default: () => <WithMenuSite>{(site) => <ManageMenu key={site.siteId} site={site} />}</WithMenuSite> }
    },
  },
  {
    path: '/add-serviceType',
    title: 'Create Menu',
    access: granted({ group: 'manageMenu', operation: 'add_menu' }),
    highlights: '/',
    load: async () => {
      const [{ WithMenuSite }, { CreateMenu }] = await Promise.all([import('./with-menu-site.tsx'), import('./create/create-menu.tsx')])
      return { default: () => <WithMenuSite>{(site) => <CreateMenu key={site.siteId} site={site} />}</WithMenuSite> }
    },
  },
]
