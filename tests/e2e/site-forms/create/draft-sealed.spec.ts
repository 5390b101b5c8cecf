import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { controlOf } from '../../faults/control.ts'
import { HAS_KEYCHAIN } from '../../faults/has-keychain.ts'
import { expect, test } from '../../fixtures.ts'
import { signIn, signInAgain } from '../../sign-in.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectHalfFilled, goOn, halfFill, offerOf, openForm } from './half-filled.ts'

test.use({ ownConsole: true })

/** The draft and its previous version. Without a keychain nothing is stored, and the next start is empty. */
const KEPT_DRAFTS = HAS_KEYCHAIN ? 2 : 0

const RETURN = HAS_KEYCHAIN
  ? goOn
  : async (page: Page): Promise<void> => {
      await expect(offerOf(page)).toBeHidden()
      await halfFill(page)
    }

/** What each file of a folder of drafts holds; nothing where there is no such folder. */
const keptDrafts = async (folder: string): Promise<readonly Buffer[]> =>
  Promise.all((await readdir(folder).catch(() => [])).map((name) => readFile(path.join(folder, name))))

/** The text of the draft. What was typed last is written half a second later. */
const draftOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await window.bridge.drafts.read({ form: 'create-site' })
    return answer.ok ? (answer.value?.text ?? '') : ''
  })

test('a killed console: the draft is on disk, sealed, and returns whole', {
  tag: ['@daily', '@lost-work', '@secrets'],
}, async ({ openConsole, folders }) => {
  const first = await openConsole()
  await signIn(first, 'admin@demo.example')
  await openForm(first.page)
  await halfFill(first.page)
  // The standard pages came all at once; then one was taken out.
  await expect.poll(() => draftOf(first.page)).toContain('"header"')
  await expect.poll(() => draftOf(first.page)).not.toContain('"home"')
  expect(await draftOf(first.page)).toContain('Pay by UPI')
  await first.kill()
  const kept = await keptDrafts(path.join(folders.userData, 'drafts'))
  expect(kept).toHaveLength(KEPT_DRAFTS)
  expect(kept.filter((content) => content.includes('Aditi'))).toEqual([])

  const second = await openConsole()
  const { page } = second
  await signInAgain(second, 'admin@demo.example')
  await openForm(page)
  await RETURN(page)
  await expectHalfFilled(page)
})

test('a session that ends takes nothing of a half-filled form: in place, and after another user', async ({ openConsole, platform }) => {
  const control = controlOf(platform)
  const second = await openConsole()
  const { page } = second
  await signIn(second, 'admin@demo.example')
  await openForm(page)
  await halfFill(page)
  await expect.poll(() => draftOf(page)).toContain('"header"')
  await expect.poll(() => draftOf(page)).not.toContain('"home"')

  await test.step('signed in again in place: the form is as it was', async () => {
    control.expireTokens()
    control.revokeRefreshTokens()
    await new SiteFormOnScreen(page).fillTexts({ Domain: 'shops.example' })
    await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible()
    await signIn(second, 'admin@demo.example')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expectHalfFilled(page)
    await expect(new SiteFormOnScreen(page).text('Domain')).toHaveValue('shops.example')
    await expect.poll(() => draftOf(page)).toContain('shops.example')
  })

  await test.step('somebody else is offered nothing', async () => {
    control.expireTokens()
    control.revokeRefreshTokens()
    await new SiteFormOnScreen(page).fillTexts({ 'User Name': 'aditi-kapoor' })
    await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible()
    await signIn(second, 'sales-person@demo.example')
    await openForm(page)
    await expect(new SiteFormOnScreen(page).text('Customer Name')).toHaveValue('')
    await expect(offerOf(page)).toBeHidden()
  })

  await test.step('its own user finds it again', async () => {
    const opened = second.browser.addresses().length
    await page.getByRole('button', { name: /Priya Nair/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    // The browser is first sent to the provider's own sign-out page.
    await expect.poll(() => second.browser.addresses().length).toBe(opened + 1)
    await signIn(second, 'admin@demo.example')
    await openForm(page)
    await goOn(page)
    await expectHalfFilled(page)
  })
})
