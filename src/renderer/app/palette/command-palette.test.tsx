// @vitest-environment jsdom

import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { App } from '../app.tsx'
import { start } from '../start.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  window.history.replaceState(null, '', '/nowhere')
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Enter right after the last letter chooses what was typed, also before the list shows it', async () => {
  render(<App {...(await start(fake.bridge))} />)
  await screen.findByText('There is no such screen')
  await userEvent.keyboard('{Control>}k{/Control}')
  const search = await screen.findByRole<HTMLInputElement>('combobox')
  await screen.findByRole('option', { name: 'New window' })

  // As the browser does it: nothing between the two but what React does within an event.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'sign out')
  search.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(screen.getAllByRole('option').length, 'the list is not drawn yet').toBeGreaterThan(1)
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => undefined)

  await waitFor(() => expect(fake.calls).toContain('identity.signOut'))
})

test('an entry is found by other words for it, in any order', async () => {
  render(<App {...(await start(fake.bridge))} />)
  await screen.findByText('There is no such screen')
  await userEvent.keyboard('{Control>}k{/Control}')
  const search = await screen.findByRole('combobox')
  for (const [typed, label] of [
    ['dark theme', 'Dark appearance'],
    ['theme night', 'Dark appearance'],
    ['row density', 'Compact rows'],
    ['logout', 'Sign out'],
    ['start with manage users', 'Start with: Manage Users'],
  ]) {
    fireEvent.change(search, { target: { value: typed } })
    await waitFor(() =>
      expect(
        screen.getAllByRole('option').map(({ textContent }) => textContent),
        typed,
      ).toEqual([label]),
    )
  }
})
