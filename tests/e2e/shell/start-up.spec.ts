import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'

test.use({ ownConsole: true })

const PROFILE = 'GetInternalUserByUserName'

test('an answer may say more than was asked for, and leave out what may be missing [PERM2-028]', async ({ signedInAs, platform }) => {
  const profile = { id: '1', username: 'admin@demo.example', name: 'Asha', ofLaterVersions: { of: ['the', 'platform'] } }
  controlOf(platform).addFault({
    operation: PROFILE,
    fault: 'wrong-shape',
    body: { data: { getInternalUserByUserName: profile, more: 1 }, extensions: { took: 3 } },
  })
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('button', { name: 'Profile menu of Asha' })).toBeVisible()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
})

test('the sign-in page is the configured provider’s, in the browser and not in the window [SHELL-007]', async ({ openConsole, platform }) => {
  const { page, browser } = await openConsole()
  const address = page.url()
  await page.getByRole('button', { name: 'Sign in in your browser' }).click()
  expect(new URL(await browser.next(0)).origin).toBe(platform.profile.identity.issuer)
  await expect(page.getByText('Waiting for you in the browser')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(page.locator('iframe, webview, input')).toHaveCount(0)
})
