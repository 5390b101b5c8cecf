import { expect, type Page } from '@playwright/test'
import { openRowMenu, siteRows } from '../../sites/site-list.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { png } from '../png.ts'
import { SITE, type SwitchesOfSite } from './edited-site.ts'

/** Edit Site from the list, and every field of it filled in. */

export async function openFromList(page: Page): Promise<EditSiteOnScreen> {
  await expect(siteRows(page).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('100')
  await page.getByRole('searchbox').fill('aditi-exports')
  await openRowMenu(page, SITE)
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  return new EditSiteOnScreen(page)
}

/** The form as it is first drawn: a moment later all of the site may be there. */
export const firstDrawn = (page: Page) =>
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

export async function editBasic(form: EditSiteOnScreen): Promise<void> {
  const { page } = form
  await form.select('Site Option').selectOption({ label: 'Commerce' })
  await form.select('Reference site').click()
  await form.select('Reference site').fill('new-bharat-electronics')
  await page.getByRole('option', { name: /new-bharat-electronics-38\.shops\.example/ }).click()
  await form.select('Site mode').selectOption({ label: 'Under construction' })
  await form.fillTexts({
    'Customer Name': 'Edited Customer',
    'Company Name': 'Edited Company',
    'Internal Name': 'Edited internally',
    'GST No': '27EDITED1234Z5',
    Email: 'edited@mail.example',
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
}

export async function editPayment(form: EditSiteOnScreen): Promise<void> {
  const { page } = form
  await page.getByRole('checkbox', { name: 'PayPal' }).check()
  await page.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck()
  await form.toggle('Wallet').setChecked(false)
  await form.addPaymentMode('CHEQUE', 'By cheque')
  await form.addPaymentMode('UPI', 'Pay by UPI')
}

/** Settings and Premium Features. */
export async function editSettings(form: EditSiteOnScreen, { switches, group, editOnly, premium }: SwitchesOfSite): Promise<void> {
  const { page } = form
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
}
