import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { dateText, dayStart } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { openRowMenu, rowOf, siteRows } from '../../sites/site-list.ts'
import { EditSiteOnScreen, pathOf } from '../edit-site.ts'
import { png } from '../png.ts'
import { type Stored, StoredSites } from '../stored-site.ts'
import { EDIT_TOGGLES, GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '../toggles.ts'

/** An enquiry site with pages, without a partner; nobody looks after it yet. */
const SITE = { siteId: 'site-100039', domain: 'aditi-exports-39.shops.example' }

/** Switches turned round: as they were and as they are set. */
const turnedRound = ({ record, setting }: Stored, toggles: readonly { readonly name: string; readonly label: string }[]) =>
  toggles.map(({ name, label }) => ({ name, label, isOn: (record[name] ?? setting[name] ?? setting.premiumFeature[name]) !== true }))

type Switches = ReturnType<typeof turnedRound>
const byName = (switches: Switches): Record<string, boolean> => Object.fromEntries(switches.map(({ name, isOn }) => [name, isOn]))
const lines = (section: string, switches: Switches): string[] => switches.map(({ label, isOn }) => `${section} / ${label}: ${isOn ? 'No -> Yes' : 'Yes -> No'}`)

const ADDRESS = { addressLineOne: '1 Edited Road', addressLineTwo: 'Second floor', country: 'UK', state: 'Kent', city: 'Dover', zip: '560001' }

async function openFromList(page: Page): Promise<EditSiteOnScreen> {
  await expect(siteRows(page).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('100')
  await page.getByRole('searchbox').fill('aditi-exports')
  await openRowMenu(page, SITE)
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  return new EditSiteOnScreen(page)
}

/** The form as it is first drawn: a moment later all of the site may be there. */
const firstDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly custName: string; readonly isDisabled: boolean; readonly isLoading: boolean }>((resolve) => {
        new MutationObserver((_, observer) => {
          const field = document.querySelector<HTMLInputElement>('input[name="custName"]')
          if (field === null) return
          observer.disconnect()
          resolve({ custName: field.value, isDisabled: field.matches(':disabled'), isLoading: document.body.textContent.includes('Loading the whole site') })
        }).observe(document.body, { subtree: true, childList: true })
      }),
  )

test('every field of an existing site is edited, reviewed, saved and read back [SHELL-033]', async ({ signedInAs, platform }) => {
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const switches = turnedRound(before, SETTING_TOGGLES)
  const group = turnedRound(before, GROUP_TOGGLES)
  const editOnly = turnedRound(before, EDIT_TOGGLES)
  const premium = turnedRound(before, PREMIUM_TOGGLES)
  const { page } = await signedInAs('ADMIN')

  const form = await test.step('from the list: at once what the list knows, then all of it', async () => {
    const first = firstDrawn(page)
    const opened = await openFromList(page)
    expect(await first).toEqual({ custName: before['record'].custName, isDisabled: true, isLoading: true })
    await opened.isLoaded()
    await expect(page.getByText('Loading the whole site')).toBeHidden()
    await expect(opened.text('Customer Name')).toHaveValue(before['record'].custName)
    await expect(opened.text('Customer Name')).toBeEnabled()
    await test.step('the address has the id alone: the rest came along [ROUTE-012]', async () => {
      // What was shown at once came along with the navigation: the address has the id alone.
      expect(new URL(page.url()).search).toBe(`?site=${SITE.siteId}`)
    })
    await test.step('records are read 900 at a time [CONST-004] [SLIST-050]', async () => {
      expect(controlOf(platform).calls('GetSitesBySiteTypeAndOptionRecords').at(-1)?.variables).toMatchObject({ limit: 900 })
    })
    return opened
  })

  await test.step('sections in their order, address and currency fixed, the pages of the site', async () => {
    const titles = await page.locator('h2[id^="section-"]').allInnerTexts()
    expect(titles).toEqual(['Basic', 'Online Payment', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages'])
    await test.step('the address is fixed [SEDIT-005] [SEDIT-006]', async () => {
      for (const label of ['Sub Domain', 'Domain']) await expect(form.text(label)).toBeDisabled()
      await expect(form.text('Sub Domain')).toHaveValue('aditi-exports-39')
      await expect(form.text('Domain')).toHaveValue('shops.example')
    })
    await test.step('so is the currency [SEDIT-007]', async () => {
      await expect(form.select('Currency')).toBeDisabled()
      await expect(form.select('Currency')).toHaveValue('INR')
    })
    const pages = page.getByRole('grid', { name: 'Pages of the site' })
    await pages.scrollIntoViewIfNeeded()
    await expect(pages.locator('[role="columnheader"][title]')).toHaveCount(4)
    await test.step('the pages of the site [SEDIT-028]', async () => {
      expect(before['pages'].length).toBeGreaterThan(0)
      for (const each of before['pages']) await expect(pages.getByText(each.pageName, { exact: true })).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'edit-light')
  })

  await test.step('Basic', async () => {
    await form.select('Site Option').selectOption({ label: 'Commerce' })
    await form.select('Reference site').click()
    await form.select('Reference site').fill('new-bharat-electronics')
    await page.getByRole('option', { name: /new-bharat-electronics-38\.shops\.example/ }).click()
    expect(controlOf(platform).calls('GetSitesAdmin').at(-1)?.variables).toEqual({})
    expect(controlOf(platform).calls('GetSitesBySiteTypeAndOption').at(-1)?.variables).toMatchObject({ siteOption: 'COMMERCE', limit: 900 })
    await form.select('Site mode').selectOption({ label: 'Under construction' })
    await form.fillTexts({
      'Customer Name': 'Edited Customer',
      'Company Name': 'Edited Company',
      'Internal Name': 'Edited internally',
      'GST No': '27EDITED1234Z5',
      Email: 'edited@mail.example',
      Mobile: '91234 56780',
      'Contact Number': '9000000001',
      'User Name': 'edited-user',
      'Support number': '18001234',
    })
    await form.text('Contact number 1').fill('9876543210')
    await form.select('Language').selectOption('Tamil')
    await form.choose('Sales Person', 'Sneha Patil')
    await form.choose('Support Account Manager', 'Divya Menon')
    await form.select('Partner type').selectOption('STOCKIST')
    await form.choose('Stockist', 'Ramesh Patel')
    await form.toggle('Product listing').setChecked(true)
    await form.text('Number of products').fill('77')
    await form.text('Photos allowed').fill('33')
    await form.select('Courier option').selectOption('SHIPROCKET')
    await form.toggle('Site enabled').setChecked(false)
    await page.getByLabel('License from').fill('2026-02-28')
    await page.getByLabel('License till').fill('2028-02-29')
  })

  await test.step('Online Payment, Wallet Settings, Payment Modes', async () => {
    await page.getByRole('checkbox', { name: 'PayPal' }).check()
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck()
    await form.toggle('Wallet').setChecked(false)
    await form.addPaymentMode('CHEQUE', 'By cheque')
    await form.addPaymentMode('UPI', 'Pay by UPI')
  })

  await test.step('Settings, Premium Features', async () => {
    const logo = page.getByRole('group', { name: 'Site logo' })
    await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600, 200) })
    await expect(logo.getByRole('button', { name: 'Remove logo' })).toBeVisible()
    await form.fillTexts({
      'Background colour': '#112233',
      'Menu colour': '#445566',
      'Text colour': '#778899',
      'SEO title': 'Edited title',
      'SEO description': 'Edited description',
      'Address line 1': '1 Edited Road',
      'Address line 2': 'Second floor',
      Zip: '560001',
      Latitude: '12.97',
      Longitude: '77.59',
      'Available WhatsApp': '5',
    })
    await form.choose('Font', 'Roboto')
    await form.select('Theme design').fill('THEME2')
    await form.select('Country').selectOption('United Kingdom')
    await form.choose('State', 'Kent')
    await form.select('City').fill('Dover')
    await form.choose('Dining menu', 'Dine In')
    await form.setToggles(Object.fromEntries([...switches, ...group, ...editOnly, ...premium].map(({ label, isOn }) => [label, isOn])))
    await form.select('Group id').fill('group-9')
    await test.step('with a group there is no reference site [SEDIT-017]', async () => {
      await expect(form.select('Reference site')).toBeDisabled()
    })
  })

  await test.step('the review says what is saved: field, from, to, by section', async () => {
    await page.keyboard.press('Control+s')
    const { custName, companyName, ownerEmail, ownerMob } = { ...before['record'], ...before['setting'] }
    const key = expect.stringMatching(/^Settings \/ Site logo: empty -> aditi-exports-39\/site\/[\da-f-]{36}$/)
    expect(await form.changes()).toEqual([
      'Basic / Site Option: Enquiry -> Commerce',
      'Basic / Reference site: empty -> new-bharat-electronics-38.shops.example',
      'Basic / Site mode: Live -> Under construction',
      `Basic / Customer Name: ${custName} -> Edited Customer`,
      `Basic / Company Name: ${companyName} -> Edited Company`,
      'Basic / Internal Name: Aditi Exports -> Edited internally',
      'Basic / GST No: empty -> 27EDITED1234Z5',
      `Basic / Email: ${ownerEmail} -> edited@mail.example`,
      `Basic / Mobile: ${ownerMob} -> 91234 56780`,
      `Basic / Contact Number: ${ownerMob} -> 9000000001`,
      'Basic / Additional contact numbers: 9607746970 -> 9876543210',
      'Basic / User Name: owner100039 -> edited-user',
      'Basic / Support number: empty -> 18001234',
      'Basic / Language: English -> Tamil',
      'Basic / Sales Person: Arjun Reddy -> Sneha Patil',
      'Basic / Support Account Manager: empty -> Divya Menon',
      'Basic / Partner type: empty -> STOCKIST',
      'Basic / Stockist: empty -> Ramesh Patel',
      'Basic / Number of products: 92 -> 77',
      'Basic / Photos allowed: 20 -> 33',
      'Basic / Courier option: Dunzo -> Shiprocket',
      'Basic / Site enabled: Yes -> No',
      `Basic / License from: ${dateText(before['record'].fromDate)} -> 28/02/2026`,
      `Basic / License till: ${dateText(before['record'].tillDate)} -> 29/02/2028`,
      'Online Payment / Payment options: Cash on delivery, Payment button -> PayPal, Payment button',
      'Wallet Settings / Wallet: Yes -> No',
      'Payment Modes / Payment modes: empty -> By cheque (Cheque), Pay by UPI (UPI)',
      key,
      'Settings / Background colour: #ffffff -> #112233',
      'Settings / Menu colour: #ea2b1f -> #445566',
      'Settings / Text colour: #000000 -> #778899',
      'Settings / Font: Open Sans -> Roboto',
      'Settings / Theme design: THEME1 -> THEME2',
      'Settings / SEO title: Aditi Exports -> Edited title',
      'Settings / SEO description: Aditi Exports, Guwahati -> Edited description',
      'Settings / Address line 1: 219 Ring Road -> 1 Edited Road',
      'Settings / Address line 2: empty -> Second floor',
      'Settings / Country: India -> United Kingdom',
      'Settings / State: Assam -> Kent',
      'Settings / City: Guwahati -> Dover',
      'Settings / Zip: 781001 -> 560001',
      'Settings / Latitude: 26.1445 -> 12.97',
      'Settings / Longitude: 91.7362 -> 77.59',
      ...lines('Settings', group),
      'Settings / Group id: empty -> group-9',
      'Settings / Available WhatsApp: 1 -> 5',
      'Settings / Dining menu: empty -> Dine In',
      ...lines('Settings', switches),
      ...lines('Settings', editOnly),
      ...lines('Premium Features', premium),
    ])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'review-light')
  })

  const after = await test.step('saved: toast, the list with the change, and on the platform every field as it was typed', async () => {
    await test.step('what is said [SEDIT-030] [MSG-054]', async () => {
      await form.saveAndLeave()
    })
    await test.step('saved, it leads to the list [SEDIT-003]', async () => {
      expect(pathOf(page)).toBe('/')
    })
    await page.getByRole('searchbox').fill('aditi-exports')
    await expect(rowOf(page, SITE)).toContainText('Edited Company')
    const now = await stored.whole(SITE.domain)
    const { siteId, subdomain, domain, fqdn, curr, siteType } = before['record']
    expect(now['record']).toEqual({
      siteId,
      subdomain,
      domain,
      fqdn,
      curr,
      siteType,
      ...byName(switches.filter(({ name }) => name in before['record'])),
      internalName: 'Edited internally',
      enabled: false,
      siteOptions: 'COMMERCE',
      no_of_products: 77,
      no_of_photos: 33,
      custName: 'Edited Customer',
      companyName: 'Edited Company',
      gstNo: '27EDITED1234Z5',
      fromDate: dayStart('2026-02-28'),
      tillDate: dayStart('2028-02-29'),
      courierOption: 'SHIPROCKET',
      userName: 'edited-user',
      groupId: 'group-9',
      isGroupAdmin: true,
      partnerType: 'STOCKIST',
      salesPerson: 'Sneha Patil',
      supportAccManager: 'Divya Menon',
      channelPartner: null,
      channelPartnerId: null,
      stockistName: 'Ramesh Patel',
      customerLang: 'Tamil',
      contactEmail: 'edited@mail.example',
    })
    expect(now['setting']).toEqual({
      ...byName([...switches.filter(({ name }) => name in before['setting']), ...group, ...editOnly]),
      ...ADDRESS,
      curr,
      companyName: 'Edited Company',
      contactNumber: '9000000001',
      contactEmail: 'edited@mail.example',
      ownerEmail: 'edited@mail.example',
      ownerMob: '91234 56780',
      additionalContactNumbers: ['9876543210'],
      siteMode: 'UNDER_CONSTRUCTION',
      integratePaymentOption: ['PAYPAL', 'PAYMENT_BTN'],
      supportNumber: '18001234',
      latitude: 12.97,
      longitude: 77.59,
      footerAddress: { ...ADDRESS, location: { lat: 12.97, long: 77.59 } },
      homePageTitle: 'Edited title',
      homePageMetadesc: 'Edited description',
      siteLogo: { bucket: 'admin-console', key: expect.stringMatching(/^aditi-exports-39\/site\/[\da-f-]{36}$/), region: expect.any(String) },
      backgroundColor: '#112233',
      menuFontColor: '#445566',
      textFontColor: '#778899',
      textFontType: 'Roboto',
      referenceSite: 'new-bharat-electronics-38.shops.example',
      availableWhatsApp: 5,
      groupId: 'group-9',
      courierOption: 'SHIPROCKET',
      themeDesign: 'THEME2',
      diningSettingMenu: 'dine-in',
      paymentModes: [
        { internalName: 'CHEQUE', displayName: 'By cheque', paymentState: 'PAID_OFFLINE' },
        { internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' },
      ],
      isWalletEnabled: false,
      premiumFeature: byName(premium),
    })
    expect(now['reward']).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-9' })
    await test.step("an entry in the site's history [SEDIT-010]", async () => {
      expect(now['events']).toEqual([
        { eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site', createdBy: 'admin@demo.example' },
        ...before['events'],
      ])
    })
    return now
  })

  await test.step('edited again: type, partner, what is taken away; nothing else changes', async () => {
    await form.open(SITE.siteId)
    await expect(form.select('Reference site')).toBeDisabled()
    await form.toggle('Group reward').setChecked(false)
    await test.step('without a group its id goes, and a reference site can be chosen [SEDIT-017]', async () => {
      await form.toggle('Group admin').setChecked(false)
      await expect(form.select('Group id')).toHaveValue('')
      await expect(form.select('Reference site')).toBeEnabled()
    })
    await form.select('Site Type').selectOption({ label: 'Market Place' })
    await form.select('Partner type').selectOption('CP')
    await form.choose('Channel partner', 'Deccan Digital Partners')
    await form.text('Contact Number').fill('')
    await page.getByRole('button', { name: 'Remove logo' }).click()
    await page.getByRole('button', { name: 'Delete Cheque' }).click()
    await form.toggle('Photos').setChecked(false)
    await page.keyboard.press('Control+s')
    expect(await form.changes()).toEqual([
      'Basic / Site Type: e-Commerce -> Market Place',
      'Basic / Contact Number: 9000000001 -> empty',
      'Basic / Partner type: STOCKIST -> CP',
      'Basic / Partner name: empty -> Deccan Digital Partners',
      'Basic / Stockist: Ramesh Patel -> empty',
      'Basic / Photos: Yes -> No',
      'Payment Modes / Payment modes: By cheque (Cheque), Pay by UPI (UPI) -> Pay by UPI (UPI)',
      expect.stringMatching(/^Settings \/ Site logo: aditi-exports-39\/site\/.* -> empty$/),
      'Settings / Group admin: Yes -> No',
      'Settings / Group reward: Yes -> No',
      'Settings / Group id: group-9 -> empty',
    ])
    await form.saveAndLeave()
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual({
      ...after['record'],
      siteType: 'B2C_MARKET_PLACE',
      partnerType: 'CP',
      channelPartner: 'Deccan Digital Partners',
      channelPartnerId: 'cp@demo.example',
      stockistName: null,
      no_of_photos: null,
      isGroupAdmin: false,
      groupId: null,
    })
    expect(now['setting']).toEqual({
      ...after['setting'],
      contactNumber: null,
      siteLogo: null,
      paymentModes: [{ internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' }],
      isGroupAdmin: false,
      isGroupReward: false,
      groupId: null,
    })
    expect(now['reward']).toEqual({ isEnabled: false, onGroup: true, groupId: null })
  })
})
