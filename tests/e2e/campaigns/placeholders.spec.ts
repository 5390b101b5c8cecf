import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'

/** What each button writes, in the order of the buttons. */
const MASTER = {
  'Company Name': '_companyName_',
  'Customer Name': '_custName_',
  Domain: '_fqdn_',
  'Site Plan': '_sitePlan_',
  'Balance Amount': '_Balance_Amount_',
  'Last Visit': '_Last_Login_',
  'User Name': '_user_name_',
}
const GLOBAL = {
  Name: '_name_',
  'Balance Amount': '_Balance_Amount_',
  'Spent Amount': '_Spent_Amount_',
  'No of Orders': '_No_of_Orders_',
  'Last Visit': '_Last_Visit_',
  Domain: '_domain_',
}

/** Presses every button of the group and reads what the content holds then. */
const written = async (page: Page, buttons: Readonly<Record<string, string>>): Promise<void> => {
  const group = page.getByRole('group', { name: 'Insert' })
  await expect(group.getByRole('button')).toHaveText(Object.keys(buttons))
  const content = page.getByRole('textbox', { name: 'Content', exact: true })
  await content.fill('')
  for (const name of Object.keys(buttons)) await group.getByRole('button', { name, exact: true }).click()
  await expect(content).toHaveValue(Object.values(buttons).join(''))
}

test('each placeholder button writes its token where the cursor is', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')

  await test.step('those of a master template [TMPL-028]', async () => {
    await openAddress(page, '/addm-templates')
    await written(page, MASTER)
  })

  await test.step('those of a global template [TMPL-027]', async () => {
    await openAddress(page, '/addg-templates')
    await written(page, GLOBAL)
  })

  await test.step('the channel is Whatsapp and cannot be changed; without a template there is no Next [CAMP-003] [CAMP-004] [CAMP-005] [CAMP-011] [CAMP-012]', async () => {
    await openAddress(page, '/marketing-index')
    await expect(page.getByRole('radio', { name: 'Whatsapp' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Whatsapp' })).toBeDisabled()
    await expect(page.getByRole('radio', { name: 'Email' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Please Choose a Template', { exact: true }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/marketing-index')
  })

  await test.step('those of a campaign; "Last Visit" writes what the source lists [CAMP-007] [CAMP-008] [CAMP-009]', async () => {
    const template = page.getByRole('combobox', { name: 'Template' })
    await template.click()
    await template.fill('Festival Greeting 1')
    await page.getByRole('option', { name: 'Festival Greeting 1', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(/^Dear _custName_/)
    await written(page, MASTER)
  })

  await test.step('at the cursor, not at the end [CAMP-010]', async () => {
    const content = page.getByRole('textbox', { name: 'Content', exact: true })
    await content.fill('Dear , hello')
    await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5))
    await page.getByRole('group', { name: 'Insert' }).getByRole('button', { name: 'User Name', exact: true }).click()
    await expect(content).toHaveValue('Dear _user_name_, hello')
  })
})
