import type { Locator, Page } from '@playwright/test'

/** The balance of a site, and a recharge of it from the form to its confirmation. */

export const balanceOf = (dialog: Locator): Locator => dialog.getByRole('group', { name: 'Balance' })
export const formOf = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Wallet Recharge ·/ })
export const amountOf = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Recharge Amount' })
export const noteOf = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Notes' })
export const confirmationOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Wallet Recharge', exact: true })
export const recharge = (page: Page): Locator => confirmationOf(page).getByRole('button', { name: 'Recharge', exact: true })
export const goOn = (page: Page): Promise<void> => formOf(page).getByRole('button', { name: 'Continue' }).click()
