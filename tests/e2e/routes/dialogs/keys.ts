import type { Locator, Page } from '@playwright/test'
import { png } from '../../site-forms/png.ts'
import { KEYBOARD, pressUntilFocused, toFirstRow } from '../hands.ts'
import { mainMenu } from '../route-table.ts'
import { STAFF_WAYS } from '../ways.ts'

/** What is pressed on the way to a dialog, from the home screen or from what the step before it opened. */
export type Step = (page: Page) => Promise<void>

export interface DialogWay {
  readonly name: string
  /** The file below `src/renderer` that draws the dialog. */
  readonly source: string
  readonly way: readonly Step[]
  readonly shows: (page: Page) => Locator
  /** Where the focus is then; left out: in the dialog. */
  readonly focus?: string
  /** What is pressed after Escape where something typed holds the way home. */
  readonly ending?: readonly Step[]
}

/** Back to the list of sites. */
export const home: Step = (page) =>
  KEYBOARD.pressInMenu(mainMenu(page).getByRole('list').first(), mainMenu(page).getByRole('link', { name: 'Site', exact: true }))

/** Out of a screen where something was typed. */
export const giveUp: readonly Step[] = [home, (page) => KEYBOARD.press(page.getByRole('button', { name: 'Leave', exact: true }))]

/** The keys that lead to a screen. */
export const screen =
  (path: string): Step =>
  async (page) => {
    await STAFF_WAYS[path]?.(page, KEYBOARD)
  }

/** A popover that takes the focus; what a chart says of its focused bar is none. */
const POPOVER = '.fui-PopoverSurface:not([aria-label^="Chart: "] *)'
/** What is above everything else: a dialog, a question, a popover; else the screen. */
const above = (page: Page): Locator => page.locator(`[role=dialog], [role=alertdialog], ${POPOVER}, body`).last()

const button = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

/** A button of the screen, or of the dialog that is open. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    KEYBOARD.press(button(above(page), name).first())

/** An entry of the menu that a button opens. */
export const chooseFrom =
  (name: string | RegExp, entry: string | RegExp): Step =>
  async (page) => {
    await press(name)(page)
    await chooseEntry(entry)(page)
  }

const chooseEntry =
  (entry: string | RegExp): Step =>
  async (page) => {
    await pressUntilFocused('ArrowDown', page.getByRole('menuitem', { name: entry }))
    await page.keyboard.press('Enter')
  }

/** The first row of the list. */
export const toRows: Step = (page) => toFirstRow(above(page).getByRole('grid').first())

/** An entry of the menu of the first row. */
export const ofFirstRow =
  (entry: string): Step =>
  (page) =>
    KEYBOARD.chooseOfFirstRow(page, entry)

/** Puts the focus into a field of the screen or of the dialog that is open. */
export const into =
  (field: string): Step =>
  (page) =>
    pressUntilFocused('Tab', above(page).getByRole('textbox', { name: field, exact: true }).first())

/** The record of the row that has a text. */
export const openRow =
  (text: string): Step =>
  (page) =>
    KEYBOARD.openRow(page, text)

/** Writes into a field of the screen or of the dialog that is open. */
export const type =
  (field: string, text: string): Step =>
  async (page) => {
    await into(field)(page)
    await page.keyboard.type(text)
  }

/** Searches the list. */
export const search =
  (text: string): Step =>
  async (page) => {
    await page.keyboard.press('/')
    await page.keyboard.type(text)
  }

/** Presses a key where the focus is. */
export const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name)

/** Answers the system's file dialog with a picture. */
export const givePicture =
  (field: string): Step =>
  async (page) =>
    page
      .getByLabel(`${field}: file`)
      .first()
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: png(1500, 1200) })

/** A button of a toolbar, which is one place for Tab. */
export const inToolbar =
  (name: string): Step =>
  async (page) => {
    const toolbar = page.getByRole('toolbar').filter({ has: page.getByRole('button', { name, exact: true }) })
    await pressUntilFocused('Tab', toolbar)
    await pressUntilFocused('ArrowRight', toolbar.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }

/** Switches something on. */
export const switchOn =
  (name: string): Step =>
  async (page) => {
    const control = page.getByRole('switch', { name, exact: true })
    await pressUntilFocused('Tab', control)
    await page.keyboard.press('Space')
  }

/** The next tab of the dialog that is open. */
export const tab =
  (name: string): Step =>
  async (page) => {
    const list = above(page).getByRole('tablist').first()
    await pressUntilFocused('Tab', list)
    await pressUntilFocused('ArrowRight', list.getByRole('tab', { name, exact: true }))
    await page.keyboard.press('Enter')
  }

const MOST_MOVES = 60

/** A control in a cell of the first row that has it: along the rows, along the columns, into the cell. */
export const inCell =
  (control: string | RegExp): Step =>
  async (page) => {
    const grid = above(page).getByRole('grid').first()
    const wanted = grid
      .getByRole('button', { name: control })
      .or(grid.getByRole('switch', { name: control }))
      .first()
    await toFirstRow(grid)
    await page.keyboard.press('End')
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      if (await isInFocusedRow(wanted)) break
      await page.keyboard.press('ArrowDown')
    }
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      if (await isInFocusedCell(wanted)) break
      await page.keyboard.press('ArrowLeft')
    }
    await page.keyboard.press('F2')
    await pressUntilFocused('Tab', wanted)
    await page.keyboard.press('Enter')
  }

const isInFocused = async (wanted: Locator, selector: string): Promise<boolean> => {
  if ((await wanted.count()) === 0) return false
  return wanted.evaluate((element, of) => element.closest(of)?.contains(document.activeElement) === true, selector)
}
const isInFocusedRow = (wanted: Locator): Promise<boolean> => isInFocused(wanted, '[role=row]')
const isInFocusedCell = (wanted: Locator): Promise<boolean> => isInFocused(wanted, '[role=gridcell]')

/** A dialog by its title. */
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).first()
/** The surface that a control opened beside itself. */
export const popover = (page: Page): Locator => page.locator(POPOVER).last()
