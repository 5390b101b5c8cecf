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

const oneOf = (value: string | null): OneOfField => ({ kind: 'one-of', name: 'city', label: 'City', value, options: () => [], onChange: () => undefined })
const range = (from: string, to: string, unit: RangeField['unit'] = 'day'): RangeField => ({
  kind: 'range',
  name: 'till',
  label: 'Till',
  unit,
  value: { from, to },
  onChange: () => undefined,
})
const text = (value: string): TextField => ({ kind: 'text', name: 'name', label: 'Name', value, onChange: () => undefined })

test('a chip says what its filter holds', () => {
  expect(chipText(text('kitchen'))).toBe('Name: kitchen')
  expect(chipText(oneOf(null))).toBe('City')
  expect(chipText(oneOf('Pune'))).toBe('City: Pune')
  expect(chipText(range('2026-03-01', ''))).toBe('Till: from 01/03/2026')
  expect(chipText(range('soon', ''))).toBe('Till: from soon')
  expect(chipText(range('1', '2', 'amount'))).toBe('Till: 1 to 2')
  expect(chipText(range('', '20', 'amount'))).toBe('Till: up to 20')
})

test('a filter is set when it holds something', () => {
  expect([range('2026-03-01', ''), range('', '2026-03-01'), range('', '')].map(isFieldSet)).toEqual([true, true, false])
  expect([oneOf(null), oneOf(''), oneOf('Pune'), text(''), text('a')].map(isFieldSet)).toEqual([false, false, true, false, true])
})

test('each kind is unset to its own nothing', () => {
  const unset: unknown[] = []
  const onChange = (value: unknown): void => void unset.push(value)
  unsetField({ ...text('a'), onChange })
  unsetField({ ...oneOf('Pune'), onChange })
  unsetField({ ...range('1', '2'), onChange })
  unsetField({ ...anyOf(['Growth']), onChange })
  expect(unset).toEqual(['', null, { from: '', to: '' }, []])
})

test('the chip of a period that was chosen by its name says the name, of other days their ends', () => {
  const field = { kind: 'range', name: 'created', label: 'Created', unit: 'day', onChange: () => undefined } as const
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(chipText({ ...field, value: { ...days, preset: 'this-month' } })).toBe('Created: This month')
  expect(chipText({ ...field, value: days })).toBe('Created: 01/11/2026 to 30/11/2026')
})
