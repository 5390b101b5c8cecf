import type { Locator, Page } from '@playwright/test'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen } from './payment-details.ts'
import type { StoredServices } from './stored-services.ts'

const names = (services: readonly Stored[]): string[] => services.map((service) => service['serviceName'])

export const hasServices = (count: number) => (site: Stored) =>
  (site['siteRecurringConfig']?.siteServices.length ?? 0) >= count &&
  site['channelPartnerId'] === null &&
  // The price list's own currency: in another nothing is filled in.
  site['basicSiteSetting'].curr === 'INR'

/** The recurring services of a site, opened from its row, with a new one begun. */
export async function beginService(page: Page, stored: StoredServices, site: Stored) {
  const before = (await stored.config(site['domain'])) as Stored
  const offered = names((await stored.run('{ getSiteConfigServices(domain: "recaho") { serviceName } }'))['getSiteConfigServices'])
  const details = new PaymentDetailsOnScreen(page, site)
  await details.openByAction()
  await details.dialog.getByRole('button', { name: 'Add service' }).click()
  return {
    /** The site's services as they were. */
    before,
    details,
    dialog: details.dialog,
    /** What the new row is called until its service is chosen. */
    row: `New service ${before['siteServices'].length + 1}`,
    /** A service that the site does not have. */
    spare: offered.find((name) => !names(before['siteServices']).includes(name)) as string,
    day: (row: string, name: string): Locator => details.row(row).getByLabel(name),
  }
}
