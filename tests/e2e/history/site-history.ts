import { expect, type Locator, type Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { toast } from '../sites/site-list.ts'

/** A site's history as a person finds it, and as the platform holds it. */

export interface StoredEvent {
  readonly id: string
  readonly eventName: string | null
  readonly eventType: string | null
  readonly note: string | null
  readonly reason: string | null
  readonly createdAt: number
  readonly createdBy: string | null
}

/** The events of a site past the console, newest first; as many as there are. */
export async function storedEvents(platform: LocalPlatform, siteId: string, userName = 'admin@demo.example'): Promise<StoredEvent[]> {
  const { idToken } = await signIn(platform, userName)
  const { data } = await execute<{ getSiteActionEventsFilter: StoredEvent[] }>(
    platform,
    idToken,
    'query ($search: String!) { getSiteActionEventsFilter(searchValue: $search, limits: 1000) { id eventName eventType note reason createdAt createdBy } }',
    { search: JSON.stringify({ siteId }) },
  )
  return data.getSiteActionEventsFilter
}

export const historyDialog = (page: Page, domain: string): Locator => page.getByRole('dialog', { name: domain })

/** The history itself, and the form of a new note below it. */
export const historyTable = (dialog: Locator): Locator => dialog.getByRole('table', { name: 'History' })
export const noteText = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Notes' })
export const category = (dialog: Locator): Locator => dialog.getByRole('combobox', { name: 'Notes Category' })
export const save = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'SAVE', exact: true })

/** Waits for a message and closes every message that stands there, so that the next one is the next. */
export async function said(page: Page, title: string): Promise<void> {
  await expect(toast(page).filter({ hasText: title }).first()).toBeVisible()
  await dismissToasts(page)
}

/** Opens the history of a site by its address, as a link does. */
export async function openHistory(page: Page, { siteId, domain }: { readonly siteId: string; readonly domain: string }): Promise<Locator> {
  await openAddress(page, `/?q=${domain}&history=${siteId}`)
  const dialog = historyDialog(page, domain)
  await expect(dialog).toBeVisible()
  return dialog
}

/** Writes a note in an open history and waits until it is listed. */
export async function addNote(dialog: Locator, of: string, text: string): Promise<void> {
  await category(dialog).selectOption(of)
  await noteText(dialog).fill(text)
  await save(dialog).click()
  await expect(historyTable(dialog).getByText(text)).toBeVisible()
}

/** The texts of a table's rows below its header, cell by cell. */
export const tableTexts = (table: Locator): Promise<string[][]> =>
  table.evaluate((element) =>
    Array.from(element.querySelectorAll('tbody tr'), (row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent ?? '')),
  )
