import { expect, type Page } from '@playwright/test'

/** The steps of a creation. */
const STEPS = 8

/**
 * Waits for a creation step by step, until it is over or one of them failed: on a busy machine all of them together take longer than one expectation
 * waits.
 */
export async function creationStops(page: Page): Promise<void> {
  const over = page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ hasText: /Done|Skipped/ })
  const failed = page.getByRole('alertdialog').getByRole('alert')
  const created = page.getByText('Site Created Successfully', { exact: true })
  for (let step = 0; step < STEPS; step += 1) await expect(over.nth(step).or(failed).or(created).first()).toBeVisible()
}
