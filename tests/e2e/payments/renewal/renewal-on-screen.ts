import { expect, type Locator, type Page } from '@playwright/test'
import type { Stored } from '../../platform-user.ts'
import { siteRows } from '../../sites/site-list.ts'
import type { StoredWallets } from '../stored-wallet.ts'

const CONFIG = `mutation ($domain: String!, $siteId: ID!, $siteServices: [SiteServiceInput!]!) {
  updateSiteConfig(domain: $domain, siteId: $siteId, siteServices: $siteServices) { domain }
}`
const RECORD = 'mutation ($input: UpdateSiteDataNormalizeInput!) { updateSiteDataNormalize(input: $input) { domain } }'

/** Noon, 40 days ago. */
const endedAt = (): number => Math.floor(new Date().setHours(12, 0, 0, 0) / 1000) - 40 * 86_400

/** A site in rupees with a wallet, no partner and a plan with an add-on, all of which have ended 40 days ago. */
export async function endedSite(stored: StoredWallets): Promise<Stored> {
  for (const site of await stored.sitesWith('INR', 200)) {
    const services = ((await stored.config(site['domain']))?.['siteServices'] ?? []) as Stored[]
    const isPlain = services.length > 1 && services.every(({ status, masterStatus, charges }) => status === 'ACTIVE' && masterStatus === 'On' && charges > 0)
    const { channelPartnerId } = await stored.site(({ siteId }) => siteId === site['siteId'])
    if (!isPlain || channelPartnerId !== null || services[0]?.['serviceName'] !== 'SITE') continue
    const endDate = endedAt()
    const siteServices: readonly Stored[] = services.map(({ notes: _notes, addedServiceId: _added, ...service }) => ({
      ...service,
      endDate,
      startDate: endDate - 365 * 86_400,
    }))
    const { domain, siteId } = site
    await stored.run(CONFIG, { domain, siteId, siteServices })
    const [{ chargingModel, status, masterStatus, charges, startDate }] = siteServices as readonly [Stored]
    await stored.run(RECORD, { input: { domain, chargingModel, status, masterStatus, charges, startDate, endDate } })
    return site
  }
  throw new Error('The platform has no such site')
}

export const renewDialog = (page: Page, { domain }: Stored): Locator => page.getByRole('alertdialog', { name: `Renew · ${domain}` })
export const renewReview = (page: Page): Locator => page.getByRole('dialog', { name: /^Renew .* of .*\?$/ })
export const renewSteps = (page: Page): Locator => page.getByRole('list', { name: 'Steps of the renewal' }).getByRole('listitem')

/** Types "renew" and the site into the search of everything, and takes the first answer. */
export async function renewByPalette(page: Page, site: Stored): Promise<Locator> {
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill(`renew ${site['domain']}`)
  await expect(page.getByRole('option', { name: /^Renew / }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = renewDialog(page, site)
  await expect(dialog.getByRole('button', { name: 'Review' })).toBeVisible()
  return dialog
}
