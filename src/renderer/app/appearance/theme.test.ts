import { expect, test } from 'vitest'
import { themeNameOf, themeOf } from './theme.ts'

test('follows the system: contrast before brightness', () => {
  expect(themeNameOf('system', { dark: false, highContrast: false })).toBe('light')
  expect(themeNameOf('system', { dark: true, highContrast: false })).toBe('dark')
  expect(themeNameOf('system', { dark: true, highContrast: true })).toBe('high-contrast')
})

test('a choice wins over the system', () => {
  expect(themeNameOf('light', { dark: true, highContrast: true })).toBe('light')
})

test.each(['light', 'dark', 'high-contrast'] as const)('the %s theme names the font for Tamil behind every other', (name) => {
  expect(themeOf(name).fontFamilyBase).toMatch(/, sans-serif, Tamil$/)
})
