import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { creationStops } from './creation.ts'
import { fillEveryField } from './every-field.ts'
import { SiteFormOnScreen } from './site-form.ts'
import { CALLS, PAGES, REWARDS, SITES, STEPS } from './sites-to-create.ts'
import { StoredSites } from './stored-site.ts'

const expectList = async (page: Page): Promise<void> => {
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
}

const expectServices = async (page: Page, domain: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: `Services and wallet of ${domain}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recurring Services' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Manage Subscription' })).toContainText('One Time Services')
  await expect(page.getByRole('button', { name: 'Re-Charge' })).toBeVisible()
}

/** Where the creation leads, by the partner of the site. */
const LEADS_TO = { REFERRAL: expectServices, RESELLER: expectServices, STOCKIST: expectServices, CP: expectList } as const

test('creates a site with every field set, and goes on to services and wallet [SHELL-032]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  await createEach(SITES.slice(0, 1), await signedInAs('ADMIN', { at: '/create-site' }), platform)
})

test('creates a site of each other type, and goes on to services and wallet, or for a partner to the list', async ({ signedInAs, platform }) => {
  await createEach(SITES.slice(1), await signedInAs('ADMIN'), platform)
})

async function createEach(sites: typeof SITES, { page }: OpenConsole, platform: LocalPlatform): Promise<void> {
  const form = new SiteFormOnScreen(page)
  const stored = new StoredSites(platform)

  for (const site of sites) {
    await test.step(`${site.typeLabel}, ${site.optionLabel}, partner ${site.partner}`, async () => {
      const domain = `${site.name}.shops.example`
      await openAddress(page, '/create-site')
      await expect(form.create).toBeVisible()
      const expected = await fillEveryField(form, site)
      await test.step('first type and option [SNEW-003] [SNEW-045]', async () => {
        await expect(form.select('Site Type').locator('option:checked')).toHaveText(site.typeLabel)
        await expect(form.select('Site Option').locator('option:checked')).toHaveText(site.optionLabel)
      })
      await test.step('last the pages to copy [SNEW-005]', async () => {
        await page.getByRole('searchbox').fill('about-us')
        // The row that is ticked moves no more.
        await expect(page.getByRole('checkbox', { name: 'Select Home', exact: true })).toBeHidden()
        await page.getByRole('checkbox', { name: /About us/ }).check()
      })
      await test.step('the domain is checked with its parts trimmed [SNEW-069]', async () => {
        await expect(page.getByText(`${domain} is free.`, { exact: true })).toBeVisible()
      })
      const before = Math.floor(Date.now() / 1000)
      const seen = controlOf(platform).calls().length
      await form.create.click()

      await creationStops(page)
      await test.step('what is said [SNEW-025]', async () => {
        await expect(page.getByText('Site Created Successfully', { exact: true })).toBeVisible()
      })
      await test.step('on to services and wallet, for a partner to the list [SNEW-007] [SNEW-008] [SNEW-009] [SNEW-010] [SNEW-021]', async () => {
        await LEADS_TO[site.partner](page, domain)
      })
      // It may have gone by itself by now.
      await dismissToasts(page)

      const { record, setting, menus, pages, reward, wallet } = await stored.whole(domain)
      await test.step('every field as it was typed, country and currency apart [SNEW-004] [SNEW-113] [SNEW-118] [CONST-026]', async () => {
        expect(record).toMatchObject(expected.record)
        expect(setting).toMatchObject(expected.setting)
        expect(record['fromDate']).toBeGreaterThanOrEqual(before - 1)
        expect(record['tillDate']).toBeNull()
      })
      const siteId = `serviceType::${record['siteId']}`
      await test.step('two menus, marked as service types [SNEW-014] [SNEW-015] [SNEW-016]', async () => {
        expect(menus).toEqual([
          { siteId, slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1, typeStatus: true },
          { siteId, slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2, typeStatus: true },
        ])
      })
      const names = (pages as { pageName: string }[]).map(({ pageName }) => pageName)
      await test.step('the chosen pages [SNEW-018]', async () => {
        expect(names.sort()).toEqual(PAGES[site.name])
      })
      await test.step('the group reward, where it was chosen [SNEW-019]', async () => {
        expect(reward).toEqual(REWARDS[site.name])
      })
      await test.step("a wallet with balance 0 in the site's currency [WALLET-001] [SNEW-020]", async () => {
        expect(wallet).toEqual({ balance: 0, currency: 'AED', domain })
        expect(controlOf(platform).sent('CreateSiteWallet').at(-1)).toEqual({ siteId: record['siteId'], domain, currency: 'AED', balance: 0 })
      })

      const sent = controlOf(platform).calls().slice(seen)
      const order = sent.map(({ operation }) => operation).filter((operation) => STEPS.includes(operation))
      await test.step('the steps in their order [SNEW-012] [SNEW-013] [SNEW-022]', async () => {
        expect(order).toEqual(CALLS[site.name])
      })
    })
  }
  await test.step('each came with its pages and its wallet; its record, above, with payment settings and premium features [SHELL-002]', () => {
    expect(controlOf(platform).calls('CreateSitePagesInBulk')).toHaveLength(sites.length)
    expect(controlOf(platform).calls('CreateSiteWallet')).toHaveLength(sites.length)
  })
  await test.step('a group reward is sent without reward type and value [CALL-078]', () => {
    const [reward] = controlOf(platform).calls('UpdateSiteRewardSettingV2')
    expect(Object.keys(reward?.variables as object).toSorted()).toEqual(['domain', 'groupId', 'isEnabled', 'onGroup', 'siteId'])
  })
}
