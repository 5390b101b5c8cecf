import { createContext, useContext } from 'react'
import type { AppVersion } from '#shared/domain/site/site-choices.ts'
import type { Site } from './site.ts'
import type { SitePermissions } from './site-permissions.ts'

/** Why another change of the same site has to wait. */
export const CHANGE_UNDER_WAY = 'This site is being updated.'

/** What can be done with a site of the list. Cells and the peek panel reach it through context, so that the columns stay a constant. */
export interface SiteActions {
  readonly may: SitePermissions
  /** Why nothing can be changed now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** Ids of the sites that a change is under way for. */
  readonly busy: ReadonlySet<string>
  readonly edit: (site: Site) => void
  readonly openMenu: (site: Site) => void
  readonly openPayment: (site: Site) => void
  readonly openHistory: (site: Site) => void
  readonly switchVersion: (site: Site, version: AppVersion) => void
  /** Asks first, pointing at the control that was pressed. */
  readonly askPasswordReset: (site: Site, control: HTMLElement) => void
  readonly resetPassword: (site: Site) => void
  readonly resetData: (site: Site) => void
  readonly remove: (site: Site) => void
}

export const SiteActionsContext = createContext<SiteActions | null>(null)

export const useSiteActions = (): SiteActions => {
  const actions = useContext(SiteActionsContext)
  if (actions === null) throw new Error('useSiteActions needs the site list above it')
  return actions
}
