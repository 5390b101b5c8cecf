import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { CatalogueList } from './catalogue-on-screen.ts'

test('the catalogue empty, failing and without a network', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/subscription-plan' })
  const list = new CatalogueList(page, 'Subscription Plan')
  const { length: total } = await stored.plans('master')
  await list.expectCount(total, total)

  await test.step('an empty catalogue says what to do; one that cannot be loaded offers a retry', async () => {
    control.addFault({ operation: 'GetSubscriptionPlansBySiteId', fault: 'wrong-shape', body: { data: { getSubscriptionPlansBySiteId: [] } } })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByRole('heading', { name: 'There are no plans yet' })).toBeVisible()
    await picture(page, 'empty')
    control.addFault({ operation: 'GetPlatformServicesBySiteId', fault: 'graphql-error', message: 'CATALOGUE_IS_CLOSED' })
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Platform Service' }).click()
    await expect(page.getByRole('heading', { name: 'The platform services could not be loaded.' })).toBeVisible()
    await expect(page.getByText('CATALOGUE IS CLOSED')).toBeVisible()
    await picture(page, 'failed')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(new CatalogueList(page, 'Platform Service').grid.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('without a network what is there stays, and nothing can be written', async () => {
    await control.goDown()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByRole('button', { name: 'Create Platform' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('alert').filter({ hasText: 'The platform services could not be loaded.' })).toBeVisible()
    await expect(new CatalogueList(page, 'Platform Service').grid.getByRole('row').nth(1)).toBeVisible()
    await picture(page, 'offline')
    await control.comeUp()
  })
})
