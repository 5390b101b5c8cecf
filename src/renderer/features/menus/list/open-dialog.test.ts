import { expect, test } from 'vitest'
import { dialogOf, dialogParameter, type OpenDialog } from './open-dialog.ts'

test.each<OpenDialog>([
  { kind: 'labels' },
  { kind: 'edit', slug: 'sunday: lunch' },
  { kind: 'add-sub-menu', slug: 'dine-in' },
  { kind: 'invoice-format', slug: 'dine-in' },
])('%j is found again in the address', (dialog) => {
  expect(dialogOf(dialogParameter(dialog))).toEqual(dialog)
})

test.each([null, '', 'edit', 'edit:', 'delete:lunch'])('%j opens nothing', (parameter) => {
  expect(dialogOf(parameter)).toBeNull()
})
