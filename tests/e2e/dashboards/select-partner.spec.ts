import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { analyticsReader, askedOf, boardGrid, chooseFrom, companiesOf, expectColumn, expectDayColours, titlesOf } from './board-on-screen.ts'
import { lastDays, presentSeconds } from './expected-days.ts'

const PARTNER = 'Deccan Digital Partners'

test('staff see the dashboard of the partner they choose [DASH-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const read = await analyticsReader(platform)
  const asked = askedOf(platform)
  const now = presentSeconds()
  const days = lastDays(now, 10)
  const { page } = await signedInAs('ADMIN', { at: '/select-cp' })

  await test.step('"Select Channel Partner": one must be chosen [CPD-001] [CPD-002]', async () => {
    await expect(page.getByRole('heading', { name: 'Select Channel Partner' })).toBeVisible()
    await page.getByRole('button', { name: 'View Dashboard' }).click()
    await expect(page.getByText('Please enter Partner Name.')).toBeVisible()
    await picture(page, 'select-cp')
  })

  await test.step('View Dashboard shows the sites of the partner', async () => {
    const ofPartner = await read<DashboardSite>('renewal_dashboard', { channelPartner: PARTNER })
    await chooseFrom(page.getByRole('form', { name: 'Select Channel Partner' }), 'Partner Name', PARTNER)
    await page.getByRole('button', { name: 'View Dashboard' }).click()
    const table = boardGrid(page, 'CP Dashboard')
    await expectColumn(table, 'Business Name', companiesOf(ofPartner))
    await test.step('whose name is carried [CPD-003]', async () => {
      expect(new URL(page.url()).pathname).toBe('/cp-dashboard')
      expect(await page.evaluate(() => (window.history.state as { usr?: unknown }).usr)).toEqual({ partner: PARTNER })
    })
    await test.step('the last ten days among its columns, in green and red [CPD-004] [CPD-005]', async () => {
      expect(await titlesOf(table)).toEqual(['Sr No', 'Business Name', 'Subscription Start Date', 'Renewal Date', 'Renewal Amount', ...days, 'Notes'])
      await expectDayColours(table, ofPartner, now)
    })
    await test.step('asked for by the partner [CPD-006]', async () => {
      expect(asked('rest.renewal_dashboard').at(-1)).toEqual({ channelPartner: PARTNER })
    })
    const card = page.getByRole('group', { name: PARTNER })
    await test.step('a card says who it is [CPD-007] [CPD-008]', async () => {
      await expect(card.getByRole('term')).toHaveText(['Company Name', 'Name', 'Mobile', 'Email ID', 'Onboarded By', 'Created At'])
      await expect(card.getByRole('definition').nth(3)).toHaveText('cp@demo.example')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'cp-dashboard')
  })

  await test.step('without a partner the dashboard leads back to the picker', async () => {
    await openAddress(page, '/cp-dashboard')
    await expect(page.getByText('Choose the partner whose dashboard you want to see.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Select Channel Partner' })).toBeVisible()
  })
})
