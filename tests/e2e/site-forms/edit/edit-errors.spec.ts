import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'

const SITE = { siteId: 'site-100002', domain: 'shop-2.shops.example' }

test('what is wrong is said at its field, in the summary and in the navigation, and nothing is sent [SEDIT-004] [SNEW-039]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)

  await test.step('fields left empty or badly filled in', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await form.open(SITE.siteId)
    await form.fillTexts({
      'Customer Name': ' ',
      'Company Name': '',
      Email: 'nobody@',
      'Contact Number': '',
      'User Name': 'owner',
      'Photos allowed': '',
      'Background colour': 'red',
      'SEO description': 'x'.repeat(257),
      Latitude: '91,5',
    })
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck()
    await form.toggle('Group reward').setChecked(true)
    await page.getByLabel('License till').fill('2020-01-01')
    await page.keyboard.press('Control+s')
    await expect(form.text('Customer Name')).toBeFocused()
    const messages = [
      'Please enter customer name.',
      'Please enter company name.',
      'Please enter valid email address',
      'Please enter mobile number.',
      'User name must have 6 to 15 characters.',
      'Please enter No. of photo.',
      'The license cannot end before it starts.',
      'Please Check At Least One Payment Option',
      'Please enter a colour such as #ea2b1f.',
      'Meta description can have at most 256 characters.',
      'Please select group id.',
      'Please enter a valid float number.',
    ]
    for (const message of messages) await expect(form.error(message).last()).toBeVisible()
    await expect(page.getByText('12 fields need your attention')).toBeVisible()
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('button', { name: 'Basic' })).toContainText('7')
    await expect(sections.getByRole('button', { name: 'Online Payment' })).toContainText('1')
    await expect(sections.getByRole('button', { name: 'Settings', exact: false }).last()).toContainText('4')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'errors-1280')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByText('12 fields need your attention').click()
    await expectReadableColours(page)
    await picture(page, 'errors-1920-dark')
    await page.keyboard.press('Escape')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a line of the summary leads to its field', async () => {
    await page.getByRole('button', { name: '12 fields need your attention' }).press('Enter')
    await page.getByRole('button', { name: 'Please enter a valid float number.' }).press('Enter')
    await expect(form.text('Latitude')).toBeFocused()
  })

  await test.step("another user's name is taken, the site's own is not asked about", async () => {
    const taken = 'This username is not available. Please try another one'
    await form.text('User Name').fill('owner100001')
    await expect(page.getByText(taken)).toBeVisible()
    await form.text('User Name').fill('owner100002')
    await expect(page.getByText(taken)).toBeHidden()
    expect(control.sent('VerifyUsername')).toEqual([{ username: 'owner100001' }])
  })

  await test.step('a check that fails counts as taken, on saving too', async () => {
    await page.reload()
    await form.draftOffer.getByRole('button', { name: 'Discard draft' }).click()
    control.addFault({ operation: 'VerifyUsername', fault: 'graphql-error', times: 2 })
    await form.text('User Name').fill('owner-new')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('This username is not available. Please try another one').first()).toBeVisible()
    await expect(form.text('User Name')).toBeFocused()
    control.clearFaults()
  })

  await test.step('nothing changed: nothing to save', async () => {
    await form.text('User Name').fill('owner100002')
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toHaveText('Nothing was changed.')
    await expect(page.getByText('need your attention')).toBeHidden()
  })
  expect(control.calls('UpdateSiteByAdmin')).toEqual([])
})
