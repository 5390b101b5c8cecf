import type { Locator } from '@playwright/test'
import { expect } from '../../fixtures.ts'

const escaped = (text: string): RegExp => new RegExp(text.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&'))

export const expectSaid = async (field: Locator, message: string | null): Promise<void> => {
  if (message === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  else await expect(field).toHaveAccessibleDescription(escaped(message))
}
