import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel } from '#data/users/user-texts.ts'
import { type AccessSubject, canBeGranted } from '#shared/domain/permission.ts'
import { isRole, roleLabel } from '#shared/domain/role.ts'
import { editAddress, grantAddress, permissionName, subjectOf } from '../model/user-access.ts'
import type { Asked } from './asked.ts'

/** Whether a user may do what was asked, in words. */
export interface Answer {
  readonly may: boolean
  /** "Priya cannot open Manage Users: it needs the role Administrator or Site creator." */
  readonly sentence: string
  /** What is to be known beside it; null: nothing. */
  readonly note: string | null
  /** Where it is put right; null where Edit User cannot do that. */
  readonly remedy: { readonly label: string; readonly to: string } | null
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const both = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Operations that the platform does not have. */
type NotOffered = NonNullable<AccessSubject['notOffered']>

const EVERYTHING: NotOffered = new Set()

export const mayDo = (asked: Asked, user: InternalUser, notOffered = EVERYTHING): boolean => asked.obstacles({ ...subjectOf(user), notOffered }).length === 0

/** Answers whether a user may do something, why not, and what grants it: by the rules of the guard and of the buttons. */
export const answerTo = (asked: Asked, user: InternalUser, notOffered = EVERYTHING): Answer => {
  const obstacles = asked.obstacles({ ...subjectOf(user), notOffered })
  const name = userLabel(user)
  if (obstacles.length === 0) {
    const why = user.userRole === 'ADMIN' ? ': administrators may do everything that is for staff' : ''
    return { may: true, sentence: `${name} can ${asked.phrase}${why}.`, note: menuNote(asked, user), remedy: null }
  }
  return { may: false, sentence: `${name} cannot ${asked.phrase}: ${both.format(reasonsFor(asked, obstacles, name))}.`, ...wayOut(obstacles, user) }
}

type Obstacles = ReturnType<Asked['obstacles']>

const neededPermissions = (obstacles: Obstacles) => [
  ...new Map(obstacles.flatMap((each) => (each.kind === 'permission' ? [[permissionName(each.permission), each.permission] as const] : []))),
]

/** Each reason once, however many rules give it. */
const reasonsFor = ({ audience }: Asked, obstacles: Obstacles, name: string): readonly string[] => {
  if (obstacles.some(({ kind }) => kind === 'audience')) return [audience === 'CP' ? 'it is for channel partners only' : 'it is not for channel partners']
  const reasons = obstacles.flatMap((each) => {
    if (each.kind === 'inactive') return ['the account is inactive']
    if (each.kind === 'not-offered') return [`the platform does not offer ${each.operation}`]
    return each.kind === 'role' ? [`it needs the role ${either.format(each.roles.map(roleLabel))}`] : []
  })
  const permissions = neededPermissions(obstacles).map(([permission]) => `“${permission}”`)
  if (permissions.length > 0)
    reasons.push(`it needs the ${permissions.length === 1 ? 'permission' : 'permissions'} ${both.format(permissions)}, which ${name} does not have`)
  return [...new Set(reasons)]
}

const menuNote = ({ isInMenu }: Asked, user: InternalUser): string | null =>
  isInMenu(subjectOf(user)) === false ? 'The menu does not show it to that role; the palette finds it.' : null

const wayOut = (obstacles: Obstacles, user: InternalUser): Pick<Answer, 'note' | 'remedy'> => {
  const role = user.userRole ?? ''
  if (obstacles.some(({ kind }) => kind === 'not-offered')) return { note: 'Ask whoever runs the platform whether it can be added.', remedy: null }
  if (obstacles.some(({ kind }) => kind === 'audience' || kind === 'role')) return { note: 'The role of a user cannot be changed.', remedy: null }
  const [needed] = neededPermissions(obstacles)
  if (needed === undefined) return { note: null, remedy: { label: 'Activate in Edit User', to: editAddress(user) } }
  const to = grantAddress(user, needed[1])
  if (to !== null) return { note: null, remedy: { label: 'Grant in Edit User', to } }
  return { note: canBeGranted(role) || !isRole(role) ? null : `The role ${roleLabel(role)} cannot be granted permissions.`, remedy: null }
}
