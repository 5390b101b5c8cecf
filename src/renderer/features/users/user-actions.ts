import { createContext, useContext } from 'react'
import type { InternalUser } from '#data/users/pickers.ts'

/** What a row of Manage Users can do. */
export interface UserActions {
  readonly edit: (user: InternalUser) => void
}

export const UserActionsContext = createContext<UserActions | null>(null)

/** For cells: they are drawn far below the list. */
export const useUserActions = (): UserActions => {
  const actions = useContext(UserActionsContext)
  if (actions === null) throw new Error('useUserActions needs UserList above it')
  return actions
}
