import { expectAccessibleToo, expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { refusedBeforeRunning } from '../faults/refused-before-running.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { audienceOf, button, content, grid, type Message, outcome } from './campaign-on-screen.ts'

test('a campaign is half sent, finished and delivered, each message once [CAMP-001]', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { commerce, reachable } = await audienceOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/marketing-index?template=festival-greeting-1' })
  await expect(content(page)).toHaveValue(/^Dear _custName_/)
  await content(page).fill('Dear _custName_ of _companyName_: _Last_Login_')
  await button(page, 'Next').click()
  await button(page, `Select All (${commerce.length})`).click()

  await test.step('it says how many sites get it, and sends once, however often it is pressed [CAMP-034]', async () => {
    // The first batch is taken, the second is refused.
    control.addFault({ operation: 'CreateUserQueueInBulkByAdmin', fault: 'delay', milliseconds: 0 })
    control.addFault(refusedBeforeRunning('CreateUserQueueInBulkByAdmin', 'TOO_MANY_MESSAGES'))
    await button(page, 'Send').click()
    const dialog = page.getByRole('dialog', { name: `Campaign to ${reachable.length} sites` })
    await expect(dialog).toBeVisible()
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
    await expectAccessibleToo(page)
    await picture(page, 'campaign-stopped')
    await openAddress(page, '/marketing-index')
    await page.getByRole('link', { name: 'Show it' }).click()
    await button(page, `Queue the remaining ${reachable.length - 15} messages`).click()
  })

  await test.step('the success screen has the count in the place of the filters; Ok leads to the history [CAMP-030] [CAMP-031] [CAMP-032]', async () => {
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
      .filter(({ fault }) => fault !== 'http-answer')
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
      expect(new Set(control.sent('GetCampaignHistoryByCreatedAtByAdmin').map(({ siteId }) => siteId))).toEqual(new Set(['master']))
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

  await test.step('dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'campaign-history-dark')
  })
})
