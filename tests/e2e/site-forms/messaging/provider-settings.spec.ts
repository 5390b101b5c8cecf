import type { Locator } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { KEYBOARD } from '../../routes/hands.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { askedToLeave, firstSite, ProviderOnScreen } from './messaging-on-screen.ts'

test('the WhatsApp provider settings of a site are a form of their own, saved by their own call', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const site = await firstSite(new StoredSites(platform))
  const { siteId, domain } = site
  const { page } = await signedInAs('ADMIN')
  const provider = new ProviderOnScreen(page, site, 'WhatsApp provider settings')
  const { dialog, entry, system, save } = provider
  const field = (label: string): Locator => provider.field(label)
  await new EditSiteOnScreen(page).open(siteId)

  await test.step('beside the provider config, opened by keyboard; it begins empty and says why [WAPP-008]', async () => {
    await expect(page.getByRole('button', { name: 'WhatsApp provider config' })).toBeVisible()
    await KEYBOARD.press(entry)
    await expect(system).toHaveValue('')
    await expect(dialog.getByText('The platform does not show what is stored. What you save here replaces it.')).toBeVisible()
    expect(new URL(page.url()).search).toBe(`?site=${siteId}&dialog=whatsapp-settings`)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'settings')
  })

  await test.step('a system is needed, then its fields [WAPP-002] [WAPP-004]', async () => {
    await save.click()
    await expect(dialog.getByText('Please select system')).toBeVisible()
    await system.selectOption('MAYTAPI')
    await save.click()
    for (const label of ['Phone ID', 'Product ID', 'Token']) await expect(dialog.getByText(`Please enter ${label}`, { exact: true })).toBeVisible()
    expect(control.calls('UpdateWhatsappProviderSetting')).toEqual([])
  })

  await test.step('a failure is shown and what was typed stays; leaving asks [WAPP-015]', async () => {
    await field('Phone ID').fill('phone-1')
    await field('Product ID').fill(' product-1 ')
    await field('Token').fill('token-1')
    await expect(field('Token')).toHaveAttribute('type', 'password')
    control.addFault({ operation: 'UpdateWhatsappProviderSetting', fault: 'graphql-error', message: 'PROVIDER_IS_CLOSED' })
    await save.click()
    await expect(toast(page)).toHaveText('The configuration could not be saved.')
    await dismissToasts(page)
    await expect(field('Token')).toHaveValue('token-1')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'settings-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.keyboard.press('Escape')
    await askedToLeave(page).getByRole('button', { name: 'Stay' }).click()
    await expect(field('Phone ID')).toHaveValue('phone-1')
  })

  await test.step('it is saved by Ctrl+S, and the provider config is not [WAPP-007] [CALL-058]', async () => {
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toHaveText('Configuration saved successfully...')
    await expect(dialog).toBeHidden()
    await expect(entry).toBeFocused()
    const sent = { domain, system: 'MAYTAPI', phoneId: 'phone-1', productId: 'product-1', token: 'token-1', apiKey: null }
    expect(control.sent('UpdateWhatsappProviderSetting').at(-1)).toEqual(sent)
    expect(control.calls('UpdateCustomWhatsappConfig')).toEqual([])
    await dismissToasts(page)
  })

  await test.step('an answer that was lost is said beside Save, and saving again sends it again', async () => {
    await entry.click()
    await system.selectOption('BHARATTEXT')
    await field('API Key').fill('key-1')
    const before = control.calls('UpdateWhatsappProviderSetting').length
    control.addFault({ operation: 'UpdateWhatsappProviderSetting', fault: 'drop-after-commit' })
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText(
      'The connection was lost, so the settings may already be saved. Save again to be sure: it writes the same values.',
    )
    await expect(field('API Key')).toHaveValue('key-1')
    await picture(page, 'settings-lost')
    await save.click()
    await expect(dialog).toBeHidden()
    expect(control.calls('UpdateWhatsappProviderSetting')).toHaveLength(before + 2)
  })
})
