import { requiredContext } from '#data/bridge/required-context.ts'
import { missingOperations, obstaclesTo } from '#shared/domain/access/access-rule.ts'
import type { AccessSubject, Obstacle } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import type { Audience, Screen } from './screen.ts'

/** Every screen of the console, for features that speak of screens: the route table itself is the app's. */
export const [ScreenListContext, useScreenList] = requiredContext<readonly Screen[]>('useScreenList needs the router above it')

/** Which of the two audiences a role belongs to. Every role but CP is non-CP, also the other partner types and no role. */
export const audienceOf = (role: Role | null): Audience => (role === 'CP' ? 'CP' : 'non-CP')

/** Whether a screen is for the audience of a role. */
export const isFor = ({ audience }: Pick<Screen, 'audience'>, role: Role | null): boolean => audience === undefined || audience === audienceOf(role)

type ScreenObstacle = Obstacle | { readonly kind: 'audience' }

/** Reasons why a user cannot open a screen: its audience, or something the user or the platform lacks. */
export const screenObstacles = (user: AccessSubject, screen: Pick<Screen, 'audience' | 'access' | 'needs'>): readonly ScreenObstacle[] =>
  isFor(screen, user.role) ? [...obstaclesTo(user, screen.access), ...missingOperations(user, screen.needs)] : [{ kind: 'audience' }]
