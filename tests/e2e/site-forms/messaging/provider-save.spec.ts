import type { Locator } from '@playwright/test'
import { expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { askedToLeave, firstSite, ProviderOnScreen, reviewed, reviewOf, saveReviewed } from './messaging-on-screen.ts'

const PROVIDER = 'query ($domain: String!) { getCustomWhatsappConfig(domain: $domain) { system phoneId productId token apiKey } }'
const OFFLINE = 'Not available offline: changes need the platform.'

test('a WhatsApp provider is saved with its secrets hidden, also after a failure and a lost answer', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const readBack = async (): Promise<Stored> => (await stored.run(PROVIDER, { domain }))['getCustomWhatsappConfig']
  const sent = (): number => control.calls('UpdateCustomWhatsappConfig').length
  const { page } = await signedInAs('ADMIN')
  const provider = new ProviderOnScreen(page, site)
  const { dialog, entry, system, save } = provider
  const field = (label: string): Locator => provider.field(label)
  await new EditSiteOnScreen(page).open(siteId)
  await entry.click()
  await expect(system).toHaveValue('')

  await test.step('a failure is shown, what was typed stays; then it is saved, secrets hidden', async () => {
    await system.selectOption('MAYTAPI')
    await field('Phone ID').fill('phone-1')
    await field('Product ID').fill(' product-1 ')
    await field('Token').fill('token-1')
    await expect(field('Token')).toHaveAttribute('type', 'password')
    control.addFault({ operation: 'UpdateCustomWhatsappConfig', fault: 'graphql-error', message: 'PROVIDER_IS_CLOSED' })
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    expect(await reviewed(page)).toEqual([
      'System: empty -> MAYTAPI',
      'Phone ID: empty -> phone-1',
      'Product ID: empty -> product-1',
      'Token: empty -> \u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022',
    ])
    await saveReviewed(page)
    await test.step('the failure [WAPP-015]', async () => {
      await expect(reviewOf(page).getByRole('alert').filter({ hasText: 'PROVIDER IS CLOSED' })).toBeVisible()
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'failed-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click()
    await expect(field('Token')).toHaveValue('token-1')
    await page.keyboard.press('Control+s')
    await expect(reviewOf(page)).toBeVisible()
    await saveReviewed(page)
    await test.step('what is said [WAPP-013] [WAPP-014]', async () => {
      await expect(toast(page)).toHaveText('Configuration saved successfully...')
    })
    await expect(dialog).toBeHidden()
    await expect(entry).toBeFocused()
    await test.step('what is sent [WAPP-007] [WAPP-008] [WAPP-010]', async () => {
      expect(control.sent('UpdateCustomWhatsappConfig').at(-1)).toEqual({
        domain,
        system: 'MAYTAPI',
        phoneId: 'phone-1',
        productId: 'product-1',
        token: 'token-1',
        apiKey: null,
      })
    })
    expect(await readBack()).toEqual({ system: 'MAYTAPI', phoneId: 'phone-1', productId: 'product-1', token: 'token-1', apiKey: null })
    await dismissToasts(page)
  })

  await test.step('what is stored is read back; leaving with something typed asks; a lost answer is looked up', async () => {
    await entry.click()
    await expect(system).toHaveValue('MAYTAPI')
    await expect(field('Phone ID')).toHaveValue('phone-1')
    await system.selectOption('RECAHO')
    await field('API Key').fill('key-1')
    await expect(field('API Key')).toHaveAttribute('type', 'password')
    await page.keyboard.press('Escape')
    await expect(askedToLeave(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(askedToLeave(page)).toBeHidden()
    await page.evaluate(() => window.history.back())
    await askedToLeave(page).getByRole('button', { name: 'Stay' }).click()
    await expect(field('API Key')).toHaveValue('key-1')
    const before = sent()
    await control.goDown()
    await save.click()
    await expect(save).toHaveAttribute('title', OFFLINE)
    expect(sent()).toBe(before)
    await picture(page, 'offline')
    await control.comeUp()
    await expect(save).not.toHaveAttribute('title', OFFLINE, { timeout: 30_000 })
    await dismissToasts(page)
    control.addFault({ operation: 'UpdateCustomWhatsappConfig', fault: 'drop-after-commit' })
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    await saveReviewed(page)
    await expect(toast(page)).toHaveText('Configuration saved successfully...')
    expect(sent()).toBe(before + 1)
    expect(await readBack()).toEqual({ system: 'RECAHO', phoneId: null, productId: null, token: null, apiKey: 'key-1' })
  })
})
