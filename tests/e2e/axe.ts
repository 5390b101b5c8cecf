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

/** Fails when axe finds anything serious or critical in what the page shows now. */
export async function expectNoSeriousAxeViolations(page: Page): Promise<void> {
  await motionEnds(page)
  // The usual mode opens a blank page of its own for the results, which neither host can.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
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
