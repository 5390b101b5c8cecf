import { expect, type Page } from '@playwright/test'
import { dismissToasts } from '../notifications.ts'
import { toast } from '../sites/site-list.ts'

/** The menus as a person finds them. */

export const menuGrid = (page: Page) => page.getByRole('grid', { name: 'Menus' })

/** The switch of a menu in the list, or of a sub-menu below one; also while a question lies over it. */
export const statusOf = (page: Page, name: string) => page.getByRole('switch', { name: `Status of ${name}`, exact: true, includeHidden: true })

export const notesQuestion = (page: Page) => page.getByRole('alertdialog')

/** Waits for a message and closes every message that is there, so that the next one is the next. */
export async function said(page: Page, title: string): Promise<void> {
  await expect(
    toast(page)
      .filter({ hasText: exactly(title) })
      .first(),
  ).toBeVisible()
  await dismissToasts(page)
}

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)}$`)
