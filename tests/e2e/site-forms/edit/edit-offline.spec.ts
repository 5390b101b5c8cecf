import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'

const SITE = { siteId: 'site-100002', domain: 'shop-2.shops.example' }

test('a save with nothing left to change sends nothing, and one without the platform waits', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const reviewAgain = async (): Promise<void> => {
    await page.keyboard.press('Control+s')
    await expect(form.review).toBeVisible()
  }

  await test.step('theirs chosen for all of it: nothing is sent', async () => {
    await form.open(SITE.siteId)
    await form.text('Customer Name').fill('Mine')
    await stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', { input: { siteId: SITE.siteId, custName: 'Theirs' } })
    const updates = control.calls('UpdateSiteByAdmin').length
    await reviewAgain()
    await form.review.getByRole('radio', { name: 'Theirs: Theirs' }).check()
    await form.saveReviewed.click()
    await expect(toast(page).filter({ hasText: 'Nothing was changed.' })).toBeVisible()
    await expect(form.review).toBeHidden()
    expect(control.calls('UpdateSiteByAdmin')).toHaveLength(updates)
  })

  await test.step('offline: saving waits, with its reason; a site that is not loaded says why', async () => {
    await form.text('Customer Name').fill('Typed offline')
    await control.goDown()
    await page.keyboard.press('Control+s')
    await expect(form.save).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await page.keyboard.press('Control+s')
    await expect(toast(page).filter({ hasText: 'Not available offline: changes need the platform.' })).toBeVisible()
    await picture(page, 'offline')
    await page.reload()
    await expect(page.getByText('The site could not be loaded.')).toBeVisible()
    await control.comeUp()
    // It is asked for again by itself.
    await expect(form.draftOffer).toBeVisible({ timeout: 30_000 })
    await form.draftOffer.getByRole('button', { name: 'Go on with it' }).click()
    await expect(form.text('Customer Name')).toHaveValue('Typed offline')
  })
})
