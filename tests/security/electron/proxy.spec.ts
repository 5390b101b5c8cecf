import { expectNoSeriousAxeViolations } from '../../e2e/axe.ts'
import { controlOf } from '../../e2e/faults/control.ts'
import { expect } from '../../e2e/fixtures.ts'
import { picture } from '../../e2e/picture.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { ADMIN, DIALOG, enter, NAME, PASSWORD, rows, test } from './behind-proxy.ts'

test.use({ ownConsole: true })

test('a proxy that asks for a password gets the one that is typed for it, after a wrong one; cancelled, the console stays offline and says why', async ({
  openConsole,
  passwordProxy: proxy,
}) => {
  const console = await openConsole({ args: proxy.args })
  const { page } = console
  const dialog = page.getByRole('alertdialog', DIALOG)
  await page.getByRole('button', { name: 'Sign in in your browser' }).click()

  await test.step('it names the proxy, and gets nothing when the user cancels', async () => {
    await expect(dialog).toContainText(`The proxy 127.0.0.1:${proxy.port} of this computer asks for a user name and a password for “Corp”.`)
    await expect(dialog).toContainText('It is the proxy of your network that asks, not the platform')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'proxy-dialog')
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'proxy-dialog-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The identity provider cannot be reached: the proxy of this computer asks for a password.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      `The proxy 127.0.0.1:${proxy.port} of this computer asks for a name and a password.`,
    )
    expect(proxy.logins()).toEqual([])
  })

  await test.step('a wrong password is asked for again', async () => {
    await page.getByRole('button', { name: 'Sign in to the proxy' }).click()
    await enter(console, 'not-this-one')
    await expect(dialog.getByRole('alert')).toHaveText('The proxy did not accept this user name and password. 2 attempts are left.')
    await expect(dialog.getByLabel('Password')).toHaveValue('')
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await picture(page, 'proxy-refused')
  })

  await test.step('the right one lets everything through', async () => {
    await enter(console, PASSWORD)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in to the proxy' })).toBeHidden()
    await signIn(console, ADMIN)
    await expect(rows(console).nth(1)).toBeVisible()
    expect(proxy.logins()).toEqual([`${NAME}:not-this-one`, `${NAME}:${PASSWORD}`])
  })
})

test('a change that the proxy holds up was not sent, is not sent by itself later, and is sent once when the user does it again', async ({
  openConsole,
  passwordProxy: proxy,
  platform,
}) => {
  proxy.expected = undefined
  const console = await openConsole({ args: proxy.args })
  await signIn(console, ADMIN)
  await expect(rows(console).nth(1)).toBeVisible()
  const change = (): Promise<string> =>
    console.page.evaluate(async () => {
      const answer = await window.bridge.platform.execute({ operation: 'UpdateSiteVersion', variables: { domain: 'a.example', appVersion: 'v2' } })
      return answer.ok ? 'answered' : `${answer.error.kind}: ${answer.error.message}`
    })

  proxy.expected = `${NAME}:${PASSWORD}`
  await console.page.getByRole('button', { name: 'Refresh the list' }).click()
  await expect(console.page.getByRole('alertdialog', DIALOG)).toBeVisible()
  expect(await change()).toContain('unreachable: ')
  await enter(console, PASSWORD)
  await expect(console.page.getByRole('alertdialog', DIALOG)).toBeHidden()
  await expect(console.page.getByRole('button', { name: 'Sign in to the proxy' })).toBeHidden()
  expect(controlOf(platform).calls('UpdateSiteVersion')).toHaveLength(0)
  await change()
  expect(controlOf(platform).calls('UpdateSiteVersion')).toHaveLength(1)
})
