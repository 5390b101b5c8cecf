import { expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { column, columnTitles, cpList, rowsOf, serviceMap } from './partners-on-screen.ts'
import { DECCAN } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

const PARTNER = 'cp@demo.example'

test('a partner sees its own plans and add-ons, and nothing of other partners', { tag: ['@daily', '@rights'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const { page } = await signedInAs('CP', { at: '/nowhere' })

  await test.step('"/servicelist": own plans and addons, read only [CPSVC-001] [CPSVC-002] [CPSVC-003] [CALL2-066]', async () => {
    const map = serviceMap(page)
    await page.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/servicelist')
    for (const [tab, type] of [
      ['PLANS', 'PLAN'],
      ['ADDONS', 'ADDONS'],
    ] as const) {
      await map.tab(tab).click()
      const own = await stored.mappings(PARTNER, type)
      await expect(rowsOf(map.grid(tab))).toHaveCount(own.length)
      expect(await columnTitles(map.grid(tab))).toEqual(['Service Name', 'Site Option', 'Annual', 'Renewal', 'Note'])
      expect(await column(map.grid(tab), 'Service Name')).toEqual(own.map(({ serviceName }) => serviceName))
      expect(await column(map.grid(tab), 'Renewal')).toEqual(own.map(({ renewalAmount }) => moneyText(renewalAmount, 'INR')))
    }
    await expect(map.add).toBeHidden()
    expect(control.sent('GetUserServiceMapping')).toEqual([{ userId: PARTNER }])
    await picture(page, 'services')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('of other partners it sees nothing [PERM2-027]', async () => {
    await openAddress(page, '/serviceMap?partner=suresh.babu%40staff.example')
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Plans / Addons Mapping')
    await expect(page.getByRole('main')).toContainText("Dear User, You don't have access to this page.")
    expect(control.sent('GetUserServiceMapping')).toEqual([{ userId: PARTNER }])
  })
})

test('a sales person reads a mapping, but adds, edits and deletes nothing [CPMAP-009] [CPMAP-010] [PERM2-026]', async ({ signedInAs }) => {
  const { page } = await signedInAs('SALES_PERSON')
  await page.getByRole('link', { name: 'CP List' }).click()
  await cpList(page).button(DECCAN.company, 'Services').click()
  const map = serviceMap(page)
  await expect(rowsOf(map.grid('PLANS')).first()).toBeVisible()
  await expect(map.add).toBeHidden()
  expect(await columnTitles(map.grid('PLANS'))).toEqual(['Service Name', 'Site Option', 'Annual', 'Renewal', 'Note'])
})
