import { type GraphQLField, getNamedType, isNonNullType } from 'graphql'
import { DEMO_USERS } from '../graphql/users/demo-users.ts'

/** Names that an operation takes to find a record; changed, no record could be opened. */
const NAMES_THAT_FIND = new Set(['domain', 'username', 'slugName', 'typeValue', 'pageName'])
/** Opaque to every client. What a wrong one does is shown where paging is tested. */
const CURSOR = 'nextToken'
/** What decides that a user may sign in and open the screens. */
const KEPT_TO_SIGN_IN = new Set(['userRole', 'enabled', 'permissions'])
const SIGN_IN_NAMES: ReadonlySet<unknown> = new Set(DEMO_USERS.map(({ userName }) => userName))

type Named = Pick<GraphQLField<unknown, never>, 'name' | 'type'>

/** Whether a field stays as it is in every seed: an id or a name that finds the record, a cursor. */
export function isKept({ name, type }: Named): boolean {
  if (name === CURSOR) return true
  return isNonNullType(type) && (getNamedType(type).name === 'ID' || NAMES_THAT_FIND.has(name))
}

/** Whether a copy of a record needs a value of its own here. */
export const isIdentity = (field: Named): boolean => isKept(field) && field.name !== CURSOR

/** Whether a field of a user's record stays as it is, so that the user can sign in. */
export const isKeptToSignIn = ({ name }: Pick<Named, 'name'>, user: unknown): boolean =>
  KEPT_TO_SIGN_IN.has(name) && typeof user === 'object' && user !== null && 'username' in user && SIGN_IN_NAMES.has(user.username)
