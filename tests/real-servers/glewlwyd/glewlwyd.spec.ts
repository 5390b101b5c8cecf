import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PolicyFile } from '../../e2e/policy/policy-file.ts'
import { startSignIn } from '../../e2e/sign-in.ts'
import { test as base, expect } from '../engines.ts'
import { PlatformFor } from '../platform-for.ts'
import { CLIENT, USER } from './glewlwyd.ts'
import { ProviderBrowser } from './provider-browser.ts'

interface Fixtures {
  readonly shop: PlatformFor
  /** At the browser in which the user signs in. */
  readonly user: ProviderBrowser
  /** Writes a profile with these settings of `identity` beside the usual ones. */
  readonly profileWith: (settings?: object) => Promise<string>
}

const test = base.extend<Fixtures>({
  shop: async ({ platform, glewlwyd }, use) => {
    const shop = await PlatformFor.start(platform, glewlwyd.issuer, `${glewlwyd.issuer}/jwks`)
    await use(shop)
    await shop.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  user: async ({}, use) => {
    const browser = await ProviderBrowser.open()
    await use(browser)
    await browser.close()
  },
  profileWith: async ({ shop, glewlwyd, folders }, use) => {
    await use(async (settings = {}) => {
      const profileFile = path.join(path.dirname(folders.userData), 'glewlwyd.json')
      const identity = {
        issuer: glewlwyd.issuer,
        clientId: CLIENT,
        scopes: ['openid'],
        callbackPorts: glewlwyd.callbackPorts,
        roleClaim: 'role',
        roles: { [USER.role]: 'ADMIN' },
        userNameClaim: 'email',
        roleWhenAbsent: null,
        signOutHint: true,
        ...settings,
      }
      await writeFile(profileFile, JSON.stringify({ name: 'Glewlwyd', environment: 'local', identity, platform: { ...shop.settings, token: 'access' } }))
      return profileFile
    })
  },
})

test.use({ ownConsole: true })

const rowsOf = (page: ProviderBrowser['page']) => page.getByRole('grid').getByRole('row')

test('signs in at its pages, renews an ended token in between, and signs out of the browser too', async ({ openConsole, profileWith, shop, user }) => {
  const console = await openConsole({ profileFile: await profileWith() })
  const { page } = console
  await user.prove(await startSignIn(console))
  await expect(rowsOf(page).nth(1)).toBeVisible()

  await test.step('renewed once, without the browser', async () => {
    shop.expireTokens()
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect.poll(() => shop.taken.size).toBe(2)
    await expect(rowsOf(page).nth(1)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

  await test.step('signed out: the provider asks the next one for a password', async () => {
    const opened = console.browser.addresses().length
    await page.getByRole('button', { name: /Asha/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    await user.page.goto(await console.browser.next(opened, (address) => address.includes('end_session')))
    await user.page.getByRole('button', { name: 'Logout' }).click()
    await expect(user.page.getByText('You are disconnected')).toBeVisible()
    await user.page.goto(await startSignIn(console))
    await expect(user.password).toBeVisible()
  })
})

for (const [unlock, words] of [
  ['proved', 'The identity provider does not say when you proved who you are, so the console stays locked, and another sign-in does not help.'],
  ['prompted', null],
] as const) {
  test(`a console that the policy locked, with identity.unlock ${unlock}`, async ({ openConsole, profileWith, folders, user }) => {
    const policy = new PolicyFile(folders)
    await policy.write({ idleLockMinutes: 1 })
    const console = await openConsole({ profileFile: await profileWith({ unlock }), environment: policy.environment })
    const { page } = console
    await user.prove(await startSignIn(console))
    await expect(rowsOf(page).nth(1)).toBeVisible()
    await policy.idleFor(60)
    const lock = page.getByRole('alertdialog', { name: 'The console is locked' })
    await expect(lock).toBeVisible()
    await policy.idleFor(0)

    const opened = console.browser.addresses().length
    await user.prove(await startSignIn(console))
    // glewlwyd refuses to prove it (max_age): the console asks once more, without that.
    const again = await console.browser.next(opened + 1)
    expect([new URL(again).searchParams.get('prompt'), new URL(again).searchParams.has('max_age')]).toEqual(['login', false])
    await user.prove(again)
    if (words === null) await expect(lock).toBeHidden()
    else await expect(lock).toContainText(words)
  })
}
