import { ArrowResetRegular, DeleteRegular, EditRegular, HistoryRegular, PaymentRegular, TextBulletListSquareRegular } from '@fluentui/react-icons'
import { createContext, useContext } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import type { AppVersion } from '#shared/domain/site/site-choices.ts'
import { NO_ACCESS, SURE_TO_DELETE, SURE_TO_RESET } from './messages.ts'
import type { Site } from './site.ts'

export interface SitePermissions {
  readonly create: boolean
  readonly edit: boolean
  readonly openMenu: boolean
  readonly openPayment: boolean
  readonly resetPassword: boolean
  readonly resetData: boolean
  readonly remove: boolean
}

export const sitePermissions = (user: AccessSubject): SitePermissions => ({
  create: mayAccess(user, { group: 'site', operation: 'create_new_site' }),
  edit: mayAccess(user, { group: 'site', operation: 'edit_site' }),
  openMenu: mayAccess(user, { group: 'manageMenu', operation: 'view_Menu' }),
  openPayment: mayAccess(user, { group: 'editSite', operation: 'wallet_settings' }),
  resetPassword: mayAccess(user, { group: 'site', operation: 'password_reset' }),
  resetData: user.role === 'ADMIN' || (user.role === 'CUSTOMER_SUPPORT_LEAD' && mayAccess(user, { group: 'site', operation: 'reset_site' })),
  remove: user.role === 'ADMIN',
})

/** Why another change of the same site has to wait. */
export const CHANGE_PENDING = 'This site is being updated.'

/** What can be done with a site of the list. Cells and the peek panel reach it through context, so that the columns stay a constant. */
export interface SiteActions {
  readonly may: SitePermissions
  /** Why nothing can be changed now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** Ids of the sites that are being changed. */
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

export const siteRowActions = (site: Site, actions: SiteActions): readonly RowAction[] => {
  const { may, writesBlocked, busy } = actions
  const blocked = writesBlocked ?? (busy.has(site.siteId) ? CHANGE_PENDING : null)
  const reason = (text: string | null) => (text === null ? {} : { disabledReason: text })
  const entries: (RowAction | false)[] = [
    { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => actions.edit(site), ...reason(may.edit ? null : NO_ACCESS) },
    { id: 'menu', label: 'Menu', icon: <TextBulletListSquareRegular />, onSelect: () => actions.openMenu(site), ...reason(may.openMenu ? null : NO_ACCESS) },
    { id: 'payment', label: 'Payment', icon: <PaymentRegular />, onSelect: () => actions.openPayment(site), ...reason(may.openPayment ? null : NO_ACCESS) },
    { id: 'history', label: 'History', icon: <HistoryRegular />, onSelect: () => actions.openHistory(site) },
    may.resetData && {
      id: 'reset',
      label: 'Reset',
      icon: <ArrowResetRegular />,
      divided: true,
      onSelect: () => actions.resetData(site),
      confirm: { question: SURE_TO_RESET, detail: `All data of ${site.domain}. This cannot be undone.`, confirmLabel: 'Reset', typed: site.domain },
      destructive: true,
      ...reason(blocked),
    },
    may.remove && {
      id: 'delete',
      label: 'Delete',
      icon: <DeleteRegular />,
      onSelect: () => actions.remove(site),
      confirm: { question: SURE_TO_DELETE, detail: `${site.domain} and everything in it. This cannot be undone.`, confirmLabel: 'Delete', typed: site.domain },
      destructive: true,
      ...reason(blocked),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
