import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from './route-table.ts'

/** Addresses that differ from a screen's by little, and are none. */
const NEARLY = ['/create-site/more', '/create-site/', '/Create-Site', '/email-customer', '/servicemap', '/create%2Dsite', '/outlets-index']

test('an unknown address says so and leads to the start [ROUTE-001] [ROUTE-002] [PERM2-004]', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid')).toBeVisible()
  for (const address of NEARLY) {
    await test.step(address, async () => {
      await openAddress(page, '/cplist')
      await expect(screenTitle(page)).toHaveText('CP List')
      await openAddress(page, address)
      await expect(screenTitle(page)).toHaveText('Not found')
      await expect(page.getByText('There is no such screen')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/')
    })
  }
  await picture(page, 'not-found')
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})
