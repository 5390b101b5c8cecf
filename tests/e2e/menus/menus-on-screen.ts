import { expect, type Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { toast } from '../sites/site-list.ts'

/** The site of which the specs manage the menus. */
export const SITE_ID = 'site-100001'

/** The screen "Manage Menu" of that site, with what the console asks of the platform there. */
export class MenusOnScreen {
  readonly page: Page
  readonly review: EditReviewOnScreen
  readonly #platform: LocalPlatform

  constructor(page: Page, platform: LocalPlatform) {
    this.page = page
    this.review = new EditReviewOnScreen(page)
    this.#platform = platform
  }

  /** Opens the screen by its address and waits for the menus. */
  static async open(page: Page, platform: LocalPlatform): Promise<MenusOnScreen> {
    const menus = new MenusOnScreen(page, platform)
    await openAddress(page, `/service-typelist?site=${SITE_ID}`)
    await expect(menuGrid(page).getByText('Dine In', { exact: true })).toBeVisible()
    return menus
  }

  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true })
  readonly dialog = (title: string) => this.page.getByRole('dialog', { name: title, exact: true })

  /** The variables of every call of an operation, the oldest first. */
  readonly sent = (operation: string) => controlOf(this.#platform).sent(operation)

  /** The input of the last call of an operation. */
  readonly input = (operation: string): unknown => this.sent(operation).at(-1)?.['input']
}

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
