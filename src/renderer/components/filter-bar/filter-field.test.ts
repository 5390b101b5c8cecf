import { expect, test } from 'vitest'
import { type AnyOfField, chipText, isFieldSet, type OneOfField, type TextField, unsetField } from './filter-field.ts'

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
