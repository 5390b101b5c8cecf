import type { Locator, Page } from '@playwright/test'
import type { Stored } from '../../platform-user.ts'
import type { StoredSites } from '../stored-site.ts'
import { dialogOf } from './messaging-on-screen.ts'

const CHANNELS =
  'query ($domain: String!) { getCommChannelSettingByDomain(domain: $domain) { domain typeValue configs { code commList senderList { mobile email username name } } } }'
const SET_CHANNELS =
  'mutation ($domain: String!, $configs: [CommChannelConfigInput!]!) { updateCommChannelSetting(domain: $domain, configs: $configs) { domain } }'
const SUB_USERS =
  'query ($siteId: ID!, $nextToken: String) { getSiteSubRoleSiteId(siteId: $siteId, nextToken: $nextToken) { items { name username emailId mobile } nextToken } }'

/** The Notifications Master of a site as a user finds it on screen. */
export class NotificationsOnScreen {
  readonly page: Page
  readonly dialog: Locator
  readonly entry: Locator
  readonly save: Locator
  /** The users to choose from. */
  readonly options: Locator

  constructor(page: Page, site: Stored) {
    this.page = page
    this.dialog = dialogOf(page, 'Notifications Master', site)
    this.entry = page.getByRole('button', { name: 'Notifications Master' })
    this.save = this.dialog.getByRole('button', { name: 'Save', exact: true })
    this.options = page.getByRole('menu').getByRole('menuitemcheckbox')
  }

  readonly tab = (name: string): Locator => this.dialog.getByRole('tab', { name, exact: true })
  readonly toggle = (channel: string, event: string): Locator => this.dialog.getByRole('switch', { name: `${channel}: ${event}`, exact: true })
  readonly users = (event: string): Locator => this.dialog.getByRole('combobox', { name: `Users: ${event}`, exact: true })
  readonly row = (event: string): Locator =>
    this.dialog.getByRole('row').filter({ has: this.page.getByRole('switch', { name: `Telegram: ${event}`, exact: true }) })
}

/** An event that this console does not know. */
export const FOREIGN_EVENT: Stored = {
  code: 'OF_ANOTHER_CONSOLE',
  commList: ['EMAIL'],
  senderList: [{ mobile: '1', email: 'x@y.example', username: 'x', name: 'X' }],
}

export const channelsOf = async (stored: StoredSites, domain: string): Promise<Stored> =>
  (await stored.run(CHANNELS, { domain }))['getCommChannelSettingByDomain']

export const storeChannels = (stored: StoredSites, domain: string, configs: readonly Stored[]): Promise<Stored> => stored.run(SET_CHANNELS, { domain, configs })

/** Adds an event of another console to what the site has. @returns the event that it had */
export async function storeForeignEvent(stored: StoredSites, domain: string): Promise<Stored> {
  const [before] = (await channelsOf(stored, domain))['configs'] as [Stored]
  await storeChannels(stored, domain, [before, FOREIGN_EVENT])
  return before
}

/** Low stock, as the console saves it for the contact of a site and one of its sub-users. */
export async function lowStockFor(stored: StoredSites, site: Stored, subUser: Stored): Promise<Stored> {
  const setting = (await stored.whole(site['domain']))['setting'] as Stored
  const admin = { mobile: setting['contactNumber'], email: setting['contactEmail'], username: site['userName'], name: 'Admin' }
  const other = { mobile: subUser['mobile'], email: subUser['emailId'], username: subUser['username'], name: subUser['name'] }
  const senderList = [admin, other].toSorted((one, two) => (one.username < two.username ? -1 : 1))
  return { code: 'LOW_STOCK', commList: ['TELEGRAM', 'EMAIL'], senderList }
}

/** The sub-users of a site, of every page. */
export async function subUsersOf(stored: StoredSites, siteId: string): Promise<readonly Stored[]> {
  const subUsers: Stored[] = []
  for (let nextToken: string | null | undefined; nextToken !== null; ) {
    const { items, nextToken: next } = (await stored.run(SUB_USERS, { siteId, nextToken }))['getSiteSubRoleSiteId']
    subUsers.push(...items)
    nextToken = next
  }
  return subUsers
}
