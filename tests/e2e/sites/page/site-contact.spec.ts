import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { toast } from '../site-list.ts'

test('the owner of a site is called and written to from its page', async ({ signedInAs }) => {
  const { page, browser } = await signedInAs('ADMIN')
  await openAddress(page, '/site/site-100039')
  const seen = browser.addresses().length
  await page.getByRole('button', { name: 'Call +917280002439' }).click()
  expect(await browser.next(seen)).toBe('tel:+917280002439')

  await test.step('a second number at once is refused, and told', async () => {
    await page.getByRole('button', { name: 'WhatsApp +917280002439' }).click()
    await expect(toast(page)).toContainText('WhatsApp could not be opened.')
    expect(browser.addresses()).toHaveLength(seen + 1)
  })
  await test.step('a moment later it is opened', async () => {
    await expect(async () => {
      await page.getByRole('button', { name: 'WhatsApp +917280002439' }).click()
      expect(browser.addresses()).toContain('https://wa.me/917280002439')
    }).toPass()
  })
})
