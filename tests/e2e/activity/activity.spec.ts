import { expectAccessibleToo, expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { rowOf, toast } from '../sites/site-list.ts'
import { activityGrid, entries, openActivity, openEntry } from './activity-on-screen.ts'

const SITE = { siteId: 'site-100006', domain: 'joe-s-famous-fish-chips-6.shops.example' }

test('what was changed is listed with its record, from what to what and what came of it, and on the record itself', {
  tag: '@daily',
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)

  await test.step('nothing was changed yet', async () => {
    await openActivity(page)
    await expect(page.getByText('You have changed nothing yet')).toBeVisible()
    await expectAccessibleToo(page)
  })
  await test.step('a save of several fields, and a version that the platform does not take', async () => {
    await form.open(SITE.siteId)
    await form.fillTexts({ 'Customer Name': 'Joe Pinto', 'GST No': '29ABCDE1234F1Z5' })
    await page.keyboard.press('Control+s')
    await expect(form.review).toBeVisible()
    await form.saveAndLeave()
    control.addFault({ operation: 'UpdateSiteVersion', fault: 'wrong-shape', body: { data: { updateSiteVersion: false } } })
    await rowOf(page, SITE).getByRole('switch').click()
    await expect(toast(page)).toHaveText('something went wrong')
  })
  await test.step('both are listed, the newest first; the notes that Edit Site adds are changes too', async () => {
    await openActivity(page)
    await expect(async () =>
      expect((await entries(page)).filter((entry) => !entry.startsWith('Add note'))).toEqual([
        `Change app version | Site | ${SITE.domain} | App version: v1 to v2 | Failed`,
        `Change site | Site | ${SITE.domain} | Customer Name, GST No | Done`,
      ]),
    ).toPass({ timeout: 10_000 })
    await expectNoSeriousAxeViolations(page)
  })
  await test.step('an entry shows who sent it, and field by field what it was and became', async () => {
    await openEntry(page, 'Change site')
    const peek = page.getByRole('complementary', { name: 'Change site' })
    await expect(peek.getByRole('definition').nth(1)).toHaveText('admin@demo.example')
    await expect(peek.getByRole('table', { name: 'Changed fields' }).getByRole('row').nth(1)).toHaveText(/^Customer Name.*Joe Pinto$/)
    await expect(peek.getByRole('table', { name: 'Changed fields' }).getByRole('row').nth(2)).toHaveText(/^GST No.*29ABCDE1234F1Z5$/)
    await expect(peek.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true')
    await expectAccessibleToo(page)
  })
  await test.step('the record has it too, and leads to the list of its own', async () => {
    await page.getByRole('button', { name: 'Open the record' }).click()
    const here = page.getByRole('region', { name: 'Changed here' })
    await expect(here.getByRole('listitem').first()).toContainText('Change app version')
    await expect(here.getByRole('listitem').first()).toContainText('Failed')
    await here.getByRole('link', { name: /^Show all/ }).click()
    await expect(page.getByRole('searchbox')).toHaveValue(SITE.domain)
    await expect(activityGrid(page).getByRole('row').filter({ hasText: 'Change site' })).toBeVisible()
  })
})
