import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn, startSignIn } from '../sign-in.ts'
import { PolicyFile } from './policy-file.ts'

test.use({ ownConsole: true })

const ADMIN = 'admin@demo.example'

const LOCKED = { name: 'The console is locked' }

test('an idle console is covered, and its user goes on after a new sign-in', async ({ openConsole, folders }) => {
  const policy = new PolicyFile(folders)
  await policy.write({ idleLockMinutes: 1 })
  const console = await openConsole({ environment: policy.environment })
  const { page, browser } = console
  await signIn(console, ADMIN)
  const rows = page.locator('[role=grid] [role=row]')
  const search = page.getByPlaceholder('Search business, domain, customer')
  const lock = page.getByRole('alertdialog', LOCKED)
  await expect(rows.nth(1)).toBeVisible()
  await search.fill('a')
  await expect(page).toHaveURL(/q=a/)
  const address = page.url()
  await picture(page, 'before-lock')

  await test.step('nothing but the lock screen can be seen', async () => {
    await policy.idleFor(60)
    await expect(lock).toContainText(`Sign in again as ${ADMIN} to go on where you are. Nothing you typed is lost.`)
    await policy.idleFor(0)
    await expect(rows.nth(1)).toBeHidden()
    await expect(search).toBeHidden()
    await expect(page).toHaveTitle('Admin Console')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'locked')
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'locked-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('no key opens it, and main serves the page nothing', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(lock).toBeVisible()
    const answers = await page.evaluate(async () => [
      await window.bridge.platform.execute({ operation: 'GetSitesAdmin', variables: {} }),
      await window.bridge.offline.read({ list: 'sites' }),
      await window.bridge.identity.signOut(),
    ])
    const refused = { ok: false, error: { kind: 'signed-out', message: 'The console is locked. Sign in again to go on.' } }
    expect(answers).toEqual([refused, refused, refused])
  })

  await test.step('a sign-in that fails opens nothing', async () => {
    await signInByForm(await startSignIn(console), null)
    await expect(lock).toContainText('The sign-in was refused or stopped in the browser.')
    await expect(rows.nth(1)).toBeHidden()
  })

  await test.step('the provider asks again, and the screen is as it was', async () => {
    await signIn(console, ADMIN)
    await expect(lock).toBeHidden()
    expect(new URL(browser.addresses().at(-1) ?? '').searchParams.get('prompt')).toMatch(/^login/)
    expect(page.url()).toBe(address)
    await expect(search).toHaveValue('a')
    await expect(rows.nth(1)).toBeVisible()
  })
})

test('a page that is loaded again, and a console that is started again, stay locked', async ({ openConsole, folders }) => {
  const policy = new PolicyFile(folders)
  await policy.write({ idleLockMinutes: 1 })
  const console = await openConsole({ environment: policy.environment })
  const { page } = console
  await signIn(console, ADMIN)
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const views = { sites: { saved: [{ id: '1', name: 'My renewals', search: 'q=kitchen' }], defaultId: null } }
  expect(await page.evaluate((own) => window.bridge.preferences.write({ views: own }), views)).toMatchObject({ ok: true, value: { views } })
  await policy.idleFor(60)
  await expect(page.getByRole('alertdialog', LOCKED)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(await page.evaluate(() => window.bridge.preferences.read())).toMatchObject({ ok: true, value: { views: {} } })
  await console.close()
  await policy.idleFor(0)
  const next = await openConsole({ environment: policy.environment })
  await expect(next.page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  await expect(next.page.getByRole('grid')).toHaveCount(0)
})
