import { expect, type Locator } from '@playwright/test'
import type { Control } from '#local-platform/faults/control.ts'

/** How AppSync answers for a Lambda function that ran out of time. */
const TIMED_OUT = { errorType: 'Lambda:Unhandled', message: '2026-11-22T10:00:00.000Z 6b1f Task timed out after 6.00 seconds' } as const

export const NOT_MADE =
  'Not done: the platform did not confirm this, and the change was not made. Nothing you typed is lost, and you can try again. The platform said: 2026-11-22T10:00:00.000Z 6b1f Task timed out after 6.00 seconds'

export const STILL_UNKNOWN =
  "We don't know yet whether this was done: the platform did not confirm it, and it could not be read. Check again before you try again."

/** The next call makes its change and is answered with a time-out. */
export const timesOutAfter = (control: Control, operation: string): void => control.addFault({ operation, fault: 'error-after-commit', ...TIMED_OUT })

/** The next call makes nothing and is answered with a time-out. */
export const timesOutBefore = (control: Control, operation: string): void =>
  control.addFault({ operation, fault: 'graphql-error', atField: true, ...TIMED_OUT })

/** The operation cannot be read until the faults are cleared. */
export const cannotBeRead = (control: Control, operation: string): void =>
  control.addFault({ operation, fault: 'graphql-error', message: 'INDEX_IS_BUSY', times: 100 })

/** What stands beside Save: the words, and whether one can look again. */
export async function expectProblem(where: Locator, text: string, looks: 'looks again' | 'looked up'): Promise<void> {
  await expect(where.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 20_000 })
  await expect(where.getByRole('button', { name: 'Check again' })).toHaveCount(looks === 'looks again' ? 1 : 0)
}
