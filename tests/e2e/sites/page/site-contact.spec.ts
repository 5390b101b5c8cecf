import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { toast } from '../site-list.ts'

// The worker's console may open numbers without a pause.
test.use({ ownConsole: true })

test('the owner of a site is called and written to from its page', async ({ signedInAs }) => {
  const { page, browser } = await signedInAs('ADMIN')
  await openAddress(page, '/site/site-100039')
  const seen = browser.addresses().length
  await expect(page.getByRole('button', { name: 'Call +917280002439' })).toBeVisible()

  await test.step('of two numbers at once the second is refused, and told', async () => {
    // Both in one turn of the page: the pause that main asks for is over after 1.5 s, which two clicks may take.
    await page.evaluate(() => {
      for (const name of ['Call +917280002439', 'WhatsApp +917280002439']) document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
    })
    expect(await browser.next(seen)).toBe('tel:+917280002439')
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
