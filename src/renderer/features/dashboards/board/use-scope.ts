import { useMemo } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type Scope, scopeOf } from '../rules/scope.ts'

/** To what the dashboards of the signed-in user are restricted. */
export const useScope = (): Scope => {
  const { userName, role, name } = useCurrentUser()
  return useMemo(() => scopeOf({ userName, role, name }), [userName, role, name])
}
