// @vitest-environment jsdom
import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { failure } from '#shared/result.ts'
import { Appearance } from './appearance.tsx'
import { loadThemes, themeNameOf } from './themes.ts'

beforeEach(() => completeWindow())
afterEach(cleanup)

test('a bar that shows a failure is announced once; other bars keep their role', () => {
  render(
    <BridgeContext value={createFakeBridge().services}>
      <Appearance>
        <MessageBar intent="error">
          <MessageBarBody>The notes could not be loaded.</MessageBarBody>
        </MessageBar>
        <MessageBar intent="error" role="alert">
          <MessageBarBody>The site was not saved.</MessageBarBody>
        </MessageBar>
        <MessageBar intent="error" role="note">
          <MessageBarBody>It failed before.</MessageBarBody>
        </MessageBar>
        <MessageBar intent="warning">
          <MessageBarBody>Two of them are older.</MessageBarBody>
        </MessageBar>
        <MessageBar>
          <MessageBarBody>The files stay in their folder.</MessageBarBody>
        </MessageBar>
      </Appearance>
    </BridgeContext>,
  )
  const texts = (role: string): readonly (string | null)[] => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('alert')).toEqual(['The notes could not be loaded.', 'The site was not saved.'])
  expect(texts('note')).toEqual(['It failed before.'])
  expect(texts('group')).toEqual(['Two of them are older.', 'The files stay in their folder.'])
  // Nothing says it a second time.
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(0)
})

test('the menu of the application switches the height of rows, back and forth', () => {
  const fake = createFakeBridge()
  fake.answer('preferences.write', () => failure('storage', 'The disk is full.'))
  render(
    <BridgeContext value={fake.services}>
      <Appearance>{null}</Appearance>
    </BridgeContext>,
  )
  act(() => fake.emit('shell.compactRows', null))
  expect(fake.services.preferences.current().compactRows).toBe(true)
  act(() => fake.emit('shell.compactRows', null))
  expect(fake.services.preferences.current().compactRows).toBe(false)
})

test('follows the system: contrast before brightness', () => {
  expect(themeNameOf('system', { dark: false, highContrast: false })).toBe('light')
  expect(themeNameOf('system', { dark: true, highContrast: false })).toBe('dark')
  expect(themeNameOf('system', { dark: true, highContrast: true })).toBe('high-contrast')
})

test('a choice wins over the system', () => {
  expect(themeNameOf('light', { dark: true, highContrast: true })).toBe('light')
})

test.each(['light', 'dark', 'high-contrast'] as const)('the %s theme names the font for Tamil behind every other', async (name) => {
  expect((await loadThemes())[name]?.fontFamilyBase).toMatch(/, sans-serif, Tamil$/)
})
