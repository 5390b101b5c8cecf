import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'

test('the profile menu of a channel partner, its links and its company [SHELL-016] [SHELL-019]', async ({ signedInAs, platform }) => {
  const { page, browser } = await signedInAs('CP')
  const address = page.url()
  const opened = browser.addresses().length
  const menu = page.getByRole('menu')
  const open = () => page.getByRole('button', { name: 'Profile menu of Vikram Desai' }).click()

  await expect(page.getByRole('banner').getByText('Deccan Digital Partners')).toBeVisible()

  await test.step('greets by name [SHELL-020] [SHELL-021]', async () => {
    await open()
    await expect(page.getByText('Hi, Vikram Desai')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'profile-menu')
  })
  await test.step('Raise Ticket opens the ticketing page outside the window [SHELL-024] [SHELL-026]', async () => {
    await menu.getByRole('menuitem', { name: 'Raise Ticket' }).click()
    expect(await browser.next(opened)).toBe(platform.profile.links.raiseTicket)
  })
  await test.step('the remote-desktop tool is downloaded outside the window [SHELL-025] [SHELL-026]', async () => {
    await open()
    await menu.getByRole('menuitem', { name: /^Download / }).click()
    expect(await browser.next(opened + 1)).toBe(platform.profile.links.remoteDesktopTool.url)
  })
  expect(page.url()).toBe(address)
  expect(page.context().pages()).toHaveLength(1)

  await test.step('My Profile leads to the profile [SHELL-022]', async () => {
    await open()
    await menu.getByRole('menuitem', { name: 'My Profile' }).click()
    await expect(screenTitle(page)).toHaveText('Profile')
    expect(new URL(page.url()).pathname).toBe('/my-profile')
  })
})

test('another role sees neither its company nor My Profile [SHELL-017] [SHELL-023]', async ({ signedInAs }) => {
  const { page } = await signedInAs('RESELLER')
  await page.getByRole('button', { name: 'Profile menu of Fatima Al Suwaidi' }).click()
  await expect(page.getByRole('menuitem', { name: 'Raise Ticket' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeHidden()
  // The profile has a company; the header of a role other than CP does not show it.
  await expect(page.getByText('Gulf Retail Systems')).toBeHidden()
})

test('signing out returns to the origin, and nothing of the session is left [SHELL-027] [SHELL-028]', {
  tag: ['@daily', '@secrets'],
}, async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN', { at: '/renewal-dashboard?month=5' })
  const { page, browser } = console
  const opened = browser.addresses().length
  await expect(screenTitle(page)).toHaveText('Renewal Dashboard')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // The provider's own page ends the session of the browser.
  expect(await browser.next(opened)).toContain('/session/end')

  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  expect(page.url()).toBe(`${new URL(page.url()).protocol}//${new URL(page.url()).host}/`)
  const answer = await page.evaluate(() => window.bridge.platform.execute({ operation: 'GetSitesAdmin', variables: {} }))
  expect(answer).toMatchObject({ ok: false, error: { kind: 'signed-out' } })

  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  await signIn(console, 'accounts@demo.example')
  await expect(page.getByRole('button', { name: 'Profile menu of Thomas Whitfield' })).toBeVisible()
})
