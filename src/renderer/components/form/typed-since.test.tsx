// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './fields/text-field.tsx'
import { renderForm } from './form-harness.test-support.tsx'
import { keepsTyped, resetKeepingTyped, sentValues } from './typed-since.ts'

afterEach(cleanup)

interface Values {
  name: string
  address: { city: string }
  tags: string[]
}

const STORED: Values = { name: 'Aditi', address: { city: 'Pune' }, tags: ['a'] }
const FIELDS = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="address.city" label="City" />
  </>
)

test('what is typed while a form is saved stays in it as an unsaved change, the rest is saved', async () => {
  const { form, user } = renderForm<Values>(FIELDS, STORED)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Kitchen')
  const sent = sentValues(form)
  await user.type(screen.getByRole('textbox', { name: 'City' }), ' Camp')
  expect(keepsTyped(form, sent)).toBe(true)
  expect(form.getValues()).toEqual({ name: 'Aditi Kitchen', address: { city: 'Pune Camp' }, tags: ['a'] })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Pune Camp')
  expect(form.getFieldState('address.city').isDirty).toBe(true)
  expect(form.getFieldState('name').isDirty).toBe(false)
})

test('a form into which nothing is typed is not kept open', async () => {
  const { form, user } = renderForm<Values>(FIELDS, STORED)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
  expect(keepsTyped(form, sentValues(form))).toBe(false)
})

test('a form that is emptied after a save keeps what was typed since, and only that', async () => {
  const { form, user } = renderForm<Values>(FIELDS, { name: '', address: { city: '' }, tags: [] })
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'First')
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Pune')
  const sent = sentValues(form)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' and second')
  expect(resetKeepingTyped(form, sent, { name: '', address: { city: '' }, tags: [] })).toBe(true)
  expect(form.getValues()).toEqual({ name: 'First and second', address: { city: '' }, tags: [] })
})
