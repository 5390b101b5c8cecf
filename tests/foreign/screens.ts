import { ON_SCREEN, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES } from '../e2e/routes/route-table.ts'

/** A screen of the walk, by its address. */
export interface ScreenStop {
  readonly name: string
  readonly address: string
  /** What the header says once it is there. */
  readonly title: string
}

const stopOf = ({ path, title }: RouteRow): ScreenStop => ({ name: path, address: `${path}${ON_SCREEN[path]?.search ?? ''}`, title })

/** Every screen of staff. */
export const STAFF_STOPS: readonly ScreenStop[] = [
  { name: '/', address: '/', title: 'Sites' },
  ...STAFF_ROUTES.map(stopOf),
  { name: '/invoice-library', address: '/invoice-library', title: 'Invoice Library' },
]

/** Every screen that a channel partner has of its own. */
export const PARTNER_STOPS: readonly ScreenStop[] = [{ name: '/ of a partner', address: '/', title: 'Partner dashboard' }, ...PARTNER_ROUTES.map(stopOf)]
