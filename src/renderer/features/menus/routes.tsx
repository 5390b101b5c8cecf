import { granted, type Screen } from '#patterns/screens/screen.ts'

export const MENUS: readonly Screen[] = [
  {
    path: '/service-typelist',
    title: 'Manage Menu',
    access: granted({ group: 'manageMenu', operation: 'view_Menu' }),
    needs: ['GetServiceTypesBySiteIdRecords'],
    highlights: '/',
    load: async () => ({ default: (await import('./list/manage-menu.tsx')).ManageMenuRoute }),
  },
  {
    path: '/add-serviceType',
    title: 'Create Menu',
    access: granted({ group: 'manageMenu', operation: 'add_menu' }),
    needs: ['CreateServiceTypeV2'],
    highlights: '/',
    load: async () => ({ default: (await import('./create/create-menu.tsx')).CreateMenuRoute }),
  },
]
