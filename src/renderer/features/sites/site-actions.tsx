import {
  ArrowResetRegular,
  CalendarSyncRegular,
  CopyRegular,
  DeleteRegular,
  EditRegular,
  HistoryRegular,
  PaymentRegular,
  TextBulletListSquareRegular,
} from '@fluentui/react-icons'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { requiredContext } from '#data/bridge/required-context.ts'
import { refusalOf } from '#data/session/current-user.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { SITE_ACTIONS } from '#shared/domain/access/site-actions.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { NO_ACCESS } from './messages.ts'
import type { Site } from './site.ts'
import type { SiteChanges } from './use-site-changes.ts'

export const sitePermissions = (user: AccessSubject) => ({
  create: isAllowed(user, SITE_ACTIONS.createSite),
  edit: isAllowed(user, SITE_ACTIONS.editSite),
  openMenu: isAllowed(user, SITE_ACTIONS.openSiteMenus),
  openPayment: isAllowed(user, SITE_ACTIONS.openSitePayment),
  resetPassword: isAllowed(user, SITE_ACTIONS.resetSitePassword),
  resetData: isAllowed(user, SITE_ACTIONS.resetSite),
  remove: isAllowed(user, SITE_ACTIONS.deleteSite),
})

/** Why each of them is refused, for its control; null where it is not. */
export const siteRefusals = (user: AccessSubject) => ({
  create: refusalOf(user, SITE_ACTIONS.createSite, NO_ACCESS),
  edit: refusalOf(user, SITE_ACTIONS.editSite, NO_ACCESS),
  openMenu: refusalOf(user, SITE_ACTIONS.openSiteMenus, NO_ACCESS),
  openPayment: refusalOf(user, SITE_ACTIONS.openSitePayment, NO_ACCESS),
})

/** Why another change of the same site has to wait. */
const CHANGE_PENDING = 'This site is being updated.'

/** What can be done with a site of the list. Cells and the peek panel reach it through context, so that the columns stay a constant. */
export interface SiteActions extends SiteChanges {
  readonly may: Readonly<ReturnType<typeof sitePermissions>>
  readonly refused: Readonly<ReturnType<typeof siteRefusals>>
  /** Why nothing can be changed now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** Opens the page of the site. */
  readonly open: (site: Site) => void
  readonly edit: (site: Site) => void
  /** Opens Create New Site, filled from this one. */
  readonly duplicate: (site: Site) => void
  readonly openMenu: (site: Site) => void
  readonly openPayment: (site: Site) => void
  readonly openHistory: (site: Site) => void
  readonly renew: (site: Site) => void
}

export const [SiteActionsContext, useSiteActions] = requiredContext<SiteActions>('useSiteActions needs the site list above it')

/** Why a site cannot be changed now; null when it can. */
export const changeRefusal = ({ writesBlocked, busy }: SiteActions, { siteId }: Site): string | null =>
  writesBlocked ?? (busy.has(siteId) ? CHANGE_PENDING : null)

const reason = (text: string | null) => (text === null ? {} : { disabledReason: text })

/** What opens from a site: the first actions of its row, and those of the peek panel. */
export const openingActions = (
  site: Site,
  { refused, writesBlocked, edit, openMenu, openPayment, openHistory, renew }: SiteActions,
): readonly (RowAction & Required<Pick<RowAction, 'icon'>>)[] => [
  { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(site), ...reason(refused.edit) },
  { id: 'menu', label: 'Menu', icon: <TextBulletListSquareRegular />, onSelect: () => openMenu(site), ...reason(refused.openMenu) },
  { id: 'payment', label: 'Payment', icon: <PaymentRegular />, onSelect: () => openPayment(site), ...reason(refused.openPayment) },
  { id: 'renew', label: 'Renew', icon: <CalendarSyncRegular />, onSelect: () => renew(site), ...reason(refused.openPayment ?? writesBlocked) },
  { id: 'history', label: 'History', icon: <HistoryRegular />, onSelect: () => openHistory(site) },
]

export const siteRowActions = (site: Site, actions: SiteActions): readonly RowAction[] => [
  ...openingActions(site, actions),
  { id: 'duplicate', label: 'Duplicate', icon: <CopyRegular />, onSelect: () => actions.duplicate(site), ...reason(actions.refused.create) },
  ...destroyingActions(site, actions).map((action, place) => (place === 0 ? { ...action, divided: true } : action)),
]

/** Reset and Delete of a site, each only for users who may do it. Main asks first. */
export const destroyingActions = (site: Site, actions: SiteActions): readonly RowAction[] => {
  const { may } = actions
  const blocked = changeRefusal(actions, site)
  const entries: (RowAction | false)[] = [
    may.resetData && {
      id: 'reset',
      label: 'Reset',
      icon: <ArrowResetRegular />,
      onSelect: () => actions.resetData(site),
      destructive: true,
      ...reason(blocked),
    },
    may.remove && {
      id: 'delete',
      label: 'Delete',
      icon: <DeleteRegular />,
      onSelect: () => actions.remove(site),
      destructive: true,
      ...reason(blocked),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
