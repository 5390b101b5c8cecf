import type { Screen } from '#patterns/screens/screen.ts'
import { EVERYONE } from '#shared/domain/access/screen-rules.ts'

// Not in the spec: whoever has a problem may look at it, with or without a permission, a role and a network.
export const DIAGNOSTICS: readonly Screen[] = [{ path: '/diagnostics', title: 'Diagnostics', access: EVERYONE, load: () => import('./diagnostics-route.tsx') }]
