import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { VERTICALS } from '../verticals.ts'
import { expectSaid } from './form-rules.ts'

test('options, payment and references follow the type of the site', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  await form.text('SEO description').fill('x'.repeat(256))
  await form.create.click()

  await test.step('a payment option, for the types that sell [SNEW-066] [SNEW-067] [SNEW-068]', async () => {
    const options = page.getByRole('group', { name: 'Payment options' })
    await expect(options.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await options.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck()
    const message = 'Please Check At Least One Payment Option'
    await expectSaid(options, message)
    await form.select('Site Type').selectOption({ label: 'Market Place' })
    await expectSaid(options, message)
    await form.select('Site Type').selectOption({ label: 'Marketing Site' })
    await expect(options).not.toHaveAccessibleDescription(message)
  })

  await test.step('options follow the type; an enquiry site has neither products nor shipping [SNEW-087] [SNEW-088] [SNEW-093] [SNEW-114] [SNEW-119]', async () => {
    const option = form.select('Site Option')
    await expect(option.locator('option')).toHaveText(['General'])
    await form.select('Site Type').selectOption({ label: 'e-Commerce' })
    await expect(option.locator('option')).toHaveText(['Commerce', 'Enquiry', 'E-com Catalogue', 'B2B Gifting'])
    await expect(form.select('Courier option')).toBeVisible()
    await option.selectOption('ENQUIRY')
    await expect(form.select('Courier option')).toBeHidden()
    await expect(form.toggle('Product listing')).toBeHidden()
  })

  await test.step('an O2O site is a restaurant with a title begun; what was typed stays [SNEW-099] [SNEW-100] [CONST-033]', async () => {
    const option = form.select('Site Option')
    await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
    await expect(option.locator('option')).toHaveText(VERTICALS)
    await expect(option).toHaveValue('BOOKING_RESTAURANTS')
    await expect(form.text('SEO title')).toHaveValue('Order and book online')
    // The description is the user's own.
    await expect(form.text('SEO description')).toHaveValue('x'.repeat(256))
  })

  await test.step('a department needs a reference site, unless it belongs to a group [SNEW-063] [SNEW-064] [SNEW-094] [SNEW-095] [SNEW-122]', async () => {
    const reference = form.select('Reference site')
    await form.select('Site Option').selectOption('DEPARTMENT')
    await form.create.click()
    await expectSaid(reference, 'Please select reference site.')
    await form.select('Site Option').selectOption('SPA')
    await expectSaid(reference, null)
    await form.toggle('Group admin').check()
    await form.toggle('Group reward').check()
    await form.create.click()
    await expectSaid(form.select('Group id'), 'Please select group id.')
    await form.select('Group id').fill('group-of-aditi')
    await expect(reference).toBeDisabled()
    await form.toggle('Group admin').uncheck()
    await expect(form.select('Group id')).toHaveValue('')
    await expect(reference).toBeEnabled()
  })

  expect(control.calls('CreateSiteByRecahoAdmin')).toEqual([])
  expect(control.calls('DomainAvailability')).toEqual([])
})
