import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fluent's focus traps bracket a dialog with empty focusable elements hidden from readers; axe takes them for mistakes. */
const FOCUS_DUMMY = /data-tabster-dummy|data-is-focus-trap-zone-bumper/

/** Waits until what fades or slides in stands there in its own colours. Spinners never end and are not waited for. */
async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Rows of a table are alike; axe takes half its time for the eighth and all that follow. */
const FURTHER_ROWS = '[role="row"]:nth-child(n + 8)'

/** Fails when axe finds anything serious or critical in what the page shows now. */
export const expectNoSeriousAxeViolations = (page: Page): Promise<void> => expectNothingSerious(page, (axe) => axe)

/** As `expectNoSeriousAxeViolations`, of colours only: for the same page in another appearance. */
export const expectReadableColours = (page: Page): Promise<void> => expectNothingSerious(page, (axe) => axe.withRules('color-contrast'))

async function expectNothingSerious(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await motionEnds(page)
  // The usual mode opens a blank page of its own for the results, which neither host can.
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode(true).exclude(FURTHER_ROWS)).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => html).filter((html) => !(id === 'aria-hidden-focus' && FOCUS_DUMMY.test(html))),
    }))
    .filter(({ nodes }) => nodes.length > 0)
  expect(serious, 'serious axe violations').toEqual([])
}
