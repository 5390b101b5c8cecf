import { expect, type Locator, type Page } from '@playwright/test'

/** How a user acts: with the mouse, or with the keyboard alone. */
export interface Hands {
  readonly press: (control: Locator) => Promise<void>
  /** An item of a menu whose items are one place for Tab: it comes back to the last one used. */
  readonly pressInMenu: (menu: Locator, item: Locator) => Promise<void>
  readonly check: (radio: Locator) => Promise<void>
  /** The record of the row that has a text. */
  readonly openRow: (page: Page, text: string) => Promise<void>
  /** An entry of the menu of the first row. */
  readonly chooseOfFirstRow: (page: Page, entry: string) => Promise<void>
  /** An option of a field that is found by typing. */
  readonly choose: (combo: Locator, option: string) => Promise<void>
}

const optionOf = (combo: Locator, name: string): Locator => combo.page().getByRole('option', { name, exact: true })
const entryOf = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true })

/**
 * Waits for the screen of an item of the main menu, or for the question about unsaved changes. Until then the screen
 * before it takes every click and key.
 */
const screenOpens = (item: Locator): Promise<void> =>
  expect(item.and(item.page().locator('[aria-current="page"]')).or(item.page().locator('[role=dialog], [role=alertdialog]')).first()).toBeVisible()

export const MOUSE: Hands = {
  press: (control) => control.click(),
  async pressInMenu(_, item) {
    await item.click()
    await screenOpens(item)
  },
  check: (radio) => radio.check(),
  openRow: (page, text) => gridOf(page).getByText(text, { exact: true }).first().dblclick(),
  async chooseOfFirstRow(page, entry) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await entryOf(page, entry).click()
  },
  async choose(combo, option) {
    await combo.click()
    await optionOf(combo, option).click()
  },
}

/** More than any screen has. */
const MOST_TABS = 200

/** The key that leads from where the focus is to the control: none where it has the focus, `gone` where the screen has drawn it anew. */
const keyTo = (element: Element): 'Tab' | 'Shift+Tab' | 'none' | 'gone' => {
  if (!element.isConnected) return 'gone'
  const now = document.activeElement ?? document.body
  if (element.contains(now)) return 'none'
  return (element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 'Tab' : 'Shift+Tab'
}

/** Presses a key until the control has the focus, or something in it. */
export async function pressUntilFocused(key: 'Tab' | 'ArrowDown' | 'ArrowRight', target: Locator): Promise<void> {
  // Held, and found once: to find it by its role costs the page more than the key does.
  let control = await target.elementHandle()
  let pressed: string | undefined
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    const towards = (await control?.evaluate(keyTo)) ?? 'gone'
    if (towards === 'none') return
    if (towards === 'gone') {
      control = await target.elementHandle()
      pressed = undefined
      continue
    }
    // Kept: where Tab leads round the end of the page, the way goes on in its direction.
    pressed ??= key === 'Tab' ? towards : key
    await target.page().keyboard.press(pressed)
  }
  await expect(target, `reached by ${pressed}`).toBeFocused({ timeout: 1 })
}

/** Puts the focus on the first row of a grid. */
export async function toFirstRow(grid: Locator): Promise<void> {
  await grid.getByRole('row').nth(1).waitFor()
  await pressUntilFocused('Tab', grid)
  await grid.page().keyboard.press('Control+Home')
}

const gridOf = (page: Page): Locator => page.getByRole('main').getByRole('grid').first()

export const KEYBOARD: Hands = {
  async press(control) {
    await pressUntilFocused('Tab', control)
    await control.page().keyboard.press('Enter')
  },
  async pressInMenu(menu, item) {
    await item.waitFor()
    await pressUntilFocused('Tab', menu)
    await menu.page().keyboard.press('Home')
    await pressUntilFocused('ArrowDown', item)
    await menu.page().keyboard.press('Enter')
    await screenOpens(item)
  },
  async check(radio) {
    await pressUntilFocused('Tab', radio.page().getByRole('radiogroup').filter({ has: radio }))
    await pressUntilFocused('ArrowDown', radio)
  },
  async openRow(page, text) {
    await toFirstRow(gridOf(page))
    await pressUntilFocused('ArrowDown', page.getByRole('main').getByRole('row').filter({ hasText: text }))
    await page.keyboard.press('Enter')
  },
  async chooseOfFirstRow(page, entry) {
    await toFirstRow(gridOf(page))
    await page.keyboard.press('Shift+F10')
    await pressUntilFocused('ArrowDown', entryOf(page, entry))
    await page.keyboard.press('Enter')
  },
  async choose(combo, option) {
    await pressUntilFocused('Tab', combo)
    await combo.page().keyboard.type(option)
    await optionOf(combo, option).waitFor()
    await combo.page().keyboard.press('ArrowDown')
    await combo.page().keyboard.press('Enter')
    await expect(combo).toHaveValue(option)
  },
}
