import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startBulkChange } from '../bulk/bulk-on-screen.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, type Folders, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { openAddress } from '../open-address.ts'
import { signIn } from '../sign-in.ts'
import { creationStops } from '../site-forms/creation.ts'
import { openFilled, requiredValues } from '../site-forms/prepared-draft.ts'
import { SiteFormOnScreen } from '../site-forms/site-form.ts'
import { siteGrid, siteRows } from '../sites/site-list.ts'
import { expectSaid, UsersOnScreen } from '../users/users-on-screen.ts'

// How often main asks an operator: once a task at most. The words of each question stand here.

test.use({ ownConsole: true })

const words = async (folders: Folders): Promise<string[]> => (await mainQuestions(folders).all()).map(({ message, detail }) => `${message} ${detail}`)

const jump = async (page: Page, text: string): Promise<void> => {
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill(text)
  await expect(page.getByRole('option', { name: /Aditi Exports.*aditi-exports-39/ })).toBeVisible()
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

test('a recharge above the limit of the profile is one question, below it none', async ({ openConsole, platform, folders }) => {
  const profileFile = path.join(path.dirname(folders.userData), 'limited.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, payments: { confirmAbove: { INR: 200_000 } } }))
  const console = await openConsole({ profileFile })
  await signIn(console, 'admin@demo.example')
  const { page } = console
  const form = page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
  await jump(page, 'recharge aditi exports vijay')
  await form.getByRole('textbox', { name: 'Recharge Amount' }).fill('2500')
  await form.getByRole('textbox', { name: 'Notes' }).fill('Paid at the office')
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true }).getByRole('button', { name: 'Recharge', exact: true }).click()
  await expect(page.getByText('₹5,167.00', { exact: true }).first()).toBeVisible()
  expect(await words(folders)).toEqual([
    'A recharge of ₹2,500.00 for aditi-exports-39.shops.example? Business: “Aditi Exports”. Site id: site-100039. The connection profile asks for a confirmation of payments of this amount.',
  ])
})

test('a campaign is one question', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  await page.getByRole('button', { name: /^Expiring/ }).click()
  await expect(siteRows(page)).toHaveCount(3)
  await siteGrid(page).getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Send a campaign' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeFocused()
  await page.keyboard.type('Festival Greeting 1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Content' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('dialog', { name: 'Send to 3 sites?' }).getByRole('button', { name: 'Send to 3 sites' }).click()
  await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('send 3 messages')
  expect(await words(folders)).toEqual([
    "Send a WhatsApp message to 3 people? Links to each one's own site. First line: “Dear _custName_, your plan _sitePlan_ for _companyName_ (_fqdn_) is waiting.”. Template: “Festival Greeting 1”.",
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

if (HAS_KEYCHAIN) {
  test('a bulk change of all sites is one question, of four none', async ({ signedInAs, folders }) => {
    const { page } = await signedInAs('ADMIN')
    const change = async (language: string): Promise<void> => {
      await siteGrid(page).getByRole('checkbox').first().click()
      await page.getByRole('button', { name: 'Change a field' }).click()
      const choice = page.getByRole('dialog', { name: /^Change [\d,]+ sites$/ })
      await choice.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Language' })
      await choice.getByRole('combobox', { name: 'New value' }).selectOption({ label: language })
      await choice.getByRole('button', { name: 'Dry run' }).click()
      await startBulkChange(page)
      await expect(page.getByRole('region', { name: 'Progress of the bulk change' })).toContainText('Finished', { timeout: 60_000 })
    }
    await page.getByRole('searchbox').fill('bharat')
    await expect(siteRows(page)).toHaveCount(4)
    await change('Telugu')
    expect(await words(folders)).toEqual([])
    await openAddress(page, '/')
    await expect(siteRows(page).nth(5)).toBeVisible()
    await change('Telugu')
    const [question, ...others] = await words(folders)
    expect(question).toMatch(/^Change \d\d sites\? customer lang: “.+”\. [^“”]+, [^“”]+, [^“”]+ and \d\d more\.$/)
    expect(others).toEqual([])
  })
}
