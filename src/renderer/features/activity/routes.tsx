import type { Screen } from '#patterns/screens/screen.ts'
import { EVERYONE } from '#shared/domain/access/screen-rules.ts'

// Not in the spec: everybody sees what they changed themselves, also without a permission and a network.
export const ACTIVITY: readonly Screen[] = [{ path: '/activity', title: 'Activity', access: EVERYONE, load: () => import('./activity-route.tsx') }]
