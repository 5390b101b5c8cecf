import { type Access, type AccessSubject, activityObstacles, type Obstacle, permissionObstacles } from '../permission.ts'
import type { Role } from '../role.ts'

/** Requirements of a screen or an action. */
export type AccessRule = Permitted & {
  /** Operations of the platform without which it cannot be done. */
  readonly operations?: readonly string[]
}

/** A permission, the role alone where no permission can be granted for it, several rules at once, or being signed in. */
type Permitted =
  | { readonly by: 'permission'; readonly permission: Access }
  | { readonly by: 'role'; readonly roles: readonly Role[] }
  | { readonly by: 'all'; readonly rules: readonly AccessRule[] }
  /** Disabled and without a role too. */
  | { readonly by: 'session' }

/** Everything that keeps a user from what a rule guards; empty: they may. A role decides alone, and asks every user but ADMIN to be enabled. */
export const obstaclesTo = (user: AccessSubject, rule: AccessRule): readonly Obstacle[] => [
  ...obstaclesOfUser(user, rule),
  ...missingOperations(user, rule.operations),
]

/** Those of some operations that the platform does not have. */
export const missingOperations = ({ notOffered }: AccessSubject, operations: readonly string[] = []): readonly Obstacle[] =>
  operations.filter((operation) => notOffered?.has(operation) === true).map((operation) => ({ kind: 'not-offered', operation }))

const obstaclesOfUser = (user: AccessSubject, rule: Permitted): readonly Obstacle[] => {
  if (rule.by === 'session') return []
  if (rule.by === 'permission') return permissionObstacles(user, rule.permission)
  if (rule.by === 'all') return rule.rules.flatMap((each) => obstaclesTo(user, each))
  const hasRole = user.role !== null && rule.roles.includes(user.role)
  return hasRole ? activityObstacles(user) : [...activityObstacles(user), { kind: 'role', roles: rule.roles }]
}

export const isAllowed = (user: AccessSubject, rule: AccessRule): boolean => obstaclesTo(user, rule).length === 0
