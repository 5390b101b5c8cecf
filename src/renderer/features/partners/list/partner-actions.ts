import { createContext, useContext } from 'react'
import type { Partner } from '../partner.ts'

/** What can be done with a partner of the list. Cells reach it through context, so that the columns stay a constant. */
export interface PartnerActions {
  /** Why nothing can be changed now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** User names of the partners whose status is being changed. */
  readonly busy: ReadonlySet<string>
  readonly switchStatus: (partner: Partner) => void
  readonly recharge: (partner: Partner) => void
  readonly openServices: (partner: Partner) => void
}

export const PartnerActionsContext = createContext<PartnerActions | null>(null)

export const usePartnerActions = (): PartnerActions => {
  const actions = useContext(PartnerActionsContext)
  if (actions === null) throw new Error('usePartnerActions needs the CP List above it')
  return actions
}
