import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessibleToo, expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'

test('the diagnostics show how the console is, light and dark', { tag: ['@daily', '@host'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS', { at: '/nowhere' })
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Diagnostics' }).click()
  await expect(screenTitle(page)).toHaveText('Diagnostics')

  const network = page.getByRole('group', { name: 'Network' })
  await expect(network).toContainText(/Reachable since \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await expect(network).toContainText('As the platform’s')
  await expect(network).toContainText('Proxy for the platformNone')
  await expect(page.getByRole('group', { name: 'This console' })).toContainText('Admin Console0.1.0')
  await expect(page.getByRole('group', { name: 'Connection' })).toContainText('Environmentlocal')
  await expect(page.getByRole('table', { name: 'Kept on this computer' }).getByRole('row')).toHaveCount(5)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'diagnostics')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('dark appearance')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })).toBeHidden()
  await expectAccessibleToo(page)
  await picture(page, 'diagnostics-dark')
})

test.describe('in a console of its own', () => {
  test.use({ ownConsole: true })

  test('a saved report holds nothing that a session and its failures carried', async ({ openConsole, platform, folders }) => {
    const control = controlOf(platform)
    const console = await openConsole()
    const { page } = console
    await signIn(console, 'admin@demo.example')
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    const answer = await page.evaluate(() => window.bridge.platform.execute({ operation: 'GetSitesAdmin', variables: {} }))
    const { getSitesAdmin: sites } = JSON.parse(answer.ok ? answer.value.data : '{}')
    const [site] = sites

    await test.step('failures whose answers carry personal data and secrets', async () => {
      const message = `${site.companyName} ${site.custName} ${site.domain} ${site.contactEmail} +91 98765 43210 https://files.example/a?X-Amz-Signature=0aF9`
      control.addFault({ operation: 'GetSitesAdmin', fault: 'graphql-error', message })
      control.addFault({ operation: 'rest.deleteSite', fault: 'http500' })
      control.addFault({ operation: 'storage.getObject', fault: 'http500', times: 5 })
      await page.getByRole('button', { name: 'Refresh the list' }).click()
      await expect(page.getByRole('alert', { name: /^The site list could not be loaded/ })).toBeVisible()
      await page.evaluate(async (text) => {
        await window.bridge.platform.rest({ call: 'deleteSite', domain: 'no-such-shop.example' })
        await window.bridge.files.download({ kind: 'sites', which: 'inactive' })
        await window.bridge.shell.report({ level: 'error', message: text })
      }, message)
      await expect.poll(async () => (await readFile(path.join(folders.userData, 'logs', 'main.log'), 'utf8')).includes('A download failed')).toBe(true)
    })

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('diagnostics')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Last warnings and errors' })).toContainText('GetSitesAdmin, rejected')
    await page.getByRole('button', { name: 'Save report' }).click()
    await expect(page.getByText('The report was saved to your downloads folder.', { exact: true })).toBeVisible()
    await picture(page, 'report-saved')

    const names = (await readdir(folders.downloads)).filter((name) => name.endsWith('.txt'))
    expect(names).toEqual(['Admin Console report.txt'])
    const report = await readFile(path.join(folders.downloads, 'Admin Console report.txt'), 'utf8')
    expect(report).toContain('Warning: GetSitesAdmin, rejected\n')
    expect(report).toContain('Warning: A download failed')
    expect(report).toMatch(/^ {2}Platform \(GraphQL\): 127\.0\.0\.1:\d+$/m)
    const carried = [site.companyName, site.custName, site.domain, site.siteId, site.contactEmail, '98765', 'X-Amz', 'no-such-shop']
    const own = ['admin@demo.example', 'Asha', folders.userData, folders.downloads, platform.profile.places.apiKey, ...control.issuedSecrets()]
    expect(own.length).toBeGreaterThan(6)
    expect([...carried, ...own].filter((secret) => report.includes(secret))).toEqual([])
  })

  test('whoever is not signed in gets the diagnostics too, beside the sign-in', async ({ openConsole }) => {
    const { page } = await openConsole()
    await page.getByRole('button', { name: 'Diagnostics' }).click()
    const dialog = page.getByRole('dialog', { name: 'Diagnostics' })
    await expect(dialog.getByRole('group', { name: 'Network' })).toContainText('Not compared yet: the platform has not answered')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'diagnostics-signed-out')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  })

  if (HAS_KEYCHAIN) {
    test('the copies for offline use are removed, and made again', async ({ signedInAs }) => {
      const { page } = await signedInAs('ADMIN')
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      const removed = await page.evaluate(async () => [await window.bridge.diagnostics.removeCopies(), await window.bridge.offline.read({ list: 'sites' })])
      expect(removed).toEqual([
        { ok: true, value: undefined },
        { ok: true, value: null },
      ])
      await page.getByRole('button', { name: 'Refresh the list' }).click()
      const copy = () => page.evaluate(() => window.bridge.offline.read({ list: 'sites' }))
      await expect.poll(copy).toMatchObject({ ok: true, value: { data: expect.stringContaining('getSitesAdmin') } })
    })
  }
})
