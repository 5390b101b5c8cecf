import type { Locator, Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../../faults/control.ts'
import { type PlatformSite, siteReader } from '../../sites/platform-sites.ts'
import { inDays } from '../charts/answered-rows.ts'

/** What a test says of a site: when its license ends, what it costs in minor units, and whose it is. */
interface Said {
  readonly days: number
  readonly charges: number
  readonly curr: string
  readonly salesPerson?: string
}

/** Lets the platform answer with its first sites, changed to this. */
export async function answerSites(platform: LocalPlatform, said: readonly Said[]): Promise<void> {
  const sites = await (await siteReader(platform))()
  const changed = said.map(({ days, charges, curr, salesPerson = 'Kiran Rao' }, index) => {
    const site = sites[index] as PlatformSite
    const siteServices = [{ serviceName: 'SITE', status: 'ACTIVE', charges }]
    const basicSiteSetting = { ...site.basicSiteSetting, curr }
    return { ...site, tillDate: inDays(days), salesPerson, basicSiteSetting, siteRecurringConfig: { siteServices } }
  })
  controlOf(platform).addFault({ operation: 'GetSitesAdmin', fault: 'wrong-shape', body: { data: { getSitesAdmin: changed } }, times: 50 })
}

export const tile = (page: Page, name: string | RegExp): Locator => page.getByRole('list', { name: 'Figures' }).getByRole('link', { name })

export const listCount = (page: Page, region: string): Locator => page.getByRole('region', { name: region, exact: true }).getByRole('status')
