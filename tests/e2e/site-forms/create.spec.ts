import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { creationStops } from './creation.ts'
import { fillEveryField, type WholeSite } from './every-field.ts'
import { SiteFormOnScreen } from './site-form.ts'
import { StoredSites } from './stored-site.ts'

const SITES: readonly WholeSite[] = [
  {
    name: 'new-shop',
    type: 'SIMPLE_B2C',
    typeLabel: 'e-Commerce',
    option: 'B2B_GIFTING',
    optionLabel: 'B2B Gifting',
    isShipped: true,
    isGrouped: true,
    partner: 'REFERRAL',
  },
  {
    name: 'new-brand',
    type: 'MARKETING',
    typeLabel: 'Marketing Site',
    option: 'GENERAL',
    optionLabel: 'General',
    isShipped: false,
    isGrouped: false,
    partner: 'RESELLER',
  },
  {
    name: 'new-mart',
    type: 'B2C_MARKET_PLACE',
    typeLabel: 'Market Place',
    option: 'ECOM_CATALOGUE',
    optionLabel: 'E-com Catalogue',
    isShipped: true,
    isGrouped: false,
    partner: 'CP',
  },
  {
    name: 'new-spa',
    type: 'O2OCommerce',
    typeLabel: 'O2O Commerce',
    option: 'SPA',
    optionLabel: 'Spa',
    isShipped: false,
    isGrouped: true,
    partner: 'STOCKIST',
  },
]

/** The calls that create a site, in order. */
const STEPS = ['DomainAvailability', 'CreateSiteByRecahoAdmin', 'CreateServiceType', 'CreateSitePagesInBulk', 'UpdateSiteRewardSettingV2', 'CreateSiteWallet']

const TITLE =
  'creates a site of each type with every field set, in eight steps, and goes on to services and wallet, or for a partner to the list [WALLET-001] [SNEW-003] [SNEW-004] [SNEW-005] [SNEW-007] [SNEW-008] [SNEW-009] [SNEW-010] [SNEW-012] [SNEW-013] [SNEW-014] ' +
  '[SNEW-015] [SNEW-016] [SNEW-018] [SNEW-019] [SNEW-020] [SNEW-021] [SNEW-022] [SNEW-025] [SNEW-045] [SNEW-069] [SNEW-113] [SNEW-118] [CONST-026] [MSG-046]'

test(TITLE, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  const stored = new StoredSites(platform)

  for (const site of SITES) {
    await test.step(`${site.typeLabel}, ${site.optionLabel}, partner ${site.partner}`, async () => {
      const domain = `${site.name}.shops.example`
      await openAddress(page, '/create-site')
      await expect(form.create).toBeVisible()
      const expected = await fillEveryField(form, site)
      await expect(form.select('Site Type').locator('option:checked')).toHaveText(site.typeLabel)
      await expect(form.select('Site Option').locator('option:checked')).toHaveText(site.optionLabel)
      await page.getByRole('searchbox').fill('about-us')
      // The row that is ticked moves no more.
      await expect(page.getByRole('checkbox', { name: 'Select Home', exact: true })).toBeHidden()
      await page.getByRole('checkbox', { name: /About us/ }).check()
      await expect(page.getByText(`${domain} is free.`, { exact: true })).toBeVisible()
      const before = Math.floor(Date.now() / 1000)
      const seen = controlOf(platform).calls().length
      await form.create.click()

      await creationStops(page)
      await expect(page.getByText('Site Created Successfully', { exact: true })).toBeVisible()
      if (site.partner === 'CP') {
        await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
        expect(new URL(page.url()).pathname).toBe('/')
      } else {
        await expect(page.getByRole('heading', { name: `Services and wallet of ${domain}` })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Recurring Services' })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Manage Subscription' })).toContainText('One Time Services')
        await expect(page.getByRole('button', { name: 'Re-Charge' })).toBeVisible()
      }
      // It may have gone by itself by now.
      await dismissToasts(page)

      const { record, setting, menus, pages, reward, wallet } = await stored.whole(domain)
      expect(record).toMatchObject(expected.record)
      expect(setting).toMatchObject(expected.setting)
      expect(record['fromDate']).toBeGreaterThanOrEqual(before - 1)
      expect(record['tillDate']).toBeNull()
      const siteId = `serviceType::${record['siteId']}`
      expect(menus).toEqual([
        { siteId, slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1, typeStatus: true },
        { siteId, slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2, typeStatus: true },
      ])
      // An O2O site starts with the standard pages.
      const names = (pages as { pageName: string }[]).map(({ pageName }) => pageName)
      expect(names.sort()).toEqual(site.type === 'O2OCommerce' ? ['about-us', 'footer', 'header', 'home', 'script'] : ['about-us'])
      expect(reward).toEqual(site.isGrouped ? { isEnabled: true, onGroup: true, groupId: 'group-of-aditi' } : null)
      expect(wallet).toEqual({ balance: 0, currency: 'AED', domain })
      expect(controlOf(platform).calls('CreateSiteWallet').at(-1)?.variables).toEqual({ siteId: record['siteId'], domain, currency: 'AED', balance: 0 })

      const sent = controlOf(platform).calls().slice(seen)
      const order = sent.map(({ operation }) => operation).filter((operation) => STEPS.includes(operation))
      expect(order).toEqual([
        'DomainAvailability',
        'CreateSiteByRecahoAdmin',
        'CreateServiceType',
        'CreateServiceType',
        'CreateSitePagesInBulk',
        ...(site.isGrouped ? ['UpdateSiteRewardSettingV2'] : []),
        'CreateSiteWallet',
      ])
    })
  }
})
