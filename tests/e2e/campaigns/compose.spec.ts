import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { audienceOf, button, content, grid, preview, shown } from './campaign-on-screen.ts'

test('a campaign is composed from a template, and its audience is chosen', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { commerce, reachable } = await audienceOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/marketing-index' })

  await test.step('"/marketing-index": Whatsapp is preset, a template and its text are chosen, placeholders go in [CAMP-002] [CAMP-006]', async () => {
    await expect(screenTitle(page)).toHaveText('Run Campaign')
    await expect(page.getByRole('radio', { name: 'Whatsapp' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Email' })).toBeDisabled()
    await button(page, 'Next').click()
    await expect(page.getByText('Please Choose a Template', { exact: true }).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('combobox', { name: 'Template' }).fill('Festival Greeting 1')
    await page.getByRole('option', { name: 'Festival Greeting 1', exact: true }).click()
    await expect(content(page)).toHaveValue(/^Dear _custName_/)
    await content(page).fill('Dear _custName_ of _companyName_: ')
    await page.getByRole('group', { name: 'Insert' }).getByRole('button', { name: 'Last Visit' }).click()
    await expect(content(page)).toHaveValue('Dear _custName_ of _companyName_: _Last_Login_')
    await expect(preview(page).locator('mark')).toHaveText(['Customer Name', 'Company Name', 'Last Visit'])
    await picture(page, 'campaign-compose')
  })

  await test.step('Next leads to the audience', async () => {
    await button(page, 'Next').click()
    await test.step('its address [CAMP-013]', async () => {
      await expect(screenTitle(page)).toHaveText('WhatsApp Audience')
      expect(new URL(page.url()).pathname).toBe('/customer-list')
    })
    await test.step('the O2O sites at first [CAMP-014] [CAMP-017] [CONST2-019]', async () => {
      await expect(page.getByRole('combobox', { name: 'Site type' })).toHaveValue('O2OCommerce')
      await expect(shown(page, commerce.length)).toBeVisible()
    })
    await test.step('100 a page [CAMP-015]', async () => {
      await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('100')
    })
    await test.step('the columns [CAMP-018]', async () => {
      for (const title of ['Business name', 'Customer name', 'Domain', 'Contact number', 'Plan', 'Created']) {
        await expect(grid(page).getByRole('columnheader', { name: title })).toBeVisible()
      }
    })
    await test.step('700 sites a request [CAMP-020]', async () => {
      expect(control.sent('GetSitesBySiteType')).toEqual([{ siteType: 'O2OCommerce', limit: 700, nextToken: null }])
    })
    await test.step('with the plans of the catalogue [CAMP-043]', async () => {
      await expect.poll(() => control.sent('GetSubscriptionPlansBySiteId')).toEqual([{ siteId: 'master' }])
    })
  })

  await test.step('another site type, a filter; the way back keeps the text [CAMP-018]', async () => {
    await page.getByRole('combobox', { name: 'Site type' }).selectOption({ label: 'Marketing Site' })
    await expect(shown(page, commerce.length)).toBeHidden()
    await expect.poll(() => new URL(page.url()).searchParams.get('siteType')).toBe('MARKETING')
    await button(page, 'Back').click()
    await expect(content(page)).toHaveValue('Dear _custName_ of _companyName_: _Last_Login_')
    await button(page, 'Next').click()
    await expect(shown(page, commerce.length)).toBeVisible()
  })

  await test.step('Send is there once sites are selected; Select All is all that pass the filters [CAMP-016] [CAMP-019]', async () => {
    const [first] = reachable
    await page.getByRole('searchbox', { name: /^Search business/ }).fill(first?.domain ?? '')
    await expect(shown(page, 1, commerce.length)).toBeVisible()
    await expect(button(page, 'Send')).toBeHidden()
    await button(page, 'Select All (1)').click()
    await expect(page.getByText('All 1 matching are selected')).toBeVisible()
    await expect(button(page, 'Send')).toBeVisible()
    await button(page, 'Clear all').click()
    await expect(button(page, 'Send')).toBeHidden()
    await button(page, `Select All (${commerce.length})`).click()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'campaign-audience')
  })

  await test.step('"/email-Customer" is the audience by email; the profile does not let it be sent; without a template one is chosen first [ROUTE-057]', async () => {
    await openAddress(page, '/email-Customer?template=new-feature-1')
    await expect(screenTitle(page)).toHaveText('Email Campaign')
    await button(page, `Select All (${commerce.length})`).click()
    await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true')
    await openAddress(page, '/customer-list')
    await expect(screenTitle(page)).toHaveText('Run Campaign')
    await expect(page.getByText('Choose a template and write the message first.', { exact: true }).first()).toBeVisible()
  })

  await test.step('dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAddress(page, '/marketing-index?template=festival-greeting-1')
    await expect(preview(page).locator('mark').first()).toBeVisible()
    await expectReadableColours(page)
    await picture(page, 'campaign-compose-dark')
  })
})
