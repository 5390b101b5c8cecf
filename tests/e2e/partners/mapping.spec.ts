import { expectNoSeriousAxeViolations } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { column, columnTitles, cpList, rowsOf, serviceMap } from './partners-on-screen.ts'
import { DECCAN } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test('the CP List leads to the mapping of a partner: its card, plans and add-ons', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const partners = await stored.partners()
  const console = await signedInAs('ADMIN', { at: '/cplist' })
  const { page } = console
  const list = cpList(page)
  const map = serviceMap(page)
  const plans = map.grid('PLANS')

  await test.step('Services leads to the mapping of the partner [CPL-006]', async () => {
    await list.button(DECCAN.company, 'Services').click()
    await test.step('which is carried and named in the address [CPMAP-001] [CPMAP-002]', async () => {
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Plans / Addons Mapping')
      const { pathname, search } = new URL(page.url())
      expect(pathname + search).toBe(`/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
      expect(await page.evaluate(() => window.history.state?.usr?.partner?.username)).toBe(DECCAN.username)
    })
    const partner = await stored.partner(DECCAN.username)
    await test.step('its card, with the balance in its currency [CPMAP-003]', async () => {
      for (const text of [DECCAN.company, partner['name'], partner['mobile'], 'Pune, Maharashtra, India', moneyText(partner['balance'], 'INR')]) {
        await expect(map.card).toContainText(text)
      }
    })
    // The card is what the list carried: it stands there before anything is asked for.
    await test.step('its mappings are asked for [CPMAP-039]', async () => {
      await expect.poll(() => control.sent('GetUserServiceMapping').at(-1)).toEqual({ userId: DECCAN.username })
    })
  })

  await test.step('PLANS and ADDONS, a table each, columns in order; a reload stays there [CPMAP-004] [CPMAP-029] [ROUTE-013]', async () => {
    for (const [tab, type] of [
      ['ADDONS', 'ADDONS'],
      ['PLANS', 'PLAN'],
    ] as const) {
      await map.tab(tab).click()
      const own = await stored.mappings(DECCAN.username, type)
      await expect(rowsOf(map.grid(tab))).toHaveCount(own.length)
      expect(await columnTitles(map.grid(tab))).toEqual(['Service Name', 'Site Option', 'Annual', 'Renewal', 'Note', 'Actions'])
      expect(await column(map.grid(tab), 'Annual')).toEqual(own.map(({ boardingAmount }) => moneyText(boardingAmount, 'INR')))
    }
    // As a pasted link: nothing is carried.
    await openAddress(page, '/cplist')
    await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)
    await openAddress(page, `/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
    await expect(map.card).toContainText(DECCAN.company)
    await expect(rowsOf(plans).first()).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'service-map')
  })
})
