import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { siteReader } from '../sites/platform-sites.ts'

const grid = (page: Page) => page.getByRole('grid')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const content = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const shown = (page: Page, of: number, all = of) => page.getByText(`${of} of ${all}`, { exact: true })
const outcome = (page: Page) => page.getByRole('region', { name: 'Outcome of the campaign' })

/** A message as it was queued. */
interface Message {
  readonly mob: string
  readonly content: string
  readonly [field: string]: unknown
}

test('a campaign is composed, its audience chosen, half sent, finished and delivered, each message once [CAMP-001]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const commerce = (await (await siteReader(platform))()).filter(({ siteType }) => siteType === 'O2OCommerce')
  const reachable = commerce.filter(({ basicSiteSetting }) => basicSiteSetting?.contactNumber)
  const { page } = await signedInAs('ADMIN')

  await test.step('"/marketing-index": Whatsapp is preset, a template and its text are chosen, placeholders go in [CAMP-002] [CAMP-006]', async () => {
    await openAddress(page, '/marketing-index')
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
    await expect(page.getByRole('region', { name: 'Preview of the message' }).locator('mark')).toHaveText(['Customer Name', 'Company Name', 'Last Visit'])
    await picture(page, 'campaign-compose')
  })

  await test.step('Next leads to the audience', async () => {
    await button(page, 'Next').click()
    await test.step('its address [CAMP-013]', async () => {
      await expect(screenTitle(page)).toHaveText('Customer List')
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
      expect(control.calls('GetSitesBySiteType').map(({ variables }) => variables)).toEqual([{ siteType: 'O2OCommerce', limit: 700, nextToken: null }])
    })
    await test.step('with the plans of the catalogue [CAMP-043]', async () => {
      await expect.poll(() => control.calls('GetSubscriptionPlansBySiteId').map(({ variables }) => variables)).toEqual([{ siteId: 'master' }])
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

  await test.step('it says how many sites get it, and sends once, however often it is pressed [CAMP-034]', async () => {
    // The first batch is taken, the second is refused.
    control.addFault({ operation: 'CreateUserQueueInBulkByAdmin', fault: 'delay', milliseconds: 0 })
    control.addFault({ operation: 'CreateUserQueueInBulkByAdmin', fault: 'graphql-error', errorType: 'LimitExceeded', message: 'TOO_MANY_MESSAGES' })
    await button(page, 'Send').click()
    const dialog = page.getByRole('dialog', { name: `Send to ${reachable.length} sites?` })
    await expect(dialog).toBeVisible()
    if (commerce.length > reachable.length) await expect(dialog).toContainText('left out: no usable contact number')
    await expect(dialog.getByRole('region', { name: 'Preview of the message' }).locator('mark')).toHaveText(['Last Visit'])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'campaign-confirm')
    await dialog.getByRole('button', { name: `Send to ${reachable.length} sites` }).dblclick()
  })

  await test.step('half sent, it says what was sent, also after a reload; the rest is queued when the user says so', async () => {
    await expect(outcome(page)).toContainText(`15 of ${reachable.length} messages have been queued`)
    await expect(page.getByRole('alert').filter({ hasText: 'TOO MANY MESSAGES' })).toBeVisible()
    await page.reload()
    await expect(outcome(page)).toContainText(`15 of ${reachable.length} messages have been queued`)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'campaign-stopped')
    await openAddress(page, '/marketing-index')
    await page.getByRole('link', { name: 'Show it' }).click()
    await button(page, `Queue the remaining ${reachable.length - 15} messages`).click()
  })

  await test.step('the success screen has the count in the place of the filters; Ok leads to the history [CAMP-030] [CAMP-031] [CAMP-032] [MSG2-058]', async () => {
    await expect(outcome(page)).toContainText(
      `Congratulation! Your request to send ${reachable.length} messages has been queued. It will be delivered within the next 30 minutes.`,
    )
    await expect(page.getByRole('search')).toBeHidden()
    await picture(page, 'campaign-success')
    await button(page, 'Ok').click()
    await expect(screenTitle(page)).toHaveText('Campaign History')
    expect(new URL(page.url()).pathname).toBe('/campaign-history')
  })

  await test.step('every site was queued once, in batches of 15, with what its row holds [CAMP-026] [CAMP-028] [CAMP-033]', async () => {
    expect(control.calls('CreateCampaignHistorybyAdmin')).toHaveLength(1)
    const batches = control
      .calls('CreateUserQueueInBulkByAdmin')
      .filter(({ fault }) => fault !== 'graphql-error')
      .map(({ variables }) => (variables as { readonly input: readonly Message[] }).input)
    expect(batches.slice(0, -1).map(({ length }) => length)).toEqual(batches.slice(0, -1).map(() => 15))
    const messages = batches.flat()
    expect(messages.map((message) => message.content).toSorted()).toEqual(
      reachable.map(({ custName, companyName }) => `Dear ${custName || '_custName_'} of ${companyName || '_companyName_'}: _Last_Login_`).toSorted(),
    )
    await test.step('what the source says of every message', () =>
      expect(messages[0]).toMatchObject({
        ProductType: 'BOOKING_RESTAURANT',
        language: 'eng',
        countryCode: '91',
        subject: 'Festival Greeting 1',
        type: 'TEXT',
      }))
    await test.step('generateQueue is not called [CALL2-039]', () =>
      expect(control.calls().filter(({ operation }) => /generateQueue/i.test(operation))).toEqual([]))
  })

  await test.step('/campaign-history: the campaign is followed until it is delivered [CAMP-035]', async () => {
    await test.step('the columns [CAMP-040]', async () => {
      for (const title of ['Template', 'Type', 'Status', 'Total', 'Sent', 'Failed', 'Created']) {
        await expect(grid(page).getByRole('columnheader', { name: title })).toBeVisible()
      }
    })
    const newest = grid(page).getByRole('row').nth(1)
    await expect(newest).toContainText('Festival Greeting 1')
    await test.step('the type of the queue [CAMP-039]', async () => {
      await expect(newest).toContainText('Whatsapp')
    })
    await test.step('10 a page [CAMP-036]', async () => {
      await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('10')
      await expect(grid(page).getByRole('row')).toHaveCount(11)
    })
    await expect(newest).toContainText('Completed', { timeout: 20_000 })
    await expect(newest.getByRole('gridcell').filter({ hasText: new RegExp(`^${reachable.length}$`) })).toHaveCount(2)
    await test.step('of master [CAMP-041]', async () => {
      expect(new Set(control.calls('GetCampaignHistoryByCreatedAtByAdmin').map(({ variables }) => (variables as { readonly siteId: string }).siteId))).toEqual(
        new Set(['master']),
      )
    })
    const asked = control.calls('GetCampaignHistoryByCreatedAtByAdmin').length
    await test.step('Refresh asks again [CAMP-046]', async () => {
      await button(page, 'Refresh the list').click()
      await expect.poll(() => control.calls('GetCampaignHistoryByCreatedAtByAdmin').length).toBeGreaterThan(asked)
    })
    expect(control.outbox().filter(({ content: text }) => text?.endsWith('_Last_Login_'))).toHaveLength(reachable.length)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'campaign-history')
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
    await expect(page.getByRole('region', { name: 'Preview of the message' }).locator('mark').first()).toBeVisible()
    await expectReadableColours(page)
    await picture(page, 'campaign-compose-dark')
    await openAddress(page, '/campaign-history')
    await expect(grid(page).getByRole('row').nth(1)).toContainText('Completed')
    await expectReadableColours(page)
    await picture(page, 'campaign-history-dark')
  })
})
