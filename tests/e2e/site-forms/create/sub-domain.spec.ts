import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { openFilled, requiredValues } from '../prepared-draft.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectSaid } from './form-rules.ts'

test('a site with a sub domain that cannot be one is not sent; a refusal goes to the field it is about [SNEW-042]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  const field = form.text('Sub Domain')
  await openFilled(form, requiredValues('later'))

  await test.step('the form is not sent with one', async () => {
    await field.fill('My Shop')
    await form.create.click()
    await expect(field).toBeFocused()
    await expectSaid(field, 'A sub domain cannot contain blanks.')
    await picture(page, 'sub-domain')
    expect(control.sent('CreateSiteByRecahoAdmin')).toEqual([])
  })
  await test.step('nor with what only looks like punycode', async () => {
    await field.fill('xn--99999999')
    await form.create.click()
    await expect(field).toBeFocused()
    await expectSaid(field, 'A sub domain that starts with xn-- must be valid punycode. Type the name in its own script.')
    expect(control.sent('CreateSiteByRecahoAdmin')).toEqual([])
  })
  await test.step('what the platform refuses it for is said there, until either part is changed', async () => {
    control.addFault({ operation: 'CreateSiteByRecahoAdmin', fault: 'graphql-error', message: 'SUBDOMAIN_IS_RESERVED' })
    await field.fill('later')
    await form.create.click()
    await expect(field).toBeFocused()
    await expectSaid(field, 'SUBDOMAIN IS RESERVED')
    await expectSaid(form.text('Domain'), 'later.shops.example is free.')
    await form.text('Domain').fill('other.example')
    await expect(page.getByText('SUBDOMAIN IS RESERVED')).toHaveCount(0)
  })
})
