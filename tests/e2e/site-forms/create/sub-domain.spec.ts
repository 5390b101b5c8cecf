import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { openFilled, requiredValues } from '../prepared-draft.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectSaid } from './form-rules.ts'

/** Texts as typed or pasted, the reason why each is no sub domain, and the one offered instead. */
const REFUSED = [
  ['My Shop', 'A sub domain cannot contain blanks.', 'my-shop'],
  ['https://aditi', 'Enter only the sub domain, not a whole address.', 'aditi'],
  ['https://www.bina.shops.example/menu', 'Enter only the sub domain, not a whole address.', 'bina'],
  ['-chai-', 'A sub domain cannot start or end with a hyphen.', 'chai'],
  ['अदिति', 'A sub domain can only have the letters a to z, digits and hyphens.', 'xn--l1b6df4hb'],
] as const

test('a sub domain is checked as it is typed, before the platform is asked; a refusal goes to the field it is about [SNEW-042]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  const field = form.text('Sub Domain')
  const asked = () => control.sent('DomainAvailability').map(({ domain }) => domain)
  await openFilled(form, requiredValues('later'))

  await test.step('the reason is shown, nothing is asked, and what it can be is offered', async () => {
    for (const [typed, reason, offered] of REFUSED) {
      const before = asked().length
      await field.fill(typed)
      await expectSaid(field, reason)
      await expect(page.getByText(/ is free\./)).toHaveCount(0)
      await page.getByRole('button', { name: `Use ${offered}`, exact: true }).click()
      await expect(field).toHaveValue(offered)
      await expect(field).toBeFocused()
      await expect(page.getByText(`${offered}.shops.example is free.`, { exact: true })).toBeVisible()
      expect(asked().slice(before)).toEqual([`${offered}.shops.example`])
    }
  })
  await test.step('the form is not sent with one', async () => {
    await field.fill('My Shop')
    await form.create.click()
    await expect(field).toBeFocused()
    await expectSaid(field, 'A sub domain cannot contain blanks.')
    await picture(page, 'sub-domain')
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
