import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { cpList } from './partners-on-screen.ts'

export const ENTRY = 'UpdateCPWallet'

export const DECCAN = { username: 'cp@demo.example', company: 'Deccan Digital Partners' }

/** Pixels, while it grows into its place too. */
export const widthOf = (dialog: Locator): Promise<number> => dialog.evaluate((element: HTMLElement) => element.offsetWidth)

/** A notification with its detail. Earlier ones may still stand there. */
export const told = (page: Page, message: string, detail: string): Locator =>
  page.locator('.fui-Toast', { hasText: message }).filter({ hasText: detail }).last()

/** Fills the form of an entry and goes on to its confirmation. */
export async function toConfirmation(page: Page, entry: { amount: string; mode: string; type: string; note: string }): Promise<Locator> {
  const { form, confirmation } = cpList(page)
  await form.getByRole('textbox', { name: 'Amount' }).fill(entry.amount)
  await form.getByRole('combobox', { name: 'Payment Mode' }).selectOption(entry.mode)
  await form.getByRole('combobox', { name: 'Type' }).selectOption(entry.type)
  await form.getByRole('textbox', { name: 'Notes' }).fill(entry.note)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(confirmation).toBeVisible()
  return confirmation
}
