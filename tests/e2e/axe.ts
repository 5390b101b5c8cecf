import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import { motionEnds } from './motion.ts'

/** Text of axe, which runs in the page. Its makers' runner for Playwright would send the longer one, and twice at each look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose violations are minor or moderate by axe's own word: they would be thrown away here. */
const LESS_THAN_SERIOUS = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
  'table-duplicate-name',
]

/** What passes is not described in detail: nobody reads it here. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(LESS_THAN_SERIOUS.map((rule) => [rule, { enabled: false }])),
}

/** Selectors of what is looked at and of what is left out. */
interface Part {
  readonly include: string[]
  readonly exclude: string[]
}

/** Fluent's focus traps bracket a dialog with empty focusable elements hidden from readers; axe takes them for mistakes. */
const FOCUS_DUMMY = /data-tabster-dummy|data-is-focus-trap-zone-bumper/

/** `npm test` without `--all` checks one appearance of a screen, and one state of it. */
export const CHECKS_DARK = process.env['ADMIN_CONSOLE_DAILY'] !== '1'

/** Rows of a table are alike; axe takes half its time for the eighth and all that follow. */
const FURTHER_ROWS = `[role="row"]:nth-child(n + ${CHECKS_DARK ? 8 : 4})`

/** A picture of a site, in the colours its owner chose. */
const OWN_COLOURS = '[aria-label="Preview of the site"]'

/** Comes and goes by itself, and lies dimmed below a dialog that opens after it: looked at alone, by `expectReadableNotification`. */
const NOTIFICATION = '.fui-Toast'

/**
 * Fluent hides the window from readers while a dialog is open, and shows it again up to 250 ms after the dialog has
 * gone.
 */
const STILL_HIDDEN = 'body:not(:has([aria-modal="true"])) > #root[aria-hidden="true"]'

/** All of a page that is the console's own and stays. */
const SCREEN: Part = { include: ['html'], exclude: [FURTHER_ROWS, OWN_COLOURS, NOTIFICATION] }

/** Fails when axe finds anything serious or critical in what the page shows now. */
export const expectNoSeriousAxeViolations = (page: Page): Promise<void> => expectNoneSerious(page, SCREEN, OPTIONS)

/** As `expectNoSeriousAxeViolations`, of a screen or dialog that is checked in another state too. Not checked daily. */
export const expectAccessibleToo = async (page: Page): Promise<void> => {
  if (CHECKS_DARK) await expectNoSeriousAxeViolations(page)
}

/** As `expectNoSeriousAxeViolations`, of colours only: for the same page in another appearance. Not checked daily. */
export const expectReadableColours = async (page: Page): Promise<void> => {
  if (CHECKS_DARK) await expectNoneSerious(page, SCREEN, { ...OPTIONS, runOnly: ['color-contrast'] })
}

/** Fails when axe finds anything serious or critical in the notification that the page shows, which must be one that stays. */
export async function expectReadableNotification(page: Page): Promise<void> {
  await expect(page.locator(NOTIFICATION)).toBeVisible()
  await expectNoneSerious(page, { include: [NOTIFICATION], exclude: [] }, OPTIONS)
}

async function expectNoneSerious(page: Page, part: Part, options: RunOptions): Promise<void> {
  await motionEnds(page)
  await expect(page.locator(STILL_HIDDEN)).toHaveCount(0)
  const serious = (await violations(page, part, options))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => html).filter((html) => !(id === 'aria-hidden-focus' && FOCUS_DUMMY.test(html))),
    }))
    .filter(({ nodes }) => nodes.length > 0)
  expect(serious, 'serious axe violations').toEqual([])
}

async function violations(page: Page, part: Part, options: RunOptions): Promise<readonly Result[]> {
  await Promise.all(
    page.frames().map(async (frame) => {
      try {
        if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
      } catch (error) {
        // A preview inside the page may be drawn again just then; the page itself may not.
        if (frame === page.mainFrame()) throw error
      }
    }),
  )
  return page.evaluate(async (run) => (await (window as unknown as { readonly axe: typeof import('axe-core') }).axe.run(run.part, run.options)).violations, {
    part,
    options,
  })
}
