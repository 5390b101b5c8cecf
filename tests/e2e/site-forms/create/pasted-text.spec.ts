import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { siteRows } from '../../sites/site-list.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectSaid } from './form-rules.ts'

test('what is pasted with invisible characters is what it looks like, and the field says what was removed', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/create-site' })
  const form = new SiteFormOnScreen(page)
  const subDomain = form.text('Sub Domain')

  await test.step('a sub domain', async () => {
    await form.text('Domain').fill('shops.example')
    await subDomain.fill('shop-7\u200B')
    await expect(subDomain).toHaveValue('shop-7')
    await expectSaid(subDomain, 'An invisible character was removed: U+200B.')
    await expect.poll(() => control.sent('DomainAvailability')).toContainEqual({ domain: 'shop-7.shops.example' })
    await picture(page, 'pasted-sub-domain')
  })
  await test.step('it is said once, until the field is edited', async () => {
    await expect(page.getByText(/invisible character/)).toHaveCount(1)
    await subDomain.press('End')
    await subDomain.pressSequentially('a')
    await expect(subDomain).toHaveValue('shop-7a')
    await expect(page.getByText(/invisible character/)).toHaveCount(0)
  })
  await test.step('names keep what their script needs', async () => {
    await form.text('Company Name').fill('\u202Aक्\u200Dष Kitchen\u202C')
    await expect(form.text('Company Name')).toHaveValue('क्\u200Dष Kitchen')
  })
  await test.step('an address that was pasted', async () => {
    await openAddress(page, '/?q=exports%E2%80%8B%20vijay%C2%A0aditi')
    await expect(page.getByRole('searchbox')).toHaveValue('exports vijay aditi')
    await expect(siteRows(page)).toHaveCount(1)
  })
})
