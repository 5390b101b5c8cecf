import { existsSync } from 'node:fs'
import path from 'node:path'
import { expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { HAS_KEYCHAIN } from '../../faults/has-keychain.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { mainMenu } from '../../routes/route-table.ts'
import { tile } from './answered-sites.ts'

test('a figure that could not be loaded says so, also where only its own host is away, and is asked for again in place', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  control.addFault({ operation: 'rest.non_usage', fault: 'http-answer', status: 503, times: 50 })
  await mainMenu(page).getByRole('link', { name: 'Today' }).click()
  const idle = page.getByRole('listitem').filter({ hasText: 'Idle sites' })
  await expect(idle).toContainText('Could not be loaded')
  await picture(page, 'today-failed')
  control.clearFaults()
  await idle.getByRole('button', { name: 'Retry: Idle sites' }).click()
  await expect(tile(page, /^Idle sites: \d+,/)).toBeVisible()
})

// Without a keychain no list is kept.
if (HAS_KEYCHAIN) {
  test('figures of the kept list say why they are not newer', async ({ signedInAs, platform, folders }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect.poll(() => existsSync(path.join(folders.userData, 'offline', 'sites.sealed'))).toBe(true)
    control.addFault({ operation: 'GetSitesAdmin', fault: 'http-answer', status: 500, times: 50 })
    await page.reload()
    await mainMenu(page).getByRole('link', { name: 'Today' }).click()
    const notice = page.getByRole('alert', { name: 'The site list could not be loaded.' })
    await expect(notice).toContainText('Showing data from')
    await expect(tile(page, /^Expired: \d+,/)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
    control.clearFaults()
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
  })
}
