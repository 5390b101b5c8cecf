import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('what is new, from the palette', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('what’s new')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What’s new in version 0.1.0' })
  await expect(dialog.getByRole('heading', { level: 3, name: 'New' })).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^Find any site with Ctrl\+K/)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'whats-new')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a problem is reported on the support page of the profile, with the report beside it', async ({ signedInAs, platform }) => {
  const { page, browser } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const opened = browser.addresses().length
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('report a problem')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(dialog.getByRole('button', { name: 'Copy report' })).toBeEnabled()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'report-problem')
  await dialog.getByRole('button', { name: 'Raise Ticket' }).click()
  expect(await browser.next(opened)).toBe(platform.profile.links.raiseTicket)
})
