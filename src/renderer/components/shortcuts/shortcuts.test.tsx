// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useShortcut, useShortcutListener, useShortcuts } from './shortcuts.ts'

afterEach(cleanup)

const Offer = ({ keys, name, onRun }: { keys: string; name: string; onRun: (name: string) => void }) => {
  useShortcut({ keys, description: name, group: 'Here', run: () => onRun(name) })
  return null
}

const Screen = ({ children }: { children: React.ReactNode }) => {
  useShortcutListener()
  const shortcuts = useShortcuts()
  return (
    <>
      <input aria-label="Text" />
      <p>{shortcuts.map((shortcut) => shortcut.description).join(', ')}</p>
      {children}
    </>
  )
}

test('runs the shortcut offered last and forgets it with its component', async () => {
  const ran: string[] = []
  const run = (name: string) => void ran.push(name)
  const { rerender } = render(
    <Screen>
      <Offer keys="?" name="shell" onRun={run} />
      <Offer keys="?" name="screen" onRun={run} />
    </Screen>,
  )
  await userEvent.keyboard('?')
  rerender(
    <Screen>
      <Offer keys="?" name="shell" onRun={run} />
    </Screen>,
  )
  await userEvent.keyboard('?')
  expect(ran).toEqual(['screen', 'shell'])
  expect(screen.getByText('shell')).toBeDefined()
})

test('a bare key typed into a field is text, a combination is not', async () => {
  const ran: string[] = []
  render(
    <Screen>
      <Offer keys="?" name="sheet" onRun={(name) => void ran.push(name)} />
      <Offer keys="mod+k" name="palette" onRun={(name) => void ran.push(name)} />
    </Screen>,
  )
  await userEvent.type(screen.getByLabelText('Text'), '?{Control>}k{/Control}')
  expect(ran).toEqual(['palette'])
})

test.each(['menu', 'dialog', 'alertdialog', 'listbox'])('a bare key pressed in a %s is not a shortcut', async (role) => {
  const ran: string[] = []
  render(
    <Screen>
      <Offer keys="r" name="refresh" onRun={(name) => void ran.push(name)} />
      <div role={role}>
        <button type="button">Reset</button>
      </div>
    </Screen>,
  )
  screen.getByText('Reset').focus()
  await userEvent.keyboard('r')
  expect(ran).toEqual([])
})
