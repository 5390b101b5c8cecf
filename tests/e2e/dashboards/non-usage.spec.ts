import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { analyticsReader, askedOf, asQuery, boardOf, companiesOf, expectColumn, labelsOf, titlesOf } from './board-on-screen.ts'
import { lastDays, presentSeconds, usageDays } from './expected-days.ts'

const NON_USAGE = 'Non Usage Dashboard'

test('the Non Usage Dashboard lists who did not order lately, and says when it could not be loaded [DASH-001]', {
  tag: '@daily',
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await analyticsReader(platform)
  const asked = askedOf(platform)
  const now = presentSeconds()
  const days = lastDays(now, 10)
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { filters, grid, pageSize, reset, search } = boardOf(page, NON_USAGE)

  await test.step('a dashboard that cannot be loaded is empty, and one line says so [DASH-032] [DASH-033] [CALL2-060]', async () => {
    control.addFault({ operation: 'rest.non_usage', fault: 'http500' })
    await openAddress(page, '/nonusage-dashboard')
    await expect(page.getByText('The dashboard could not be loaded.')).toBeVisible()
    await expect(page.getByText('No data to show')).toBeVisible()
    await expect(page.locator('.fui-Toast')).toHaveCount(0)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'failed')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('The dashboard could not be loaded.')).toBeHidden()
  })

  await test.step('non-usage: a table alone [NUSE-001]', async () => {
    await test.step('what the platform finds for the last days [NUSE-005]', async () => {
      expect(asked('rest.non_usage').at(-1)).toEqual(asQuery(usageDays(now)))
    })
    const idle = await read<DashboardSite>('non_usage', usageDays(now))
    await expectColumn(grid, 'Business Name', companiesOf(idle))
    await test.step('its filters in order [NUSE-002] [NUSE-003]', async () => {
      expect(await labelsOf(filters)).toEqual(['Support Account Manager', 'Sales Person', 'Partner Type', 'Partner Name', 'Business Name'])
      for (const button of [search, reset]) await expect(button).toBeVisible()
    })
    const own = ['Business Name', 'Sales Person', 'Partner Name', 'Support Account Manager', 'Plan Name', 'Created Date', 'End Date']
    await test.step('its columns in order [NUSE-004]', async () => {
      expect(await titlesOf(grid)).toEqual([...own, ...days, 'Notes'])
    })
    await test.step('100 a page [NUSE-007]', async () => {
      await expect(pageSize).toHaveValue('100')
    })
    await test.step('no performance table [NUSE-009]', async () => {
      await expect(page.getByRole('button', { name: 'Performance Dashboard' })).toBeHidden()
    })
    await picture(page, 'non-usage')
  })
})
