import { expect, type Locator, type Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { openAddress } from '../open-address.ts'

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

/** Opens the history of a site by its address, as a link does. */
export async function openHistory(page: Page, { siteId, domain }: { readonly siteId: string; readonly domain: string }): Promise<Locator> {
  await openAddress(page, `/?history=${siteId}`)
  const dialog = historyDialog(page, domain)
  await expect(dialog).toBeVisible()
  return dialog
}

/** Writes a note in an open history and waits until it is listed. */
export async function addNote(dialog: Locator, category: string, text: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Notes Category' }).selectOption(category)
  await dialog.getByRole('textbox', { name: 'Notes' }).fill(text)
  await dialog.getByRole('button', { name: 'SAVE', exact: true }).click()
  await expect(dialog.getByRole('table', { name: 'History' }).getByText(text)).toBeVisible()
}

/** The texts of a table's rows below its header, cell by cell. */
export const tableTexts = (table: Locator): Promise<string[][]> =>
  table.evaluate((element) =>
    Array.from(element.querySelectorAll('tbody tr'), (row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent ?? '')),
  )
