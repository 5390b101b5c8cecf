import { expect, test } from 'vitest'
import { noteSchema } from './note-form.tsx'

const messagesOf = (values: object): Record<string, string> => {
  const { error } = noteSchema.safeParse({ noteCategory: '', noteText: '', ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('category and text are both missed [NOTES-007] [NOTES-008] [NOTES-009]', () => {
  expect(messagesOf({})).toEqual({ noteCategory: 'Please Select Notes Category', noteText: 'Please Enter Notes' })
  expect(messagesOf({ noteCategory: 'Billing', noteText: ' \n ' })).toEqual({ noteText: 'Please Enter Notes' })
  expect(messagesOf({ noteCategory: 'Nothing of the list', noteText: 'x' })).toEqual({ noteCategory: 'Please Select Notes Category' })
})

test('blanks around a text are not kept', () => {
  expect(noteSchema.parse({ noteCategory: 'Renewal Notes', noteText: ' Called \n' })).toEqual({ noteCategory: 'Renewal Notes', noteText: 'Called' })
})
