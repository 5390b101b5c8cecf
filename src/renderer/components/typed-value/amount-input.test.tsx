// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { completeBrowser, renderForm } from '../form/form-harness.test-support.tsx'
import { MoneyField } from '../money/money-field.tsx'

beforeAll(completeBrowser)
afterEach(cleanup)

test.each([
  ['1,00,000', 'INR', '100000'],
  ['₹1,00,000.00', 'INR', '100000.00'],
  ['AED 1,000.50', 'AED', '1000.50'],
  ['Rp 1.000,00', 'IDR', '1000.00'],
  ['Rs. 1,000/-', 'INR', '1000'],
  ['19.995', 'INR', '19.995'],
  ['$100', 'INR', '$100'],
  ['1,00', 'INR', '1,00'],
])('%s in a field of %s is %s in the form, and stays as it was typed', async (typed, currency, value) => {
  const { form, user } = renderForm(<MoneyField name="amount" label="Amount" currency={currency} />, { amount: '' })
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await user.type(field, typed)
  await user.tab()
  expect(form.getValues()).toEqual({ amount: value })
  expect(field).toHaveProperty('value', typed)
})

test('an amount that is filled in takes the place of what was typed', async () => {
  const { form, user } = renderForm(<MoneyField name="amount" label="Amount" currency="INR" />, { amount: '' })
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await user.type(field, '1,000')
  act(() => form.setValue('amount', '4990.00'))
  expect(field).toHaveProperty('value', '4990.00')
})
