import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { startSignIn } from '../sign-in.ts'

test.use({ ownConsole: true })

const PROFILE = 'GetInternalUserByUserName'

test('a spinner stands until the profile is there, which is loaded by user name, each time again [SHELL-012] [SHELL-013]', async ({
  openConsole,
  platform,
}) => {
  const control = controlOf(platform)
  control.addFault({ operation: PROFILE, fault: 'delay', milliseconds: 60_000 })
  const console = await openConsole()
  const { page } = console
  // Looked at from here on, not only once the sign-in screen is seen to have gone: by then the profile could be there.
  await signInByForm(await startSignIn(console), 'admin@demo.example')
  await expect(page.getByRole('progressbar', { name: 'Loading your profile' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'loading-profile')
  control.clearFaults()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading your profile' })).toBeHidden()

  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  const asked = { userName: 'admin@demo.example' }
  await expect.poll(() => control.sent(PROFILE)).toEqual([asked, asked])
})

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
