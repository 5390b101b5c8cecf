import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn, startSignIn } from '../sign-in.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

const PROFILE = 'GetInternalUserByUserName'
const ADMIN = 'admin@demo.example'

test('a profile that cannot be loaded offers retry and sign-out [SHELL-014]', async ({ openConsole, platform }) => {
  const control = controlOf(platform)
  const console = await openConsole()
  const { page } = console
  const failed = page.getByRole('alert')

  await test.step('the platform fails', async () => {
    control.addFault({ operation: PROFILE, fault: 'http500' })
    await signIn(console, ADMIN)
    await expect(failed).toContainText('Your profile could not be loaded')
    await expect(failed).toContainText('it had an internal error (500)')
    await expect(failed.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'profile-failed')
  })

  await test.step('retry: it knows nobody of that name', async () => {
    control.addFault({ operation: PROFILE, fault: 'wrong-shape', body: { data: { getInternalUserByUserName: null } } })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(failed).toContainText(`The platform has no profile for the user name “${ADMIN}”.`)
  })

  await test.step('sign out, and in again', async () => {
    await failed.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    control.addFault({ operation: PROFILE, fault: 'http500' })
    await signIn(console, ADMIN)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })
})

test('a platform that takes its time is waited for, and says so [SHELL-012]', async ({ openConsole, platform }) => {
  controlOf(platform).addFault({ operation: PROFILE, fault: 'delay', milliseconds: 9_000 })
  const console = await openConsole()
  const { page } = console
  // Looked at from here on, not only once the sign-in screen is seen to have gone: the first of the two represents some seconds.
  await signInByForm(await startSignIn(console), ADMIN)
  await expect(page.getByRole('progressbar', { name: 'Loading your profile' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'The platform is slow to answer' })).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a sign-out that fails at the provider is logged and told, and signs out here [SHELL-029]', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await page.getByRole('button', { name: /Asha Kulkarni/ }).click()
  await control.goDown(['identity'])
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  const message = 'You are signed out of the console, but not of the identity provider. The identity provider cannot be reached: the connection was refused.'
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  await picture(page, 'sign-out-failed')
  await expect.poll(() => readFile(path.join(folders.userData, 'logs', 'main.log'), 'utf8')).toContain('Sign-out failed')
})
