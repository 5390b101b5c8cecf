import type { Page } from '@playwright/test'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn, startSignIn } from '../sign-in.ts'
import { controlOf } from './control.ts'

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh the list' }).click()

test('ten calls with an expired token wait for one refresh, and nobody notices', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid')).toBeVisible()
  const refreshes = control.calls('identity.token').length
  control.expireTokens()

  const answers = await page.evaluate(async () => {
    const { bridge } = window as unknown as { bridge: Bridge }
    const calls = Array.from({ length: 10 }, () => bridge.platform.execute({ operation: 'GetInternalUsers', variables: {} }))
    return (await Promise.all(calls)).map(({ ok }) => ok)
  })
  expect(answers).toEqual(Array.from({ length: 10 }, () => true))
  expect(control.calls('identity.token')).toHaveLength(refreshes + 1)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a session that is over is renewed in place: screen, filters and what follows are kept', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const search = page.getByPlaceholder('Search business, domain, customer')
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
  const rows = page.getByRole('grid').getByRole('row')
  const endSession = async () => {
    control.expireTokens()
    control.revokeRefreshTokens()
    await refresh(page)
    await expect(dialog).toBeVisible()
  }

  await expect(rows.nth(1)).toBeVisible()
  await search.fill('a')
  await expect(page).toHaveURL(/q=a/)
  const address = page.url()
  const shown = await rows.nth(1).textContent()

  await test.step('asks over the screen, which stays', async () => {
    await endSession()
    await expect(dialog).toContainText('Sign in again as admin@demo.example to go on where you are. Nothing you typed is lost.')
    await expect(page.locator('[role=grid]')).toContainText(shown ?? '')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'session-ended')
  })

  await test.step('a sign-in that fails leaves the question standing', async () => {
    await signInByForm(await startSignIn(console), null)
    await expect(dialog).toContainText('The sign-in was refused or stopped in the browser.')
    expect(page.url()).toBe(address)
  })

  await test.step('after the sign-in the list is loaded anew, as it was filtered', async () => {
    const loads = control.calls('GetSitesAdmin').length
    await signIn(console, 'admin@demo.example')
    await expect(dialog).toBeHidden()
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBeGreaterThan(loads)
    expect(page.url()).toBe(address)
    await expect(search).toHaveValue('a')
    await expect(page.getByText('The site list could not be loaded.')).toBeHidden()
    await expect(page.locator('.fui-Toast').filter({ hasText: 'Your session has ended' })).toHaveCount(0)
    await expect(rows.nth(1)).toHaveText(shown ?? '')
  })

  await test.step('somebody else starts afresh', async () => {
    await endSession()
    await signIn(console, 'sales-person@demo.example')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /Priya Nair/ })).toBeVisible()
    await expect(rows.nth(1)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })

  await test.step('signing out leads to the sign-in screen', async () => {
    await endSession()
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Console' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  })
})

test('a refresh that the network stops keeps the session', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const rows = page.getByRole('grid').getByRole('row')
  const offline = page.getByText(/^Offline: as of \d\d:\d\d$/)
  await expect(rows.nth(1)).toBeVisible()

  await control.goDown(['identity'])
  control.expireTokens()
  await refresh(page)
  await expect(offline).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(rows.nth(1)).toBeVisible()

  const refused = control.calls('GetSitesAdmin').length
  await control.comeUp(['identity'])
  await expect(offline).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(control.calls('GetSitesAdmin').length).toBeGreaterThan(refused)
})
