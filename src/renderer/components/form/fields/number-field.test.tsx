// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser, renderForm } from '../form-harness.test-support.tsx'
import { NumberField } from './number-field.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

const PROBLEM = 'Please enter a whole number of at most 9 digits, such as 1200.'

const paste = async (text: string) => {
  const { form, user } = renderForm(<NumberField name="photos" label="Photos allowed" />, { photos: 20 })
  const input = screen.getByRole('textbox', { name: 'Photos allowed' })
  expect(input).toHaveProperty('value', '20')
  await user.clear(input)
  expect(form.getValues('photos')).toBeNull()
  await user.click(input)
  await user.paste(text)
  await user.tab()
  return { input, value: form.getValues('photos') as unknown, isWrong: screen.queryByText(PROBLEM) !== null }
}

test.each([
  ['12', 12],
  ['0', 0],
  ['.00', 0],
  ['007', 7],
  ['12.', 12],
  ['12.0', 12],
  ['12.00', 12],
  ['1,200', 1200],
  ['1,200.00', 1200],
  ['1,00,000', 100_000],
  ['+5', 5],
  ['१०', 10],
  ['１２００', 1200],
  ['١٢', 12],
  ['999999999', 999_999_999],
])('%s is %d, and stays as it was typed', async (typed, number) => {
  const { input, value, isWrong } = await paste(typed)
  expect({ value, isWrong }).toEqual({ value: number, isWrong: false })
  expect(input).toHaveProperty('value', typed)
})

test.each(['12.5', '1.000', '1.200,00', '12,00', '1,2', '-5', '1e3', '0x10', '12 pieces', '₹12', '1 200', '10-20', '1234567890', 'x'])(
  '%s is no whole number: it stays as it was typed, with an error',
  async (typed) => {
    const { input, value, isWrong } = await paste(typed)
    expect({ value, isWrong }).toEqual({ value: typed, isWrong: true })
    expect(input).toHaveProperty('value', typed)
  },
)

test('a number that is filled in takes the place of what was typed', async () => {
  const { form, user } = renderForm(<NumberField name="photos" label="Photos allowed" />, { photos: 20 })
  const input = screen.getByRole('textbox', { name: 'Photos allowed' })
  await user.type(input, ' pieces')
  expect(screen.getByText(PROBLEM)).toBeDefined()
  act(() => form.setValue('photos', 7))
  expect(input).toHaveProperty('value', '7')
  expect(screen.queryByText(PROBLEM)).toBeNull()
})
