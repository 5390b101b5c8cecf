import { expectNoSeriousAxeViolations } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { StoredSites } from '../site-forms/stored-site.ts'
import { undoOldest, undoReview } from './activity-on-screen.ts'

const SITE = { siteId: 'site-100006', domain: 'joe-s-famous-fish-chips-6.shops.example' }
const CHANGE = 'mutation M($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('a save of several fields of a site is taken back after a review, and not where somebody changed one since', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const form = new EditSiteOnScreen(page)
  const review = new EditReviewOnScreen(page)
  const asked = undoReview(page)
  await form.open(SITE.siteId)
  await form.fillTexts({ 'Customer Name': 'Joe Pinto', 'GST No': '29ABCDE1234F1Z5' })
  await page.keyboard.press('Control+s')
  await expect(review.dialog).toBeVisible()
  await form.saveAndLeave()

  await test.step('the review says what each becomes again, and it is saved', async () => {
    await undoOldest(page, 'Customer Name, GST No', 2)
    await expect(asked.getByRole('row', { name: new RegExp(`^Customer Name.*${before['record']['custName']}`) })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'undo-review')
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(asked).toBeHidden()
    expect((await stored.whole(SITE.domain))['record']['custName']).toBe(before['record']['custName'])
  })
  await test.step('somebody else has changed one of them since', async () => {
    await stored.run(CHANGE, { input: { siteId: SITE.siteId, custName: 'Somebody Else' } })
    await undoOldest(page, 'Customer Name, GST No', 4)
    await expect(page.getByText('It has been changed since. Nothing was taken back.', { exact: true })).toBeVisible()
    expect(controlOf(platform).calls('UpdateSiteByAdmin')).toHaveLength(2)
  })
})
