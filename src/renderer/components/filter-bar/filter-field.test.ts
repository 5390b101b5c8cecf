import { expect, test } from 'vitest'
import { type AnyOfField, chipText, isFieldSet, type OneOfField, type RangeField, type TextField, unsetField } from './filter-field.ts'

const anyOf = (value: readonly string[]): AnyOfField => ({ kind: 'any-of', name: 'plan', label: 'Plan', value, options: () => [], onChange: () => undefined })

test('a chip names two values and counts the others', () => {
  expect(chipText(anyOf(['Growth']))).toBe('Plan: Growth')
  expect(chipText(anyOf(['Growth', 'Starter']))).toBe('Plan: Growth, Starter')
  expect(chipText(anyOf(['Growth', 'Starter', 'Trial', 'Gold']))).toBe('Plan: Growth, Starter +2')
})

test('a chip names values as people read them', () => {
  const country: OneOfField = {
    kind: 'one-of',
    name: 'country',
    label: 'Country',
    value: 'IND',
    labelOf: () => 'India',
    options: () => [],
    onChange: () => undefined,
  }
  expect(chipText(country)).toBe('Country: India')
})

test('a chip names the ends of a range', () => {
  const range = (unit: RangeField['unit'], from: string, to: string): RangeField => ({
    kind: 'range',
    name: 'date',
    label: 'Date',
    unit,
    value: { from, to },
    onChange: () => undefined,
  })
  expect(chipText(range('day', '2026-03-01', '2026-03-31'))).toBe('Date: 01/03/2026 to 31/03/2026')
  expect(chipText(range('day', '', '2026-03-31'))).toBe('Date: up to 31/03/2026')
  expect(chipText(range('amount', '19.99', ''))).toBe('Date: from 19.99')
  expect([isFieldSet(range('day', '', '')), isFieldSet(range('day', '', '2026-03-31'))]).toEqual([false, true])
})

test('each kind of filter knows whether it is set and how to be unset', () => {
  let text = 'kitchen'
  const field = (): TextField => ({
    kind: 'text',
    name: 'business',
    label: 'Business name',
    value: text,
    onChange: (next) => {
      text = next
    },
  })
  expect(isFieldSet(field())).toBe(true)
  unsetField(field())
  expect(isFieldSet(field())).toBe(false)
  expect(isFieldSet(anyOf([]))).toBe(false)
  expect(isFieldSet(anyOf(['Growth']))).toBe(true)
})
