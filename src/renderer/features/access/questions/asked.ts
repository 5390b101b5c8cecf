import type { Screen } from '#patterns/screens/screen.ts'
import { screenObstacles } from '#patterns/screens/screen-access.ts'
import { obstaclesTo } from '#shared/domain/access/access-rule.ts'
import { ACTIONS, type Action } from '#shared/domain/access/actions.ts'
import { type AccessSubject, isMenuItemVisible } from '#shared/domain/permission.ts'

type ScreenObstacle = ReturnType<typeof screenObstacles>[number]

/** A screen or an action that is asked about. */
export interface Asked {
  /** In the address. */
  readonly id: string
  /** After "can": "open Manage Users". */
  readonly phrase: string
  /** What keeps a user from it, by the rules of the guard and of the buttons; empty: they may. */
  readonly obstacles: (user: AccessSubject) => readonly ScreenObstacle[]
  /** Whether the menu shows it to a user; null for what has no menu item. */
  readonly isInMenu: (user: AccessSubject) => boolean | null
  /** Whom the screen is for, where it is not for everybody. */
  readonly audience: Screen['audience']
}

/** Each action in words, and the screen where its button is: without the screen there is no button. */
const ACTION_WORDS: Readonly<Record<Action, { readonly phrase: string; readonly on: string }>> = {
  createSite: { phrase: 'create a site', on: '/create-site' },
  editSite: { phrase: 'edit a site', on: '/edit-site' },
  openSiteMenus: { phrase: 'see the menus of a site', on: '/service-typelist' },
  openSitePayment: { phrase: "see a site's plans, wallet and invoices", on: '/' },
  rechargeWallet: { phrase: "recharge a site's wallet", on: '/' },
  resetSitePassword: { phrase: "reset a site owner's password", on: '/' },
  resetSite: { phrase: 'reset the data of a site', on: '/' },
  deleteSite: { phrase: 'delete a site', on: '/' },
  editOnlinePayment: { phrase: 'change Online Payment in Edit Site', on: '/edit-site' },
  editWalletSettings: { phrase: 'change Wallet Settings in Edit Site', on: '/edit-site' },
  editPaymentModes: { phrase: 'change Payment Modes in Edit Site', on: '/edit-site' },
  editPremiumFeatures: { phrase: 'change Premium Features in Edit Site', on: '/edit-site' },
  changeMenu: { phrase: 'add and change menus of a site', on: '/service-typelist' },
  changeMenuLabels: { phrase: 'change the labels of a menu', on: '/service-typelist' },
  removeMenuServices: { phrase: 'delete all services of a menu', on: '/service-typelist' },
  createPage: { phrase: 'create a page', on: '/create-site-pages' },
  editPage: { phrase: 'edit a page', on: '/edit-site-pages' },
  deletePage: { phrase: 'delete a page', on: '/site-pages' },
  createGlobalTemplate: { phrase: 'create a global template', on: '/addg-templates' },
  editGlobalTemplate: { phrase: 'edit a global template', on: '/editg-templates' },
  deleteGlobalTemplate: { phrase: 'delete a global template', on: '/global-template' },
  changeMasterTemplate: { phrase: 'create, edit and delete campaign templates', on: '/template-list' },
  changePartnerMapping: { phrase: 'change what a partner pays for plans and addons', on: '/serviceMap' },
}

const screenName = ({ path, title, name, menu }: Screen): string =>
  path.endsWith('/:id') ? `the page of a ${title.toLowerCase()}` : (name ?? menu?.label ?? title)

const ofScreen = (screen: Screen): Asked => ({
  id: screen.audience === 'CP' ? `${screen.path}#CP` : screen.path,
  phrase: `open ${screenName(screen)}`,
  obstacles: (user) => screenObstacles(user, screen),
  isInMenu: ({ role }) => (screen.menu === undefined ? null : isMenuItemVisible(screen.menu.item, role)),
  audience: screen.audience,
})

const ofAction = (action: Action, screens: readonly Screen[]): Asked => {
  const { phrase, on } = ACTION_WORDS[action]
  // Of the two screens at `/` the buttons are on that of staff.
  const screen = screens.find(({ path, audience }) => path === on && audience !== 'CP')
  return {
    id: action,
    phrase,
    obstacles: (user) => [...(screen === undefined ? [] : screenObstacles(user, screen)), ...obstaclesTo(user, ACTIONS[action])],
    isInMenu: () => null,
    audience: screen?.audience,
  }
}

/** Everything that can be asked about: the screens in the order of the menu, then the actions. */
export const askable = (screens: readonly Screen[]): readonly Asked[] => [
  ...screens.map(ofScreen),
  ...(Object.keys(ACTIONS) as Action[]).map((action) => ofAction(action, screens)),
]

/** A phrase as an option: "Open Manage Users". */
export const askedLabel = ({ phrase }: Asked): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`
