import { expectNoSeriousAxeViolations } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { StoredMenus } from '../menus/stored-menus.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { StoredSites } from '../site-forms/stored-site.ts'
import { activityGrid, expectEntries, openActivity } from './activity-on-screen.ts'

const SITE = { siteId: 'site-100006', domain: 'joe-s-famous-fish-chips-6.shops.example' }
const CHANGE = 'mutation M($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('a save of several fields of a site is taken back after a review, and not where somebody changed one since', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const form = new EditSiteOnScreen(page)
  const review = new EditReviewOnScreen(page)
  const asked = page.getByRole('dialog', { name: /^Take the change of .* back\?$/ })
  const undoOldest = async (count: number): Promise<void> => {
    await openActivity(page)
    await expectEntries(page, count)
    await activityGrid(page)
      .getByRole('row')
      .filter({ hasText: 'Customer Name, GST No' })
      .last()
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Undo' }).click()
  }
  await form.open(SITE.siteId)
  await form.fillTexts({ 'Customer Name': 'Joe Pinto', 'GST No': '29ABCDE1234F1Z5' })
  await page.keyboard.press('Control+s')
  await expect(review.dialog).toBeVisible()
  await form.saveAndLeave()

  await test.step('the review says what each becomes again, and it is saved', async () => {
    await undoOldest(2)
    await expect(asked.getByRole('row', { name: new RegExp(`^Customer Name.*${before['record']['custName']}`) })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'undo-review')
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(asked).toBeHidden()
    expect((await stored.whole(SITE.domain))['record']['custName']).toBe(before['record']['custName'])
  })
  await test.step('somebody else has changed one of them since', async () => {
    await stored.run(CHANGE, { input: { siteId: SITE.siteId, custName: 'Somebody Else' } })
    await undoOldest(4)
    await expect(page.getByText('Somebody has changed it since. Nothing was taken back.', { exact: true })).toBeVisible()
    expect(controlOf(platform).calls('UpdateSiteByAdmin')).toHaveLength(2)
  })
})

test('a change of a menu is taken back, with an entry in the history of its site; not where its status was switched since', async ({
  signedInAs,
  platform,
}) => {
  const { page } = await signedInAs('ADMIN')
  const stored = new StoredMenus(platform)
  const form = page.getByRole('dialog', { name: 'Update Menu', exact: true })
  const asked = page.getByRole('dialog', { name: /^Take the change of .* back\?$/ })
  const undo = async (count: number): Promise<void> => {
    await openActivity(page)
    await expectEntries(page, count)
    await activityGrid(page)
      .getByRole('row')
      .filter({ hasText: 'Display Name' })
      .last()
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Undo' }).click()
  }
  await openAddress(page, `/service-typelist?site=${SITE.siteId}`)
  const menu = (await stored.menus(SITE.siteId)).find(({ slugName }) => slugName === 'dine-in')
  await page.getByRole('button', { name: 'Edit Dine In', exact: true }).click()
  await form.getByLabel('Display Name').fill('Dine with us')
  await form.getByRole('combobox', { name: 'Menu Status' }).selectOption({ label: 'Inactive' })
  await form.getByLabel('Notes').fill('new name')
  await form.getByRole('button', { name: 'Save' }).click()
  await new EditReviewOnScreen(page).save.click()
  await expect(form).toBeHidden()
  await undo(2)
  await expect(asked.getByRole('row', { name: /Dine with us/ })).toBeVisible()
  await asked.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  expect(await stored.menu(SITE.siteId, 'dine-in')).toEqual(menu)
  expect((await stored.setupNotes(SITE.siteId)).filter((note) => note.startsWith('Undo: '))).toEqual([
    `Undo: Dine In, Display Name from Dine with us to ${menu?.['displayName']}, Menu Status from Inactive to Active`,
  ])
  await stored.setStatus(SITE.siteId, 'dine-in', false)
  await undo(4)
  await expect(page.getByText('Somebody has changed it since. Nothing was taken back.', { exact: true })).toBeVisible()
})

test('a change of a user and of a template is taken back', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const review = new EditReviewOnScreen(page)
  const asked = page.getByRole('dialog', { name: /^Take the change of .* back\?$/ })
  const undo = async (what: string): Promise<void> => {
    await openActivity(page)
    await activityGrid(page)
      .getByRole('row')
      .filter({ hasText: what })
      .first()
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Undo' }).click()
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  }
  await test.step('a user', async () => {
    await openAddress(page, '/manage-user?edit=accounts@demo.example')
    await page
      .getByRole('dialog', { name: /^Edit User/ })
      .getByRole('textbox', { name: 'Name', exact: true })
      .fill('Thomas W.')
    await page.keyboard.press('Control+s')
    await review.save.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await undo('Change user')
    expect(
      controlOf(platform)
        .calls('UpdateInternalUser')
        .map(({ variables }) => (variables as { input: { name: string } }).input.name),
    ).toEqual(['Thomas W.', 'Thomas Whitfield'])
  })
  await test.step('a template', async () => {
    await openAddress(page, '/template-list')
    await page.getByRole('grid').getByRole('row').nth(1).dblclick()
    await page.getByRole('textbox', { name: 'Content' }).fill('Another text')
    await page.keyboard.press('Control+s')
    await review.save.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template List')
    await undo('Change template')
    expect(controlOf(platform).calls('UpdateTempleteByAdmin')).toHaveLength(2)
  })
})
