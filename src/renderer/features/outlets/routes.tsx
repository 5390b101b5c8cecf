import { BuildingMultipleRegular } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import { MANAGES_USERS } from '#shared/domain/access/screen-rules.ts'

export const OUTLETS: readonly Screen[] = [
  {
    path: '/oulets-index',
    title: 'Outlets',
    access: MANAGES_USERS,
    needs: ['GetGroupAdmins'],
    load: () => import('./outlets-route.tsx'),
    menu: { item: 'outlets', label: 'Outlets', jump: 'q', icon: BuildingMultipleRegular },
  },
  {
    path: '/create-oulets',
    title: 'Create New Outlets',
    access: MANAGES_USERS,
    needs: ['CreateGroupAdmin'],
    highlights: '/oulets-index',
    load: () => import('./create/create-outlets-route.tsx'),
  },
]
