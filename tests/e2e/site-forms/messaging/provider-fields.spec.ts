import type { Locator } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { firstSite, ProviderOnScreen } from './messaging-on-screen.ts'

const SWITCH = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'
const widthOf = async (dialog: Locator): Promise<number> => dialog.evaluate((element) => (element as HTMLElement).offsetWidth)

test('the WhatsApp provider config of a site: where it is, its systems and the fields of each [SHELL-037]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const sent = (): number => control.calls('UpdateCustomWhatsappConfig').length
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const provider = new ProviderOnScreen(page, site)
  const { dialog, entry, system, save } = provider
  const field = (label: string): Locator => provider.field(label)
  const labels = (): Promise<string[]> =>
    dialog.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent?.replace('*', '') ?? ''))

  await test.step('offered whether the toggle is off or on, and by a pasted address [WAPP-012]', async () => {
    await form.open(siteId)
    await expect(form.toggle('Custom WhatsApp')).not.toBeChecked()
    await expect(entry).toBeVisible()
    await openAddress(page, `/edit-site?site=${siteId}&dialog=whatsapp`)
    await expect(system).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await form.toggle('Custom WhatsApp').setChecked(true)
    await expect(entry).toBeVisible()
    await form.toggle('Custom WhatsApp').setChecked(false)
  })

  await test.step("recharge and invoice are reached by the list's Payment action, this dialog from Edit Site only [SEDIT-025]", async () => {
    await stored.run(SWITCH, { input: { siteId, isCustomWhatsapp: true, commChannelEnabled: true } })
    await openAddress(page, '/')
    await page.getByRole('button', { name: `Actions for ${site['companyName']}` }).click()
    await expect(page.getByRole('menuitem', { name: /WhatsApp|Notification/ })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Payment' }).click()
    const payment = page.getByRole('dialog', { name: domain, exact: true })
    await payment.getByRole('tab', { name: 'Credit Transactions' }).click()
    await expect(payment.getByRole('button', { name: 'Re-Charge' })).toBeVisible()
    await expect(payment.getByRole('button', { name: /invoice/i }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(payment).toBeHidden()
    await form.open(siteId)
    await expect(page.getByRole('button', { name: 'Notifications Master' })).toBeVisible()
  })

  await test.step('it says what could not be loaded; open it is in the address, and 500 wide [SEDIT-023] [WAPP-001] [WAPP-009]', async () => {
    control.addFault({ operation: 'GetCustomWhatsappConfig', fault: 'graphql-error', message: 'SHELF_IS_EMPTY' })
    await entry.click()
    await expect(dialog.getByRole('alert')).toContainText('SHELF IS EMPTY')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(system).toHaveValue('')
    expect(new URL(page.url()).search).toBe(`?site=${siteId}&dialog=whatsapp`)
    expect(control.sent('GetCustomWhatsappConfig').at(-1)).toEqual({ domain })
    expect(await widthOf(dialog)).toBe(500)
  })

  await test.step('a system is needed, then the fields of the chosen one, and no others [WAPP-011]', async () => {
    await expect(save).toBeEnabled()
    await test.step('the systems [WAPP-003]', async () => {
      await expect(system.getByRole('option')).toHaveText(['Choose a system', 'MAYTAPI', 'BHARATTEXT', 'RECAHO'])
    })
    await system.selectOption('MAYTAPI')
    expect(await labels()).toEqual(['Phone ID', 'Product ID', 'Token'])
    await field('Phone ID').fill('phone-1')
    await system.selectOption('')
    expect(await labels()).toEqual([])
    await page.keyboard.press('Control+s')
    await test.step('one is required [WAPP-002]', async () => {
      await expect(dialog.getByText('Please select system', { exact: true })).toBeVisible()
    })
    await expect(system).toBeFocused()
    await system.selectOption('MAYTAPI')
    await field('Phone ID').fill(' ')
    await save.click()
    await test.step('MAYTAPI needs three fields [WAPP-004] [WAPP-006]', async () => {
      for (const message of ['Please enter Phone ID', 'Please enter Product ID', 'Please enter Token']) await expect(dialog.getByText(message)).toBeVisible()
    })
    await expect(field('Phone ID')).toBeFocused()
    await test.step('the others need an API key [WAPP-005]', async () => {
      for (const other of ['BHARATTEXT', 'RECAHO']) {
        await system.selectOption(other)
        expect(await labels()).toEqual(['API Key'])
        await save.click()
        await expect(dialog.getByText('Please enter API Key')).toBeVisible()
      }
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'rules')
    expect(sent()).toBe(0)
  })
})
