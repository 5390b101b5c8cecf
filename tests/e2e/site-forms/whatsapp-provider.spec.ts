import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../sites/site-list.ts'
import { EditSiteOnScreen } from './edit-site.ts'

const SITE_ID = 'site-100001'

test('a site whose Custom WhatsApp is off gets a provider that needs an api key [CALL-058] [WAPP-005] [WAPP-012]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const dialog = page.getByRole('dialog', { name: /^WhatsApp provider config/ })
  await form.open(SITE_ID)
  await expect(form.toggle('Custom WhatsApp')).not.toBeChecked()
  await page.getByRole('button', { name: 'WhatsApp provider config' }).click()
  await dialog.getByRole('combobox', { name: 'System' }).selectOption('BHARATTEXT')
  await dialog.getByLabel('API Key').fill('key-1')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await new EditReviewOnScreen(page).save.click()
  await expect(toast(page)).toHaveText('Configuration saved successfully...')
  const { domain, ...sent } = (controlOf(platform).sent('UpdateCustomWhatsappConfig').at(-1) ?? {}) as Readonly<Record<string, unknown>>
  expect(sent).toEqual({ system: 'BHARATTEXT', apiKey: 'key-1', phoneId: null, productId: null, token: null })
  expect(domain).toBe('shree-siddhivinayak-gana-1.shops.example')
})
