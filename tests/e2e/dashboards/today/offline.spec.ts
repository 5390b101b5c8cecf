import { existsSync } from 'node:fs'
import path from 'node:path'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { mainMenu } from '../../routes/route-table.ts'
import { answerSites, tile } from './answered-sites.ts'

test('without a network the figures are those of the sealed list, with its age; what only the platform knows says so', async ({
  signedInAs,
  platform,
  folders,
}) => {
  await answerSites(platform, [{ days: 3, charges: 100_000, curr: 'INR' }])
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => existsSync(path.join(folders.userData, 'offline', 'sites.sealed'))).toBe(true)
  await controlOf(platform).goDown()
  await page.reload()
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  await expect(tile(page, /^Expiring in 7 days: 1,/)).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Offline: as of/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Idle sites' })).toContainText('Not available offline')
  await expect(page.getByRole('heading', { name: 'Nothing needs you today' })).toBeHidden()
})
