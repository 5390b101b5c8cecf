import type { Locator, Page } from '@playwright/test'
import type { Control } from '#local-platform/faults/control.ts'
import type { ForeignSeed } from '#local-platform/foreign/seed.ts'
import { firstRow } from '#scripts/tour/moves.ts'

/** A dialog, a drawer or a question over a screen, and how a user comes to it. */
export interface DialogStop {
  readonly name: string
  /** The file below `src/renderer` that draws it: every such file of the code is in the walk. */
  readonly source: string
  /** The screen it is opened from. */
  readonly address: string
  /** What the user does there; nothing where the address alone opens it. */
  readonly open?: (page: Page, control: Control) => Promise<void>
  /** What shows that it is open. */
  readonly shows: (page: Page) => Locator
  /** The seeds with a record to open it on; all where it is left out. */
  readonly seeds?: readonly ForeignSeed[]
}

export const SITE = 'site-100001'
export const PARTNER = 'cp@demo.example'

/** A dialog by its title. */
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).first()
/** Whatever dialog is open; of several, the last. */
export const anyDialog = (page: Page): Locator => page.locator('[role=dialog], [role=alertdialog]').last()
/** The surface that a control opened beside itself. */
export const popover = (page: Page): Locator => page.locator('.fui-PopoverSurface').last()

/** Presses the first button of that name. */
export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
      .first()
      .click()
  }

/** Chooses from the menu of the first row. */
export const fromRowMenu =
  (action: string) =>
  async (page: Page): Promise<void> => {
    await firstRow(page)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

/** Types into the first field of that label. */
export const type = async (page: Page, label: string, text: string): Promise<void> => page.getByRole('textbox', { name: label, exact: true }).first().fill(text)
