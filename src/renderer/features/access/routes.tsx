import { PersonCircleRegular } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import { ROOT } from '#shared/domain/access/screen-rules.ts'

// Not in the spec: who may do what, and why not. Only an administrator sees what others were granted.
export const PERMISSIONS: readonly Screen[] = [
  {
    path: '/permissions',
    title: 'Permissions',
    access: ROOT,
    needs: ['GetInternalUsers'],
    copy: 'users',
    load: () => import('./permissions-route.tsx'),
    menu: { item: 'permissions', label: 'Permissions', jump: 'x', icon: PersonCircleRegular },
  },
]
