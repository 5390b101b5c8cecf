import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { logo, logoOf } from './logo-field.ts'

export const offerOf = (page: Page) => page.getByRole('alertdialog', { name: 'Go on with your draft?' })

export const goOn = (page: Page) => offerOf(page).getByRole('button', { name: 'Go on with it' }).click()

export const openForm = async (page: Page): Promise<void> => {
  await openAddress(page, '/create-site')
  // A draft that is offered hides the form behind it.
  await expect(page.getByRole('button', { name: 'Create Site' }).or(offerOf(page)).first()).toBeVisible()
}

/** Fills some of each kind of field. */
export const halfFill = async (page: Page): Promise<void> => {
  const form = new SiteFormOnScreen(page)
  await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
  await form.fillTexts({ 'Customer Name': 'Aditi Kapoor', Mobile: '98765 43210', 'Sub Domain': 'aditi' })
  await form.choose('Sales Person', 'Priya Nair')
  await logoOf(page).file.setInputFiles(logo)
  await expect(logoOf(page).stored).toBeVisible()
  await form.toggle('Wallet').uncheck()
  await form.addPaymentMode('UPI', 'Pay by UPI')
  await form.text('Background colour').fill('#fff8e1')
  await expect(page.getByRole('checkbox', { name: 'Select Home', exact: true })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Select Home', exact: true }).click()
}

export const expectHalfFilled = async (page: Page): Promise<void> => {
  const form = new SiteFormOnScreen(page)
  await expect(form.select('Site Type')).toHaveValue('O2OCommerce')
  await expect(form.select('Site Option')).toHaveValue('BOOKING_RESTAURANTS')
  await expect(form.text('Customer Name')).toHaveValue('Aditi Kapoor')
  await expect(form.text('Mobile')).toHaveValue('98765 43210')
  await expect(form.text('Sub Domain')).toHaveValue('aditi')
  await expect(form.select('Sales Person')).toHaveValue('Priya Nair')
  await expect(logoOf(page).stored).toBeVisible()
  await expect(form.toggle('Wallet')).not.toBeChecked()
  await expect(page.getByRole('cell', { name: 'Pay by UPI' })).toBeVisible()
  await expect(form.text('Background colour')).toHaveValue('#fff8e1')
  await expect(page.getByRole('checkbox', { name: 'Select Header', exact: true })).toBeChecked()
  // Taken out by hand: what a draft brings is not preselected again.
  await expect(page.getByRole('checkbox', { name: 'Select Home', exact: true })).not.toBeChecked()
}
