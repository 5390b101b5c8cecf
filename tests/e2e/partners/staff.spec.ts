import type { Locator, Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { dateText, decimalText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { onlyFile, readCsv } from '../sites/read-files.ts'
import { column, columnTitles, cpList, rowsOf, rowWith, serviceMap } from './partners-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test.use({ ownConsole: true })

const ENTRY = 'UpdateCPWallet'
const DECCAN = { username: 'cp@demo.example', company: 'Deccan Digital Partners' }
const OTHER = { username: 'suresh.babu@staff.example', company: 'Coastal Commerce LLP' }
/** Longer than any step takes: the answer comes to no end before its connection does. Milliseconds. */
const UNTIL_CUT = 90_000

/** Pixels, while it grows into its place too. */
const widthOf = (dialog: Locator): Promise<number> => dialog.evaluate((element: HTMLElement) => element.offsetWidth)

/** A notification with its detail. Earlier ones may still stand there. */
const told = (page: Page, message: string, detail: string): Locator => page.locator('.fui-Toast', { hasText: message }).filter({ hasText: detail }).last()

/** Fills the form of an entry and goes on to its confirmation. */
async function toConfirmation(page: Page, entry: { amount: string; mode: string; type: string; note: string }): Promise<Locator> {
  const { form, confirmation } = cpList(page)
  await form.getByRole('textbox', { name: 'Amount' }).fill(entry.amount)
  await form.getByRole('combobox', { name: 'Payment Mode' }).selectOption(entry.mode)
  await form.getByRole('combobox', { name: 'Type' }).selectOption(entry.type)
  await form.getByRole('textbox', { name: 'Notes' }).fill(entry.note)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(confirmation).toBeVisible()
  return confirmation
}

test('staff and the channel partners: list, status, wallet, mapping [SHELL-038]', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const partners = await stored.partners()
  const console = await signedInAs('ADMIN')
  const { page } = console
  const list = cpList(page)
  const cell = (company: string, title: string): Locator =>
    rowWith(list.grid, company).getByRole(title === 'Status' ? 'switch' : 'button', { name: `${title} of ${company}` })
  const balanceShown = async (company: string): Promise<string | undefined> =>
    (await column(list.grid, 'Wallet Balance'))[(await column(list.grid, 'Company Name')).indexOf(company)]

  await test.step('partners that cannot be loaded: loading stops, logged, said where they would be [CPL-012] [MSG2-013] [MSG2-016]', async () => {
    control.addFault({ operation: 'GetInternalUsersByUserRole', fault: 'graphql-error', message: 'PARTNERS_NOT_READY' })
    await page.getByRole('link', { name: 'CP List' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The channel partners could not be loaded.')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('PARTNERS NOT READY')
    await expect(page.locator('.fui-Toast')).toHaveCount(0)
    // Its line comes through a pipe of its own.
    await expect.poll(() => console.log()).toContain('PARTNERS')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)
  })

  await test.step('"/cplist" shows the partners, columns in order, 100 a page [CPL-001] [CPL-003] [CPL-010] [CPL-011] [CONST2-006]', async () => {
    expect(new URL(page.url()).pathname).toBe('/cplist')
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('CP List')
    expect(await columnTitles(list.grid)).toEqual([
      'Sr',
      'Company Name',
      'Contact Person',
      'Mobile',
      'Sales Person',
      'Wallet Balance',
      'Country',
      'City',
      'CP Since',
      'Status',
      'Total Customers',
      'Last Customer',
      'Actions',
    ])
    expect(await column(list.grid, 'Sr')).toEqual(partners.map((_, index) => String(index + 1)))
    expect(await column(list.grid, 'Contact Person')).toEqual(partners.map(({ name }) => name))
    expect(await column(list.grid, 'CP Since')).toEqual(partners.map(({ createdAt }) => dateText(createdAt)))
    expect(control.calls('GetInternalUsersByUserRole').at(-1)?.variables).toEqual({ userRole: 'CP' })
    await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('100')
  })

  await test.step('the first row adds the wallets up, one sum a currency [CPL-007] [CPL-008]', async () => {
    await expect(list.total).toContainText('Total Balance')
    const sums = Map.groupBy(partners, ({ currency }) => currency as string)
    for (const [currency, own] of sums) {
      const sum = own.reduce((total, { balance }) => total + balance, 0)
      await expect(list.total).toContainText(moneyText(sum, currency))
    }
  })

  await test.step('customers are counted from the sites of the partner [CPL-009]', async () => {
    const customers = await stored.customers(DECCAN.username)
    const newest = customers.toSorted((one, other) => other['createdAt'] - one['createdAt'])[0]
    const row = (await column(list.grid, 'Company Name')).indexOf(DECCAN.company)
    await expect.poll(async () => (await column(list.grid, 'Total Customers'))[row]).toBe(String(customers.length))
    expect((await column(list.grid, 'Last Customer'))[row]).toBe(`${dateText(newest?.['createdAt'])} ${newest?.['companyName']}`)
  })

  await test.step('searched by company, contact person and mobile, filtered by country, all back with Reset, sorted [CPL-002] [CPL-009]', async () => {
    const [first] = partners
    for (const typed of ['dEcCan', String(first?.['name']).toUpperCase(), String(first?.['mobile'])]) {
      await list.search.fill(typed)
      await expect(list.count).toHaveText(`1 of ${partners.length}`)
    }
    await list.reset.click()
    await expect(list.search).toHaveValue('')
    await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)

    await list.country.selectOption({ label: 'India' })
    const indian = partners.filter(({ address }) => address?.country === 'IND')
    await expect(list.count, 'at once').toHaveText(`${indian.length} of ${partners.length}`)
    await list.apply.click()
    await expect(list.count).toHaveText(`${indian.length} of ${partners.length}`)
    await expect(list.total).toHaveText(
      `Total Balance${moneyText(
        indian.reduce((total, { balance }) => total + balance, 0),
        'INR',
      )}`,
    )
    expect(new URL(page.url()).search).toBe('?country=IND')

    await list.grid.getByRole('columnheader', { name: /Wallet Balance/ }).click()
    const ordered = indian.map(({ balance }) => balance as number).toSorted((one, other) => one - other)
    await expect.poll(() => column(list.grid, 'Wallet Balance')).toEqual(ordered.map((balance) => moneyText(balance, 'INR')))

    // What is on screen goes into the file: the rows in their order, without the controls.
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: `All that match (${indian.length}) as CSV` }).click()
    const [titles, ...exported] = await readCsv(await onlyFile(folders.downloads, /^Channel partners .*\.csv$/))
    expect(titles?.at(-1)).toBe('Last Customer')
    expect(exported.map((row) => row[1])).toEqual(await column(list.grid, 'Company Name'))
    await list.reset.click()
    await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'cp-list')
  })

  await test.step('the switch turns a partner off, and on again; the answer is what shows [CPL-013] [CPL-014] [CPL-015] [CPL-016] [CALL2-044]', async () => {
    const { siteId, username, emailId, mobile } = await stored.partner(OTHER.username)
    const status = cell(OTHER.company, 'Status')
    await expect(status).toHaveAttribute('aria-checked', 'true')
    for (const enabled of [false, true]) {
      await status.click()
      await expect(told(page, 'CP Status Updated Successfully', OTHER.company)).toBeVisible()
      await expect(status).toHaveAttribute('aria-checked', String(enabled))
      expect(control.calls('UpdateInternalUserEnabled').at(-1)?.variables).toEqual({ input: { siteId, username, emailId, mobile, enabled } })
      expect((await stored.partner(OTHER.username))['enabled']).toBe(enabled)
    }
    await status.click()
    await expect(status).toHaveAttribute('aria-checked', 'false')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(told(page, 'Undone', `${OTHER.company}: Active again`)).toBeVisible()
    await expect(status).toHaveAttribute('aria-checked', 'true')
    expect((await stored.partner(OTHER.username))['enabled']).toBe(true)
    control.addFault({ operation: 'UpdateInternalUserEnabled', fault: 'graphql-error', message: 'USER_IS_LOCKED' })
    await status.click()
    await expect(told(page, 'The status of the partner was not changed.', 'USER IS LOCKED')).toBeVisible()
    await expect(status).toHaveAttribute('aria-checked', 'true')
    await dismissToasts(page)
  })

  const { balance: before } = (await stored.partner(DECCAN.username)) as { balance: number }

  await test.step('Wallet opens Recharge, 800 wide, four fields in order [CPL-004] [CPL-005] [CPL-032] [CONST2-007]', async () => {
    await cell(DECCAN.company, 'Wallet').click()
    await expect(list.form).toContainText(DECCAN.company)
    expect(await widthOf(list.form)).toBe(800)
    expect(await list.form.locator('.fui-Field label').allTextContents()).toEqual(['Amount*', 'Payment Mode*', 'Type*', 'Notes*'])
  })

  await test.step('its modes and types [CPL-020] [CPL-021] [CONST2-027] [CONST2-028]', async () => {
    const chosen = (label: string) => list.form.getByLabel(label).locator('option:not([value=""])')
    await expect(chosen('Payment Mode')).toHaveText(['CASH', 'UPI', 'DEBIT CARD', 'CREDIT CARD'])
    await expect(chosen('Type')).toHaveText(['CREDIT', 'DEBIT'])
  })

  await test.step('each field that is missed, in the words of the source [CPL-017] [CPL-022] [CPL-023] [CPL-024] [MSG2-050]', async () => {
    await list.form.getByRole('button', { name: 'Continue' }).click()
    for (const [label, message] of [
      ['Amount', 'Please enter Amount between 100 To 100000'],
      ['Payment Mode', 'Please Select Payment Mode'],
      ['Type', 'Please Select Type'],
      ['Notes', 'note'],
    ] as const) {
      await expect(list.form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${message}`))
    }
  })

  await test.step('an amount below 1 [CPL-018] [MSG2-051] [MSG2-052]', async () => {
    await expect(list.form.getByLabel('Notes')).toHaveAccessibleDescription(/^note/)
    await list.form.getByRole('textbox', { name: 'Amount' }).fill('0.99')
    await expect(list.form.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/^Please enter Amount Grater than 100/)
    await picture(page, 'recharge-missing')
  })

  await test.step('an entry that is refused says why and stays open; the balance stays [CPL-030] [MSG2-014]', async () => {
    control.addFault({ operation: ENTRY, fault: 'graphql-error', message: 'WALLET_IS_LOCKED', errorType: 'ConflictException' })
    const confirmation = await toConfirmation(page, { amount: '19.99', mode: 'UPI', type: 'CREDIT', note: 'UPI 4711' })
    await expect(confirmation).toContainText(`Partner${DECCAN.company}`)
    await expect(confirmation).toContainText(`Balance after${moneyText(before + 1999, 'INR')}`)
    await expect(confirmation.getByRole('button', { name: 'Credit', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await confirmation.getByRole('checkbox').check()
    await confirmation.getByRole('button', { name: 'Credit', exact: true }).click()
    await expect(confirmation).toContainText('WALLET IS LOCKED')
    expect(await balanceShown(DECCAN.company)).toBe(moneyText(before, 'INR'))
  })

  await test.step('pressed twice it is sent once', async () => {
    control.journal.clear()
    await list.confirmation.getByRole('button', { name: 'Credit', exact: true }).dblclick()
    await test.step('it is told, and the modal closes [CPL-028]', async () => {
      await expect(told(page, 'Transaction has been submitted successfully', DECCAN.company)).toBeVisible()
      await expect(list.confirmation).toBeHidden()
      await expect(list.form).toBeHidden()
    })
    const note: unknown = expect.stringMatching(/^UPI 4711 \[ref [0-9a-f]{8}\]$/)
    const input = {
      siteId: 'master',
      userId: DECCAN.username,
      amount: 1999,
      transactionType: 'CREDIT',
      paymentState: 'PAID_ONLINE',
      paymentMode: 'UPI',
      note,
    }
    await test.step('in minor units, its state by its mode [CPL-025] [CPL-026] [CPL-031] [CALL2-063]', async () => {
      expect(control.calls(ENTRY).map(({ variables }) => variables)).toEqual([{ input }])
    })
    expect((await stored.entries(DECCAN.username))[0]).toMatchObject({ transactionType: 'CREDIT', amount: 1999, balance: before + 1999, note })
    await test.step('the row has the new balance [CPL-027]', async () => {
      await expect.poll(() => balanceShown(DECCAN.company)).toBe(moneyText(before + 1999, 'INR'))
    })
  })

  await test.step('a debit may exceed the balance; its answer is lost across a reload: it is not sent again, and it is found [CPL-027] [CPL-029]', async () => {
    const debit = { amount: '50000', mode: 'CASH', type: 'DEBIT', note: 'Correction' }
    const own = async () => (await stored.entries(DECCAN.username)).filter(({ note }) => String(note).startsWith(`${debit.note} [ref `))
    control.journal.clear()
    control.addFault({ operation: ENTRY, fault: 'slow-body', milliseconds: UNTIL_CUT })
    await cell(DECCAN.company, 'Wallet').click()
    const first = await toConfirmation(page, debit)
    await first.getByRole('button', { name: 'Debit', exact: true }).click()
    await expect.poll(() => control.calls(ENTRY).length).toBe(1)
    await page.reload()
    await expect(list.sentBefore).toContainText(`Partner wallet entry of ₹50,000.00 for ${DECCAN.company} Sending...`)
    await cell(DECCAN.company, 'Wallet').click()
    const again = await toConfirmation(page, debit)
    await again.getByRole('button', { name: 'Debit', exact: true }).click()
    await expect(again).toContainText(`Nothing was sent. An entry in a partner's wallet for ${DECCAN.company} is in progress: wait until its outcome is known.`)
    await again.getByRole('button', { name: 'Cancel' }).click()
    await list.form.getByRole('button', { name: 'Cancel' }).click()
    await control.goDown(['graphql'])
    await control.comeUp(['graphql'])
    await expect(list.sentBefore).toContainText('Confirmed: the platform has recorded it. Nothing needs to be sent again.')
    await picture(page, 'found')
    await list.sentBefore.getByRole('button', { name: 'Dismiss' }).click()
    await expect(list.sentBefore).toBeHidden()
    expect(await own()).toHaveLength(1)
    expect(control.calls(ENTRY)).toHaveLength(1)
    await expect.poll(() => balanceShown(DECCAN.company)).toBe(moneyText(before + 1999 - 50_000_00, 'INR'))
  })

  const map = serviceMap(page)
  const edited = (grid: Locator): Locator => grid.getByRole('textbox', { name: 'Annual' })

  await test.step('Services leads to the mapping of the partner [CPL-006]', async () => {
    await cell(DECCAN.company, 'Services').click()
    await test.step('which is carried and named in the address [CPMAP-001] [CPMAP-002]', async () => {
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Plans / Addons Mapping')
      const { pathname, search } = new URL(page.url())
      expect(pathname + search).toBe(`/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
      expect(await page.evaluate(() => window.history.state?.usr?.partner?.username)).toBe(DECCAN.username)
    })
    const partner = await stored.partner(DECCAN.username)
    await test.step('its card, with the balance in its currency [CPMAP-003] [FMT2-010]', async () => {
      for (const text of [DECCAN.company, partner['name'], partner['mobile'], 'Pune, Maharashtra, India', moneyText(partner['balance'], 'INR')]) {
        await expect(map.card).toContainText(text)
      }
    })
    // The card is what the list carried: it stands there before anything is asked for.
    await test.step('its mappings are asked for [CPMAP-039]', async () => {
      await expect.poll(() => control.calls('GetUserServiceMapping').at(-1)?.variables).toEqual({ userId: DECCAN.username })
    })
  })

  const plans = map.grid('PLANS')
  await test.step('PLANS and ADDONS, a table each, columns in order; a reload stays there [CPMAP-004] [CPMAP-029] [ROUTE-013]', async () => {
    for (const [tab, type] of [
      ['ADDONS', 'ADDONS'],
      ['PLANS', 'PLAN'],
    ] as const) {
      await map.tab(tab).click()
      const own = await stored.mappings(DECCAN.username, type)
      await expect(rowsOf(map.grid(tab))).toHaveCount(own.length)
      expect(await columnTitles(map.grid(tab))).toEqual(['Service Name', 'Site Option', 'Annual', 'Renewal', 'Note', 'Actions'])
      expect(await column(map.grid(tab), 'Annual')).toEqual(own.map(({ boardingAmount }) => moneyText(boardingAmount, 'INR')))
    }
    // As a pasted link: nothing is carried.
    await openAddress(page, '/cplist')
    await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)
    await openAddress(page, `/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
    await expect(map.card).toContainText(DECCAN.company)
    await expect(rowsOf(plans).first()).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'service-map')
  })

  const growth = (await stored.mappings(DECCAN.username, 'PLAN')).find(({ serviceName }) => serviceName === 'Growth')
  const openMenu = async (name: string): Promise<void> => {
    await plans.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  }

  await test.step('one row at a time is edited: wrong amounts are not saved, Cancel discards [CPMAP-005] [CPMAP-006] [CPMAP-007] [CPMAP-027]', async () => {
    await openMenu('Growth')
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    await expect(edited(plans)).toHaveValue(decimalText(growth?.['boardingAmount']))
    await expect(plans.getByRole('textbox', { name: 'Renewal' })).toBeVisible()
    for (const [typed, problem] of [
      ['', 'Please enter Annual Amount'],
      ['-1', 'The amount cannot be negative.'],
      ['ten', 'Please enter the amount in figures, such as 1000 or 19.99.'],
    ] as const) {
      await edited(plans).fill(typed)
      await expect(plans.getByRole('button', { name: 'Save Growth' })).toHaveAttribute('title', problem)
      await expect(plans.getByRole('button', { name: 'Save Growth' })).toHaveAttribute('aria-disabled', 'true')
    }
    await openMenu('Business')
    await expect(page.getByRole('menuitem', { name: 'Edit row' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await plans.getByRole('button', { name: 'Cancel editing Growth' }).click()
    await page.getByRole('alertdialog', { name: 'Sure to cancel?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(edited(plans)).toBeHidden()
    await expect(rowWith(plans, 'Growth')).toContainText(moneyText(growth?.['boardingAmount'], 'INR'))
    expect(control.calls('UpdateUserServiceMapping')).toEqual([])
  })

  await test.step('another tab, and a link elsewhere, ask before the row that is edited is given up', async () => {
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await openMenu('Growth')
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    await edited(plans).fill('25')
    await map.tab('ADDONS').click()
    await expect(question).toContainText('The service that is being edited is not saved.')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'service-map-leave')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(edited(plans)).toHaveValue('25')
    await page.getByRole('link', { name: 'CP List' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(edited(plans)).toHaveValue('25')
    await map.tab('ADDONS').click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(map.grid('ADDONS')).toBeVisible()
    await map.tab('PLANS').click()
    await expect(rowWith(plans, 'Growth')).toContainText(moneyText(growth?.['boardingAmount'], 'INR'))
    expect(control.calls('UpdateUserServiceMapping')).toEqual([])
  })

  await test.step('a failed save keeps the row open', async () => {
    await openMenu('Growth')
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    await edited(plans).fill('19.99')
    const save = async (): Promise<void> => {
      await plans.getByRole('button', { name: 'Save Growth' }).click()
      await page.getByRole('alertdialog', { name: 'Sure to Save?' }).getByRole('button', { name: 'Yes' }).click()
    }
    control.addFault({ operation: 'UpdateUserServiceMapping', fault: 'graphql-error', message: 'MAPPING_IS_LOCKED' })
    await save()
    await test.step('it is told, and what was typed stays [CPMAP-038]', async () => {
      await expect(told(page, 'The service was not updated.', 'MAPPING IS LOCKED')).toBeVisible()
      await expect(edited(plans)).toHaveValue('19.99')
    })
    await dismissToasts(page)
    await save()
    await test.step('saved, it leaves edit mode [CPMAP-007] [CPMAP-035] [CPMAP-037]', async () => {
      await expect(told(page, 'Service Updated Successfully', 'Growth')).toBeVisible()
      await expect(edited(plans)).toBeHidden()
    })
    await expect(rowWith(plans, 'Growth')).toContainText('₹19.99')
    const { type: _type, ...row } = growth ?? {}
    await test.step('what is sent [CPMAP-026] [CPMAP-033]', async () => {
      expect(control.calls('UpdateUserServiceMapping').at(-1)?.variables).toEqual({ input: { ...row, boardingAmount: 1999 } })
    })
    expect((await stored.mappings(DECCAN.username, 'PLAN')).find(({ id }) => id === growth?.['id'])).toMatchObject({ boardingAmount: 1999 })
  })

  await test.step('Delete asks, and the row leaves the list [CPMAP-008] [CPMAP-036] [CPMAP-040]', async () => {
    await openMenu('Growth')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog', { name: 'Sure to delete?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(told(page, 'Service Delete Successfully', 'Growth')).toBeVisible()
    await expect(rowWith(plans, 'Growth')).toHaveCount(0)
    expect(control.calls('DeleteUserServiceMapping').at(-1)?.variables).toEqual({ serviceId: growth?.['serviceId'], userId: DECCAN.username })
  })

  await test.step('ADD SERVICE', async () => {
    await map.add.click()
    await test.step('asks for a plan first [CPMAP-011] [CPMAP-012] [CONST2-005]', async () => {
      await expect(map.dialog.getByRole('radio', { name: 'Plan' })).toBeChecked()
      await expect(map.dialog.getByRole('radio', { name: 'Addons' })).toBeVisible()
    })
    await test.step('500 wide [CPMAP-024] [CPMAP-025]', async () => {
      expect(await widthOf(map.dialog)).toBe(500)
    })
    await test.step('a note of four lines, SUBMIT and CANCEL [CPMAP-015]', async () => {
      await expect(map.dialog.getByLabel('Note')).toHaveAttribute('rows', '4')
      await expect(map.dialog.getByRole('button', { name: 'CANCEL' })).toBeVisible()
    })
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await test.step('what is missing is said [CPMAP-016] [CPMAP-017] [CPMAP-020] [CPMAP-021] [MSG2-055]', async () => {
      for (const [label, message] of [
        ['Site Option', 'Please Select Site Option'],
        ['Site Plan', 'Please Select Site Option'],
        ['Annual Amount', 'Please enter Annual Amount'],
        ['Renewal Amount', 'Please enter Renewal Amount'],
      ] as const) {
        await expect(map.dialog.getByLabel(label)).toHaveAccessibleDescription(message)
      }
    })
    await picture(page, 'add-service')
  })

  await test.step('a plan of the chosen option is mapped [CPMAP-018]', async () => {
    await map.dialog.getByLabel('Site Option').selectOption({ label: 'Restaurant' })
    await map.dialog.getByRole('combobox', { name: 'Site Plan' }).click()
    await test.step('the plans of that option [CPMAP-013] [CPMAP-031]', async () => {
      await expect(page.getByRole('option', { name: /Starter/ }), 'of another option').toHaveCount(0)
      await expect(page.getByRole('option', { name: 'Business: mapped already' })).toBeDisabled()
    })
    await page.getByRole('option', { name: 'Growth', exact: true }).click()
    await map.dialog.getByLabel('Annual Amount').fill('799.20')
    await map.dialog.getByLabel('Renewal Amount').fill('599')
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).dblclick()
    await test.step('what is said [CPMAP-034]', async () => {
      await expect(told(page, 'Service Map Successfully', 'Growth')).toBeVisible()
    })
    await expect(map.dialog).toBeHidden()
    await test.step('it stands in the list [CPMAP-028]', async () => {
      await expect(rowWith(plans, 'Growth')).toContainText('₹799.20')
    })
    await test.step('what is sent, in minor units [CPMAP-026] [CPMAP-032]', async () => {
      expect(control.calls('CreateUserServiceMapping').map(({ variables }) => variables)).toEqual([
        {
          input: {
            serviceId: growth?.['serviceId'],
            serviceName: 'Growth',
            planId: growth?.['planId'],
            planName: 'Growth',
            siteType: growth?.['siteType'],
            siteId: 'master',
            userId: DECCAN.username,
            type: 'PLAN',
            boardingAmount: 79_920,
            renewalAmount: 59_900,
            siteOptions: growth?.['siteOptions'],
            note: null,
          },
        },
      ])
    })
  })

  await test.step('opened again it is empty; an add-on has its fixed site type and the services of its option [CPMAP-019] [CPMAP-022] [CPMAP-023] [CPMAP-030] [MSG2-054]', async () => {
    await map.add.click()
    await expect(map.dialog.getByLabel('Annual Amount')).toHaveValue('')
    await expect(map.dialog.getByLabel('Site Option')).toHaveValue('')
    await map.dialog.getByRole('radio', { name: 'Addons' }).check()
    await expect(map.dialog.getByLabel('Site Type')).toBeDisabled()
    await expect(map.dialog.getByLabel('Site Type')).toHaveValue('O2OCommerce')
    await map.dialog.getByLabel('Site Option').selectOption({ label: 'General' })
    await map.dialog.getByLabel('Annual Amount').fill('10')
    await map.dialog.getByLabel('Renewal Amount').fill('5')
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(map.dialog.getByRole('combobox', { name: 'Site Addon' })).toHaveAccessibleDescription('Please Select Addon Service')
    await map.dialog.getByRole('combobox', { name: 'Site Addon' }).click()
    await page.getByRole('option', { name: 'Stock Control', exact: true }).click()
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(told(page, 'Service Map Successfully', 'Stock Control')).toBeVisible()
    expect(control.calls('GetPlatformServicesByPlatform').at(-1)?.variables).toEqual({ siteId: 'master', platform: 'GENERAL' })
    await map.tab('ADDONS').click()
    await expect(rowWith(map.grid('ADDONS'), '₹10.00')).toContainText('Stock Control')
  })

  await test.step('an address without a partner, or with one that is none, says so', async () => {
    await openAddress(page, '/serviceMap')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No partner is chosen')
    await openAddress(page, '/serviceMap?partner=admin%40demo.example')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such partner')
  })

  await test.step('dark, and by keys: Enter leads to the mapping', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('link', { name: 'Go to the CP List' }).click()
    await rowWith(list.grid, DECCAN.company).getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary')).toContainText(DECCAN.company)
    await expectReadableColours(page)
    await picture(page, 'cp-list-dark')
    await page.keyboard.press('Enter')
    await expect(map.card).toContainText(DECCAN.company)
    await expectReadableColours(page)
    await picture(page, 'service-map-dark')
  })
})
