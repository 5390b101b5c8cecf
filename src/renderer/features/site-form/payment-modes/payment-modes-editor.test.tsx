// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '#components/form/form-harness.test-support.tsx'
import { PAYMENT_MODES } from '#shared/domain/payment.ts'
import { PaymentModesEditor } from './payment-modes-editor.tsx'

afterEach(cleanup)

const open = (modes: readonly object[] = []) => renderForm(<PaymentModesEditor name="modes" />, { modes })
const chooser = () => screen.getByRole('combobox', { name: 'Payment mode' })
const displayName = () => screen.getByRole('textbox', { name: 'Display name' })
const addButton = () => screen.getByRole('button', { name: 'Add' })
const option = (name: string) => within(chooser()).getByRole('option', { name })

test('a chooser of every payment mode, a display name, an add action [SNEW-076]', () => {
  open()
  expect(
    within(chooser())
      .getAllByRole<HTMLOptionElement>('option')
      .slice(1)
      .map(({ value }) => value),
  ).toEqual([...PAYMENT_MODES])
  expect(within(chooser()).getByRole('option', { name: 'Credit card' })).toBeDefined()
  expect(displayName()).toBeDefined()
  expect(addButton()).toBeDefined()
})

test.each([
  ['nothing', '', ''],
  ['a mode without a name', 'UPI', ''],
  ['a mode with a blank name', 'UPI', '  '],
  ['a name without a mode', '', 'Pay by UPI'],
])('%s: both are asked for first [SNEW-077] [SNEW-078]', async (_title, mode, name) => {
  const { form, user } = open()
  await user.selectOptions(chooser(), mode)
  if (name !== '') await user.type(displayName(), name)
  await user.click(addButton())
  expect(screen.getByRole('alert').textContent).toBe('Please Input Payment Mode and Display Name first')
  expect(form.getValues('modes')).toEqual([])
})

test('an added mode is stored with its state and disabled in the chooser; deleting brings it back [SNEW-079] [SNEW-080] [SNEW-081]', async () => {
  const { form, user } = open()
  await user.selectOptions(chooser(), 'UPI')
  await user.type(displayName(), ' Pay by UPI {Enter}')
  expect(form.getValues('modes')).toEqual([{ internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' }])
  expect(option('UPI')).toHaveProperty('disabled', true)
  expect(displayName()).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Delete UPI' }))
  expect(form.getValues('modes')).toEqual([])
  expect(option('UPI')).toHaveProperty('disabled', false)
})

test.each([
  ['CASH', 'PAID_OFFLINE'],
  ['CHEQUE', 'PAID_OFFLINE'],
  ['UPI', 'PAID_ONLINE'],
])('%s: cash and cheque are offline, the others online [SNEW-082]', async (mode, paymentState) => {
  const { form, user } = open()
  await user.selectOptions(chooser(), mode)
  await user.type(displayName(), 'x{Enter}')
  expect(form.getValues('modes')[0]).toMatchObject({ internalName: mode, paymentState })
})

test('a stored mode of an older record is shown and can be deleted', async () => {
  const { form, user } = open([{ internalName: 'BITCOIN', displayName: 'Coins', paymentState: 'PAID_ONLINE' }])
  await user.click(screen.getByRole('button', { name: 'Delete Bitcoin' }))
  expect(form.getValues('modes')).toEqual([])
})
