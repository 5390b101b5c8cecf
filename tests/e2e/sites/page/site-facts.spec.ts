import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { EditReviewOnScreen } from '../../edit-review.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { StoredSites } from '../../site-forms/stored-site.ts'

const SITE_ID = 'site-100039'
const CHANGE = 'mutation M($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('a fact of a site is changed where it is shown, with the review of Edit Site', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const control = controlOf(platform)
  const review = new EditReviewOnScreen(page)
  await openAddress(page, `/site/${SITE_ID}`)
  const site = page.getByRole('article')
  const pencil = (of: string) => site.getByRole('button', { name: `Change the ${of}`, exact: true })
  const sent = () => control.calls('UpdateSiteByAdmin')

  await test.step('Escape puts it back, and the focus is at the pencil again', async () => {
    await pencil('customer name').click()
    const field = site.getByRole('textbox', { name: 'Customer Name' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Vijay Kaur')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'fact-in-place')
    await field.fill('Nobody')
    await page.keyboard.press('Escape')
    await expect(site.getByText('Vijay Kaur', { exact: true })).toBeVisible()
    await expect(pencil('customer name')).toBeFocused()
  })
  await test.step('the rules are those of the form', async () => {
    await pencil('email').click()
    await site.getByRole('textbox', { name: 'Email' }).fill('vijay at home')
    await page.keyboard.press('Enter')
    await expect(site.getByText('Please enter valid email address')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(sent()).toHaveLength(0)
  })
  await test.step('Enter reviews and saves, with nothing else of the site changed', async () => {
    await pencil('customer name').click()
    await site.getByRole('textbox', { name: 'Customer Name' }).fill('Vijay Kaur Sandhu')
    await page.keyboard.press('Enter')
    expect(await review.changes()).toEqual(['Basic / Customer Name: Vijay Kaur -> Vijay Kaur Sandhu'])
    await review.save.click()
    await expect(site.getByText('Vijay Kaur Sandhu', { exact: true })).toBeVisible()
    await expect(pencil('customer name')).toBeFocused()
    expect(sent()).toMatchObject([{ variables: { input: { siteId: SITE_ID, custName: 'Vijay Kaur Sandhu', companyName: 'Aditi Exports' } } }])
    expect(control.calls('CreateSiteActionEvent')).toMatchObject([{ variables: { siteId: SITE_ID, note: 'Edit Site' } }])
  })
  await test.step('what somebody else made of it in the meantime is for the user to choose', async () => {
    await pencil('sales person').click()
    await new StoredSites(platform).run(CHANGE, { input: { siteId: SITE_ID, salesPerson: 'Somebody Else' } })
    await site.getByRole('combobox', { name: 'Sales Person' }).click()
    await page.getByRole('option', { name: 'Priya Nair' }).click()
    await site.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(review.dialog.getByRole('radio', { name: /Somebody Else/ })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(sent()).toHaveLength(1)
  })
})
