import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Folders, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { openAddress } from '../open-address.ts'
import { signIn } from '../sign-in.ts'
import { creationStops } from '../site-forms/creation.ts'
import { openFilled, requiredValues } from '../site-forms/prepared-draft.ts'
import { SiteFormOnScreen } from '../site-forms/site-form.ts'
import { setFilter } from '../sites/expected-filters.ts'
import { siteRows } from '../sites/site-list.ts'
import { expectSaid, UsersOnScreen } from '../users/users-on-screen.ts'

// Main asks an operator once a task at most. The words of each question stand here; those of many records at once in
// `questions-of-many.spec.ts`.

test.use({ ownConsole: true })

const words = async (folders: Folders): Promise<string[]> => (await mainQuestions(folders).all()).map(({ message, detail }) => `${message} ${detail}`)

const jump = async (page: Page, text: string, found: RegExp): Promise<void> => {
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill(text)
  await expect(page.getByRole('option', { name: found }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a new site is one question', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  await openFilled(form, requiredValues('asked-once'))
  await form.create.click()
  await creationStops(page)
  expect(await words(folders)).toEqual([
    'Create the site asked-once.shops.example with the user asked-once-user? Email of the owner: asked-once@mail.example. Business: “Shop asked-once”.',
  ])
})

test('a recharge above the limit of the profile is one question, and so is its invoice', async ({ openConsole, platform, folders }) => {
  const profileFile = path.join(path.dirname(folders.userData), 'limited.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, payments: { confirmAbove: { INR: 200_000 } } }))
  const console = await openConsole({ profileFile })
  await signIn(console, 'admin@demo.example')
  const { page } = console
  const form = page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
  await jump(page, 'recharge aditi exports vijay', /Aditi Exports.*aditi-exports-39/)
  await form.getByRole('textbox', { name: 'Recharge Amount' }).fill('2500')
  await form.getByRole('textbox', { name: 'Notes' }).fill('Paid at the office')
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true }).getByRole('button', { name: 'Recharge', exact: true }).click()
  await expect(page.getByText('₹5,167.00', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await words(folders)).toEqual([
    'A recharge of ₹2,500.00 for aditi-exports-39.shops.example? Business: “Aditi Exports”. Site id: site-100039. The connection profile asks for a confirmation of payments of this amount.',
  ])
  await openAddress(page, '/')
  await jump(page, 'invoices of aditi-exports-39', /^Invoices of /)
  const press = (name: string) => page.locator('[role=alertdialog], [role=dialog]').getByRole('button', { name, exact: true }).click()
  const booking = page.getByRole('grid', { name: 'Credit Transactions' }).getByRole('row').filter({ hasText: '₹2,500.00' })
  await booking.getByRole('button', { name: /^Generate transaction id/ }).click()
  await press('Generate')
  await press('Generate Invoice')
  await expect(page.getByText('Invoice Generated Successfully').first()).toBeVisible()
  expect((await words(folders)).slice(1)).toEqual([
    'An invoice of ₹2,500.00 for aditi-exports-39.shops.example? Business: “Aditi Exports”. Site id: site-100039. The connection profile asks for a confirmation of payments of this amount.',
  ])
})

test('a campaign to 20 is one question', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  await setFilter(page, { label: 'Status', kind: 'one-of', values: ['Enabled'] })
  await page.getByLabel('Rows on a page').selectOption('20')
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
  await page.getByRole('button', { name: 'Send a campaign' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeFocused()
  await page.keyboard.type('Festival Greeting 1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Content' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /^Campaign to/ })).toHaveAccessibleName('Campaign to 20 sites')
  await page.getByRole('dialog', { name: 'Campaign to 20 sites' }).getByRole('button', { name: 'Send to 20 sites' }).click()
  await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('send 20 messages')
  // One of the businesses has an address in its name.
  expect(await words(folders)).toEqual([
    "Send a WhatsApp message to 20 people? Links to evil.example, each one's own site. First line: “Dear _custName_, your plan _sitePlan_ for _companyName_ (_fqdn_) is waiting.”. Template: “Festival Greeting 1”.",
  ])
})

test('a new user is one question', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  const users = await UsersOnScreen.open(page)
  const form = await users.openForm()
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('farah@console.example')
  await expectSaid(form.getByRole('textbox', { name: 'Email', exact: true }), 'Free')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Farah Ali')
  await form.getByRole('textbox', { name: 'Contact Number' }).fill('9123456780')
  await form.getByRole('combobox', { name: 'Role' }).selectOption('SALES_PERSON')
  await users.createButton.click()
  await expect(page.getByText('User Created Successfully').first()).toBeVisible()
  expect(await words(folders)).toEqual([
    'Create the user farah@console.example as Sales person? Name: “Farah Ali”. The platform sends the password to this address.',
  ])
})
