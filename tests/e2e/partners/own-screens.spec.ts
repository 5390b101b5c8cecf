import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { dateTimeText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { column, columnTitles, rowsOf } from './partners-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

const PARTNER = 'cp@demo.example'

test('a partner sees its profile and its wallet', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const { balance } = (await stored.partner(PARTNER)) as { balance: number }
  const { page } = await signedInAs('CP', { at: '/nowhere' })
  const wallet = page.getByRole('grid', { name: 'Wallet transactions' })
  const current = page.getByRole('button', { name: /^Current Balance/ })

  await test.step('/my-profile: a read-only card [PROF-001]', async () => {
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/my-profile')
    const card = page.getByRole('group', { name: 'Profile Details' })
    await expect(card.getByRole('heading', { name: 'Profile Details' })).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Company Information' })).toBeVisible()
    await test.step('its fields in order [PROF-002]', async () => {
      expect(await card.getByRole('term').allTextContents()).toEqual([
        'Company Name',
        'Name',
        'Contact Number',
        'Email ID',
        'Address',
        'Onboarded By',
        'GST No',
        'PAN No',
      ])
    })
    await test.step('the address by its parts [PROF-003] [PROF-005]', async () => {
      await expect(card.getByRole('definition').nth(4)).toHaveText('14 MG Road, Shivajinagar, Pune, Maharashtra, 411005, India')
    })
    await expect(card.getByRole('textbox').or(card.getByRole('button'))).toHaveCount(0)
    await test.step('the profile that was loaded at the start [PROF-006] [CALL2-046]', async () => {
      expect(control.sent('GetInternalUserByUserName')).toEqual([{ userName: PARTNER }])
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'profile')
  })

  await test.step('/cpwallet: balance and transactions [CPW-001] [CPW-002]', async () => {
    await page.getByRole('link', { name: 'Wallet' }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/cpwallet')
    await test.step('the balance, in rupees of paise [CPW-006]', async () => {
      await expect(current).toHaveText(`Current Balance${moneyText(balance, 'INR')}`)
    })
    const entries = await stored.entries(PARTNER)
    await expect(rowsOf(wallet)).toHaveCount(entries.length)
    await test.step('the columns [CPW-003]', async () => {
      expect(await columnTitles(wallet)).toEqual(['Date', 'Type', 'Transaction Amount', 'Balance', 'Note'])
    })
    await test.step('dates, newest first [CPW-008] [CPW-004] [FMT-009]', async () => {
      expect(await column(wallet, 'Date')).toEqual(entries.map(({ createdAt }) => dateTimeText(createdAt)))
    })
    await test.step('both types [CPW-009]', async () => {
      expect(await column(wallet, 'Type')).toEqual(entries.map(({ transactionType }) => transactionType))
      expect(new Set(await column(wallet, 'Type'))).toEqual(new Set(['CREDIT', 'DEBIT']))
    })
    expect(await column(wallet, 'Transaction Amount')).toEqual(entries.map(({ amount }) => moneyText(amount, 'INR')))
    expect(await column(wallet, 'Balance')).toEqual(entries.map((entry) => moneyText(entry['balance'], 'INR')))
    await test.step('searched by type', async () => {
      await page.getByRole('searchbox').fill('debit')
      await expect(rowsOf(wallet)).toHaveCount(entries.filter(({ transactionType }) => transactionType === 'DEBIT').length)
      await page.getByRole('searchbox').fill('')
      await expect(rowsOf(wallet)).toHaveCount(entries.length)
    })
    await test.step('asked for by the user name [CPW-005] [CPW-010] [CALL2-064] [CALL2-065]', async () => {
      for (const operation of ['GetUserWalletTransactions', 'GetUserWalletBalance']) {
        expect(control.sent(operation)).toEqual([{ userId: PARTNER }])
      }
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'wallet')
  })

  await test.step('Current Balance asks anew; what fails says so and keeps what is known [CPW-005] [CPW-007]', async () => {
    const input = {
      siteId: 'master',
      userId: PARTNER,
      amount: 12_345,
      transactionType: 'CREDIT',
      paymentState: 'PAID_OFFLINE',
      paymentMode: 'CASH',
      note: 'At the office [ref 1a2b3c4d]',
    }
    await stored.run('mutation ($input: UpdateCPWalletInput!) { updateCPWallet(input: $input) { id } }', { input })
    await current.click()
    await expect(current).toHaveText(`Current Balance${moneyText(balance + 12_345, 'INR')}`)
    await test.step('a note without its reference [CPW-003]', async () => {
      await expect(rowsOf(wallet).first()).toContainText('At the office')
      expect((await column(wallet, 'Note'))[0]).toBe('At the office')
    })
    control.addFault({ operation: 'GetUserWalletBalance', fault: 'graphql-error', message: 'WALLET_NOT_READY' })
    await current.click()
    await expect(page.getByText('The balance could not be loaded.')).toBeVisible()
    await expect(page.getByText('WALLET NOT READY')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('The balance could not be loaded.')).toBeHidden()
  })

  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'wallet-dark')
  })
})
