import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import type { Control } from '#local-platform/faults/control.ts'
import { loadingIn } from '#scripts/tour/finished.ts'
import { expect } from '../e2e/fixtures.ts'
import { motionEnds } from '../e2e/motion.ts'
import { openAddress } from '../e2e/open-address.ts'
import { screenTitle } from '../e2e/routes/route-table.ts'
import type { DialogStop } from './dialogs/dialog-stop.ts'
import { problemsOf } from './inspect.ts'
import type { ScreenStop } from './screens.ts'

/** How long a step of the walk may take, milliseconds. */
const TIMEOUT = 20_000

/** How long a surface may take to give way to a click or to Escape, milliseconds; one that has not by then stays. */
const GIVES_WAY_IN = 2000

/** Surfaces that may lie over each other: a question over a dialog over a dialog over a panel. */
const MOST_LAYERS = 6

/** How often one screen may ask the platform the same. */
const MOST_EQUAL_CALLS = 3
/** Calls of one operation on one screen: a list that is read page by page has several. */
const MOST_CALLS = 40

/**
 * What the browser writes where the console is right: the policy of its document keeps markup and libraries from running anything, and a picture that the
 * data names is not in storage.
 */
const EXPECTED =
  /^(?:Refused to (?:apply|execute)|Applying|Executing) inline (?:style|event handler)|'TrustedScript' assignment|^Blocked script execution in|^Failed to load resource: .* status of (404|500|400|403|414|431)/

/** The title that the markup in the data gives its document where it comes to life. */
const MARKUP_RAN = 'ran'

/** A walk through the console: what was found wrong, and where. */
export class Walk {
  readonly problems: string[] = []
  /** Screens and dialogs that were there. */
  opened = 0
  readonly #page: Page
  readonly #control: Control
  #errors: string[] = []

  constructor(page: Page, control: Control) {
    this.#page = page
    this.#control = control
    // A step that cannot be done is a finding, not the end of the walk.
    page.setDefaultTimeout(TIMEOUT)
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()))
        this.#errors.push(`console: ${message.text().slice(0, 300)} ${message.location().url.slice(0, 120)}`)
    })
    page.on('pageerror', (error) => this.#errors.push(`error: ${String(error).slice(0, 300)}`))
  }

  /** Opens a screen by its address and writes down what is wrong with it. @param hasRecords whether there is a record to show */
  async screen({ name, address, title, titleBeyond = title, button }: ScreenStop, hasRecords: boolean): Promise<void> {
    this.#begin()
    await openAddress(this.#page, address)
    await this.#arrive(name, async () => {
      await expect(screenTitle(this.#page)).toHaveText(new RegExp(`^(${title}|${titleBeyond})$`))
      const shown =
        button !== undefined && hasRecords ? this.#page.getByRole('main').getByRole('button', { name: button, exact: true }) : this.#page.getByRole('main')
      await expect(shown.first()).toBeVisible()
      this.opened += 1
    })
  }

  /** Opens a dialog as a user does, writes down what is wrong with it, and closes it. */
  async dialog({ name, address, open, shows }: DialogStop): Promise<void> {
    await this.#clear()
    this.#begin()
    await openAddress(this.#page, address)
    await this.#arrive(name, async () => {
      await open?.(this.#page, this.#control)
      await expect(shows(this.#page)).toBeVisible({ timeout: TIMEOUT })
      this.opened += 1
    })
  }

  /** Closes what is open above the screen, and leaves what was typed. What gives way to nothing is closed with its page. */
  async #clear(): Promise<void> {
    const page = this.#page
    const surface = page.locator('[role=dialog], [role=alertdialog], .fui-PopoverSurface, [role=menu]').filter({ visible: true })
    const leave = page.getByRole('button', { name: /^(Leave|Finish later|Discard draft)$/ })
    const close = surface.last().getByRole('button', { name: /^(Close|Cancel)$/ })
    for (let step = 0; step < MOST_LAYERS; step += 1) {
      const open = await surface.count()
      if (open === 0) return
      const way = (await leave.count()) > 0 ? leave : close
      if ((await way.count()) > 0) await way.last().click()
      else await page.keyboard.press('Escape')
      // A dialog that stores something first goes a moment later, and would take the next click with it.
      await expect(surface)
        .not.toHaveCount(open, { timeout: GIVES_WAY_IN })
        .catch(() => undefined)
      await motionEnds(page)
    }
    await page.reload()
  }

  #begin(): void {
    this.#errors = []
    this.#control.journal.clear()
  }

  async #arrive(name: string, open: () => Promise<void>): Promise<void> {
    const note = (problem: string): void => void this.problems.push(`${name}: ${problem}`)
    try {
      await open()
      await expect(loadingIn(this.#page)).toHaveCount(0)
    } catch (error) {
      note(`did not open: ${stripVTControlCharacters(String(error)).slice(0, 400)}`)
    }
    await motionEnds(this.#page)
    for (const problem of await problemsOf(this.#page)) note(problem)
    for (const frame of this.#page.frames()) if ((await frame.title()) === MARKUP_RAN) note('markup of the data ran')
    for (const error of this.#errors) note(error)
    for (const problem of this.#loops()) note(problem)
  }

  #loops(): readonly string[] {
    const equal = new Map<string, number>()
    for (const { operation, variables } of this.#control.calls()) {
      const call = `${operation} ${JSON.stringify(variables)}`
      equal.set(call, (equal.get(call) ?? 0) + 1)
    }
    const repeated = [...equal]
      .filter(([call, count]) => count > MOST_EQUAL_CALLS && !call.startsWith('storage.'))
      .map(([call, count]) => `${count} times ${call.slice(0, 160)}`)
    const many = Object.entries(this.#control.journal.counts()).filter(([operation, count]) => count > MOST_CALLS && !operation.startsWith('storage.'))
    return [...repeated, ...many.map(([operation, count]) => `${count} calls of ${operation}`)]
  }
}
