import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { siteRows } from '../sites/site-list.ts'

test('what is to be done is typed with its site, people are found, and what was opened last comes first', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  const group = (name: string) => page.getByRole('group', { name, exact: true })

  await test.step('"recharge", a name with a typo, and Enter open the dialog that asks', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('recharge adtii exports vijay')
    await expect(group('Actions').getByRole('option')).toHaveText(['Recharge Aditi ExportsVijay Kaur, Guwahati · aditi-exports-39.shops.example'])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'palette-action')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog', { name: /^Wallet Recharge · aditi-exports-39/ })).toBeVisible()
    expect(controlOf(platform).calls('SiteWalletRechargeByAdmin')).toHaveLength(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('article', { name: 'Aditi Exports' })).toBeVisible()
  })
  await test.step('a person, with a typo, who opens in the editor', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('haddda omar')
    await group('People')
      .getByRole('option', { name: /^Omar Haddad/ })
      .click()
    await expect(page.getByRole('dialog', { name: /^Edit User/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: /^Edit User/ })).toBeHidden()
  })
  await test.step('both are the first to be offered next time, also after a reload', async () => {
    await page.keyboard.press('Control+k')
    await expect(group('Recent').getByRole('option')).toHaveText([/^Omar Haddad/, /^Recharge Aditi Exports/])
    await page.reload()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search or jump/ })
      .click()
    await expect(group('Recent').getByRole('option')).toHaveText([/^Omar Haddad/, /^Recharge Aditi Exports/])
  })
  await test.step('a plan of the catalogue, which opens in its editor', async () => {
    await search.fill('starter')
    await group('Catalogue')
      .getByRole('option', { name: /^Starter/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Plan')
  })
  await test.step('what the keys of the open screen do: the list is exported by its name', async () => {
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await expect(siteRows(page).nth(3)).toBeVisible()
    await page.keyboard.press('Control+k')
    await search.fill('export list excel')
    await expect(group('On this screen').getByRole('option').first()).toHaveText(/^Export this list as Excel: all that matchE$/)
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: /^News/ }).click()
    await expect(page.getByRole('dialog', { name: 'News' })).toContainText(/Sites .*\.xlsx/)
  })
})

test('outlets, templates and settings are found, and only by who may open them', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  const group = (name: string) => page.getByRole('group', { name, exact: true })

  await test.step('a template, which opens in its editor', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('festival greeting template')
    await expect(group('Templates').getByRole('option').first()).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'palette-templates')
    await group('Templates').getByRole('option').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Template/)
  })
  await test.step('an owner of outlets, in the list of them', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('outlets')
    await group('Outlets').getByRole('option').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outlets')
    await expect(page.getByRole('grid', { name: 'Outlets' }).getByRole('row')).toHaveCount(2)
  })
  await test.step('a screen of the name comes before all else that has its words', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('sites')
    await expect(page.getByRole('option').first()).toHaveText('Site')
    await search.fill('edit page')
    await expect(page.getByRole('option').first()).toHaveText('Edit Page')
    await page.keyboard.press('Escape')
  })
  await test.step('a setting of this computer', async () => {
    await page.keyboard.press('Control+k')
    await search.fill('settings')
    await expect(group('Settings').getByRole('option')).toHaveCount(10)
    await search.fill('compact rows')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+k')
    await search.fill('comfortable rows')
    await expect(group('Settings').getByRole('option')).toHaveText(['Comfortable rows'])
    await page.keyboard.press('Enter')
  })
})

test('who may open neither outlets nor templates is offered none', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  await search.fill('festival greeting')
  await expect(page.getByText('Nothing is called “festival greeting”.')).toBeVisible()
  expect(controlOf(platform).calls('GetTempleteByUpdatedAtBySiteId')).toEqual([])
  expect(controlOf(platform).calls('GetGroupAdmins')).toEqual([])
})
