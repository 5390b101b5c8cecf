import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'

test.use({ ownConsole: true })

test('Forget me on this computer names what it destroys, and the next sign-in finds none of it', async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN')
  const { page, browser } = console
  const form = 'create-site'
  const views = { sites: { saved: [{ id: '1', name: 'Renewals', search: '?q=a' }], defaultId: null } }
  const written = await page.evaluate(
    ([name, value]) => Promise.all([window.bridge.drafts.write({ form: name, text: '{}' }), window.bridge.preferences.write({ views: value })]),
    [form, views] as const,
  )
  expect(written).toMatchObject([{ ok: true }, { ok: true }])
  const open = async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Forget me on this computer…' }).click()
  }
  const dialog = page.getByRole('alertdialog', { name: 'Forget me on this computer?' })

  await test.step('it asks first', async () => {
    await open()
    await expect(dialog.getByRole('listitem')).toHaveCount(7)
    await expect(dialog.getByText('admin@demo.example')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'forget-me')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeFocused()
  })
  await test.step('it signs out', async () => {
    const opened = browser.addresses().length
    await open()
    await dialog.getByRole('button', { name: 'Forget me' }).click()
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    expect(await browser.next(opened)).toContain('/session/end')
  })
  await test.step('the same user is a new one', async () => {
    await signIn(console, 'admin@demo.example')
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible()
    const kept = await page.evaluate(
      async (name) => ({
        draft: await window.bridge.drafts.read({ form: name }),
        preferences: await window.bridge.preferences.read(),
      }),
      form,
    )
    expect(kept.draft).toEqual({ ok: true, value: null })
    expect(kept.preferences).toMatchObject({ ok: true, value: { views: {} } })
  })
})
