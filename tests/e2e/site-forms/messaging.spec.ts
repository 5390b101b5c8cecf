import type { Locator, Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { toast } from '../sites/site-list.ts'
import { EditSiteOnScreen } from './edit-site.ts'
import { type Stored, StoredSites } from './stored-site.ts'

const PROVIDER = 'query ($domain: String!) { getCustomWhatsappConfig(domain: $domain) { system phoneId productId token apiKey } }'
const CHANNELS =
  'query ($domain: String!) { getCommChannelSettingByDomain(domain: $domain) { domain typeValue configs { code commList senderList { mobile email username name } } } }'
const SET_CHANNELS =
  'mutation ($domain: String!, $configs: [CommChannelConfigInput!]!) { updateCommChannelSetting(domain: $domain, configs: $configs) { domain } }'
const SUB_USERS =
  'query ($siteId: ID!, $nextToken: String) { getSiteSubRoleSiteId(siteId: $siteId, nextToken: $nextToken) { items { name username emailId mobile } nextToken } }'
const SWITCH = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

const OFFLINE = 'Not available offline: changes need the platform.'

/** The first site of the platform: it has more sub-users than one page holds, and one stored event. */
const firstSite = async (stored: StoredSites): Promise<Stored> => {
  const [site] = (await stored.records()).toSorted((one, other) => (one['siteId'] < other['siteId'] ? -1 : 1))
  return site ?? {}
}

const dialogOf = (page: Page, title: string, { domain }: Stored): Locator => page.getByRole('dialog', { name: `${title} · ${domain}`, exact: true })
const widthOf = async (dialog: Locator): Promise<number> => dialog.evaluate((element) => (element as HTMLElement).offsetWidth)
/**
 * Milliseconds from the last keystroke to what was found, and whether that came later than a timer of two seconds that began with the keystroke: a busy
 * machine holds up both.
 */
const searchTakes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly milliseconds: number; readonly isLate: boolean }>((resolve) => {
        let typedAt = 0
        let isLate = false
        let timer = 0
        // Two frames: what was due before the timer has been drawn.
        const expire = () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              isLate = true
            }),
          )
        document.addEventListener('input', () => {
          typedAt = performance.now()
          window.clearTimeout(timer)
          timer = window.setTimeout(expire, 2_000)
        })
        new MutationObserver((_, observer) => {
          if (document.querySelector('[aria-label="Events found"]') === null) return
          observer.disconnect()
          resolve({ milliseconds: performance.now() - typedAt, isLate })
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
const reviewOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Save the changes to the / })
/** Saves what the review shows. */
const saveReviewed = (page: Page): Promise<void> => reviewOf(page).getByRole('button', { name: 'Save', exact: true }).click()
/** The rows of the review: field, from, to. */
const reviewed = (page: Page): Promise<string[]> =>
  reviewOf(page)
    .getByRole('table', { name: 'Changes' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent))
        .flatMap(([field, from, to]) => (from === undefined ? [] : [`${field}: ${from} -> ${to}`])),
    )
const askedToLeave = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('the WhatsApp provider config of a site [SHELL-037]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const readBack = async (): Promise<Stored> => (await stored.run(PROVIDER, { domain }))['getCustomWhatsappConfig']
  const sent = (): number => control.calls('UpdateCustomWhatsappConfig').length
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const dialog = dialogOf(page, 'WhatsApp provider config', site)
  const entry = page.getByRole('button', { name: 'WhatsApp provider config' })
  const system = dialog.getByRole('combobox', { name: 'System' })
  const field = (label: string): Locator => dialog.getByLabel(label, { exact: true }).or(dialog.getByRole('textbox', { name: label }))
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
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
    expect(control.calls('GetCustomWhatsappConfig').at(-1)?.variables).toEqual({ domain })
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
    await test.step('one is required [WAPP-002] [MSG-029]', async () => {
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
    await test.step('what is said [WAPP-013] [WAPP-014] [MSG-056]', async () => {
      await expect(toast(page)).toHaveText('Configuration saved successfully...')
    })
    await expect(dialog).toBeHidden()
    await expect(entry).toBeFocused()
    await test.step('what is sent [WAPP-007] [WAPP-008] [WAPP-010]', async () => {
      expect(control.calls('UpdateCustomWhatsappConfig').at(-1)?.variables).toEqual({
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

test('the Notifications Master of a site [SHELL-037]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const site = await firstSite(stored)
  const { siteId, domain } = site
  const setting = (await stored.whole(domain))['setting'] as Stored
  const readBack = async (): Promise<Stored> => (await stored.run(CHANNELS, { domain }))['getCommChannelSettingByDomain']
  const foreign = { code: 'OF_ANOTHER_CONSOLE', commList: ['EMAIL'], senderList: [{ mobile: '1', email: 'x@y.example', username: 'x', name: 'X' }] }
  const [before] = (await readBack())['configs'] as [Stored]
  await stored.run(SET_CHANNELS, { domain, configs: [before, foreign] })
  const subUsers: Stored[] = []
  for (let nextToken: string | null | undefined; nextToken !== null; ) {
    const { items, nextToken: next } = (await stored.run(SUB_USERS, { siteId, nextToken }))['getSiteSubRoleSiteId']
    subUsers.push(...items)
    nextToken = next
  }
  const last = subUsers.at(-1) as Stored
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const dialog = dialogOf(page, 'Notifications Master', site)
  const entry = page.getByRole('button', { name: 'Notifications Master' })
  const tab = (name: string): Locator => dialog.getByRole('tab', { name, exact: true })
  const toggle = (channel: string, event: string): Locator => dialog.getByRole('switch', { name: `${channel}: ${event}`, exact: true })
  const users = (event: string): Locator => dialog.getByRole('combobox', { name: `Users: ${event}`, exact: true })
  const row = (event: string): Locator => dialog.getByRole('row').filter({ has: page.getByRole('switch', { name: `Telegram: ${event}`, exact: true }) })
  const search = dialog.getByRole('searchbox', { name: 'Search the events' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  const options = page.getByRole('menu').getByRole('menuitemcheckbox')

  await test.step('offered while the toggle is on [SEDIT-024] [NOTIF-020]', async () => {
    await form.open(siteId)
    await expect(entry).toBeHidden()
    await stored.run(SWITCH, { input: { siteId, commChannelEnabled: true } })
    await openAddress(page, '/')
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await form.open(siteId)
    await form.text('Customer Name').fill('Typed behind the dialog')
    await test.step('read past every cache [NOTIF-014] [CALL-022]', async () => {
      const readings = () => control.calls('GetCommChannelSettingByDomain').map(({ variables }) => variables)
      await entry.click()
      await expect(tab('Business and Finance')).toHaveAttribute('aria-selected', 'true')
      expect(readings()).toEqual([{ domain }])
      await page.keyboard.press('Escape')
      await entry.click()
      await expect(tab('Business and Finance')).toHaveAttribute('aria-selected', 'true')
      expect(readings()).toEqual([{ domain }, { domain }])
    })
    await test.step('a tab for each group [NOTIF-001] [NOTIF-005]', async () => {
      await expect(dialog.getByRole('tab')).toHaveText([
        /^Business and Finance/,
        /^Inventory Management/,
        /^Master Management/,
        /^Online Ordering/,
        /^POS Operations/,
        /^User & Compliance/,
      ])
    })
    await tab('POS Operations').click()
    await expect.poll(() => new URL(page.url()).search).toBe(`?site=${siteId}&dialog=notifications&tab=pos-operations`)
    await expect(toggle('Email', 'Day closure')).toBeChecked()
    await expect(toggle('Telegram', 'Day closure')).not.toBeChecked()
    await expect(users('Day closure')).toHaveValue('Admin')
  })

  await test.step('found by name 700 ms after the last keystroke, in all groups, whatever the case; a tab ends it [NOTIF-002] [NOTIF-003] [NOTIF-004] [CONST-012]', async () => {
    const waited = searchTakes(page)
    await search.pressSequentially('OPENED')
    const { milliseconds, isLate } = await waited
    expect(milliseconds).toBeGreaterThanOrEqual(699)
    expect(isLate).toBe(false)
    await expect(dialog.getByRole('region', { name: 'Events found' }).getByRole('row')).toHaveText([
      /^Event/,
      'Online Ordering',
      /^Store opened or closed/,
      'POS Operations',
      /^Day opened/,
    ])
    await search.fill('nothing like it')
    await expect(dialog.getByText('0 events in all groups')).toBeVisible()
    await search.fill('stock')
    await expect(row('Low stock')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'found')
    await tab('Inventory Management').click()
    await expect(search).toHaveValue('')
    await expect(row('Low stock')).toBeVisible()
  })

  await test.step('users [NOTIF-009]', async () => {
    await test.step('a channel without a user [NOTIF-007]', async () => {
      await toggle('Telegram', 'Low stock').check()
      await expect(row('Low stock')).toContainText('Not saved: choose a user')
    })
    await users('Low stock').click()
    await test.step('an Admin entry of the contact data, then the sub-users [NOTIF-012] [NOTIF-018] [PERM-044]', async () => {
      await expect(options.first()).toHaveText(`Admin · ${setting['contactEmail']} · ${setting['contactNumber']}`)
      // The recipient who is stored and no user of the site (any more) comes last.
      await expect(options).toHaveCount(1 + subUsers.length + 1 + 1)
    })
    const asked = control.calls('GetSiteSubRoleSiteId').map(({ variables }) => variables as Stored)
    await test.step('of every page [NOTIF-013]', async () => {
      expect(new Set(asked.map((variables) => variables['nextToken'])).size).toBe(3)
      expect(asked.map((variables) => variables['siteId'])).toEqual(asked.map(() => siteId))
    })
    await picture(page, 'users')
    await options.first().click()
    // The box has taken the choice: a letter typed before would be cleared with it.
    await expect(row('Low stock')).not.toContainText('Not saved')
    await users('Low stock').fill(last['emailId'])
    await expect(options).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(users('Low stock')).toHaveValue(`Admin, ${last['name']}`)
    await expect(row('Low stock')).not.toContainText('Not saved')
    await test.step('a second channel [NOTIF-008]', async () => {
      await toggle('Email', 'Low stock').check()
    })
    await toggle('Email', 'Out of stock').check()
    await tab('Online Ordering').click()
    await users('Order placed').click()
    await options.first().click()
    await page.keyboard.press('Escape')
    await test.step('what is incomplete is named [NOTIF-011]', async () => {
      await expect(row('Order placed')).toContainText('Not saved: choose a channel')
      await expect(dialog.getByText('Incomplete, and not saved: Out of stock, Order placed')).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'incomplete')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'incomplete-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a failed save, then a good one', async () => {
    control.addFault({ operation: 'UpdateCommChannelSetting', fault: 'graphql-error', message: 'NOTIFICATIONS_ARE_CLOSED' })
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    await test.step('only what is complete is a change [NOTIF-010]', async () => {
      // What is not complete is not saved, and so no change.
      expect(await reviewed(page)).toEqual([`Low stock: empty -> Telegram, Email: Admin, ${last['name']}`])
    })
    await saveReviewed(page)
    await test.step('the error text [NOTIF-019] [MSG-044]', async () => {
      await expect(reviewOf(page).getByRole('alert').filter({ hasText: 'NOTIFICATIONS ARE CLOSED' })).toBeVisible()
    })
    await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click()
    await tab('Inventory Management').click()
    await expect(users('Low stock')).toHaveValue(`Admin, ${last['name']}`)
    await page.keyboard.press('Control+s')
    await expect(reviewOf(page)).toBeVisible()
    await saveReviewed(page)
    await test.step('what is said [MSG-055]', async () => {
      await expect(toast(page)).toHaveText('Saved Successfully')
    })
    await expect(dialog).toBeHidden()
    await expect.poll(() => new URL(page.url()).search).toBe(`?site=${siteId}`)
    await expect(form.text('Customer Name')).toHaveValue('Typed behind the dialog')
    const admin = { mobile: setting['contactNumber'], email: setting['contactEmail'], username: site['userName'], name: 'Admin' }
    const other = { mobile: last['mobile'], email: last['emailId'], username: last['username'], name: last['name'] }
    const lowStock = {
      code: 'LOW_STOCK',
      commList: ['TELEGRAM', 'EMAIL'],
      senderList: [admin, other].toSorted((one, two) => (one.username < two.username ? -1 : 1)),
    }
    const configs = [before, lowStock, foreign]
    await test.step('what is sent; what this console does not know stays [NOTIF-015] [NOTIF-016] [NOTIF-017]', async () => {
      expect(control.calls('UpdateCommChannelSetting').at(-1)?.variables).toEqual({ domain, configs })
    })
    expect(await readBack()).toEqual({ domain, typeValue: 'commChannelSetting', configs })
    await dismissToasts(page)
  })

  await test.step('users that cannot be read are reported, with a retry; another user is not overwritten; leaving asks', async () => {
    control.addFault({ operation: 'GetSiteSubRoleSiteId', fault: 'graphql-error', message: 'USERS_ARE_AWAY' })
    await entry.click()
    await expect(dialog.getByText('The users of the site could not be loaded. USERS ARE AWAY')).toBeVisible()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText('The users of the site could not be loaded.')).toBeHidden()
    await tab('Inventory Management').click()
    await toggle('Telegram', 'Low stock').uncheck()
    await stored.run(SET_CHANNELS, { domain, configs: [foreign] })
    const sent = control.calls('UpdateCommChannelSetting').length
    await save.click()
    await expect(reviewOf(page)).toBeVisible()
    const lowStock = reviewOf(page).getByRole('radiogroup', { name: 'Low stock: which value is saved' })
    await expect(lowStock.getByRole('radio', { name: 'Theirs: empty' })).not.toBeChecked()
    await expect(lowStock.getByRole('radio', { name: `Yours: Email: Admin, ${last['name']}` })).not.toBeChecked()
    await expect(reviewOf(page).getByRole('button', { name: 'Save (1 to choose)' })).toBeVisible()
    expect(control.calls('UpdateCommChannelSetting').length).toBe(sent)
    await reviewOf(page).getByRole('button', { name: 'Back to the form' }).click()
    await expect(reviewOf(page)).toBeHidden()
    await expect(save).toBeFocused()
    await page.keyboard.press('Escape')
    await askedToLeave(page).getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(entry).toBeFocused()
  })
})
