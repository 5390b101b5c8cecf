// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Keys } from './keys.tsx'
import { ariaKeys, combinationOf, isSingleKey, keysOf, keysText, SingleKeys, useShortcut, useShortcutListener, useShortcutSet } from './shortcuts.ts'
import { useActionKey } from './use-action-key.ts'
import { useMenuKeys } from './use-menu-keys.tsx'
import { useShortcuts } from './use-shortcuts.ts'

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

test('what is offered within an element works there alone, in a dialog too, and before what the screen offers', async () => {
  const ran: string[] = []
  const Within = () => {
    const element = useRef<HTMLDivElement>(null)
    useShortcutSet([{ keys: 'i', description: 'row', group: 'Here', within: element, run: () => void ran.push('row') }])
    return (
      <div role="dialog">
        <div ref={element}>
          <button type="button">Inside</button>
          <input aria-label="Inside text" />
        </div>
        <button type="button">Beside</button>
      </div>
    )
  }
  render(
    <Screen>
      <Within />
      <Offer keys="i" name="page" onRun={(name) => void ran.push(name)} />
    </Screen>,
  )
  screen.getByText('Inside').focus()
  await userEvent.keyboard('i')
  screen.getByText('Beside').focus()
  await userEvent.keyboard('i')
  await userEvent.type(screen.getByLabelText('Inside text'), 'i')
  expect(ran).toEqual(['row'])
})

test('keys are written as screen readers take them, but for two one after the other', () => {
  expect(['mod+enter', 'shift+r', 'delete', 'plus', 't c'].map(ariaKeys)).toEqual(['Control+Enter', 'Shift+R', 'Delete', 'Plus', undefined])
  expect([keysText('t shift+s'), keysText('mod+enter')]).toEqual(['T Shift+S', 'Ctrl+Enter'])
})

const stroke = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

test('mod is Control, and Command on a Mac', () => {
  expect(combinationOf(stroke('K', { ctrlKey: true }), false)).toBe('mod+k')
  expect(combinationOf(stroke('k', { metaKey: true }), true)).toBe('mod+k')
  expect(combinationOf(stroke('k', { ctrlKey: true }), true)).toBe('k')
})

test('shift counts with letters and named keys, not where it only makes the character', () => {
  expect(combinationOf(stroke('?', { shiftKey: true }), false)).toBe('?')
  expect(combinationOf(stroke('A', { shiftKey: true }), false)).toBe('shift+a')
  expect(combinationOf(stroke('Enter', { shiftKey: true }), false)).toBe('shift+enter')
})

test('plus is named, with or without Shift', () => {
  expect(combinationOf(stroke('+', { ctrlKey: true, shiftKey: true }), false)).toBe('mod+plus')
  expect(combinationOf(stroke('=', { ctrlKey: true }), false)).toBe('mod+plus')
  expect(combinationOf(stroke('='), false)).toBe('=')
  expect(keysOf('mod+plus', false)).toEqual(['Ctrl', '+'])
})

test('keys are named as on the machine', () => {
  expect(keysOf('mod+k', false)).toEqual(['Ctrl', 'K'])
  expect(keysOf('mod+k', true)).toEqual(['⌘', 'K'])
  expect(keysOf('shift+arrowup', false)).toEqual(['Shift', '↑'])
})

test('of two keys one after the other the second counts only behind the first', async () => {
  const ran: string[] = []
  render(
    <Screen>
      <Offer keys="g s" name="sites" onRun={(name) => void ran.push(name)} />
      <Offer keys="s" name="alone" onRun={(name) => void ran.push(name)} />
    </Screen>,
  )
  await userEvent.keyboard('gs')
  await userEvent.keyboard('s')
  await userEvent.keyboard('gxs')
  expect(ran).toEqual(['sites', 'alone', 'alone'])
})

test('the keys of a pair are shown one after the other', () => {
  expect(keysOf('g s', false)).toEqual(['G', 'S'])
  expect(keysOf(' ', false)).toEqual(['Space'])
})

test('a single key is a character or Delete without Ctrl, Command or Alt, alone or before a second one', () => {
  const single = ['e', '?', '/', '$', '-', 'plus', 'delete', 'shift+e', 'shift+delete', 'g s', 't shift+s']
  const others = ['mod+k', 'mod+/', 'mod+plus', 'mod+-', 'mod+shift+e', 'alt+arrowup', 'enter', 'shift+enter', 'escape', 'arrowdown', 'f2', 'shift+f10', ' ']
  expect(single.filter(isSingleKey)).toEqual(single)
  expect(others.filter(isSingleKey)).toEqual([])
})

const Hints = () => {
  const menuKeys = useMenuKeys()
  const { secondaryContent: _shown, ...attributes } = { secondaryContent: null, ...menuKeys('shift+e') }
  const press = useActionKey('edit', 'Edit', 'Here', () => undefined)
  return (
    <>
      <p {...attributes}>Export</p>
      <Keys combination="g s" />
      <Keys combination="mod+k" />
      <button type="button" {...press}>
        Edit
      </button>
    </>
  )
}

test('while single keys are off they neither run nor show, and the others go on', async () => {
  const ran: string[] = []
  const run = (name: string) => void ran.push(name)
  const drawn = (areOn: boolean) => (
    <SingleKeys value={areOn}>
      <Screen>
        {['e', '?', 'shift+e', 'delete', 'plus', 'g s', 's', 'enter', 'f2', 'mod+k', 'alt+arrowup'].map((keys) => (
          <Offer key={keys} keys={keys} name={keys} onRun={run} />
        ))}
        <Hints />
      </Screen>
    </SingleKeys>
  )
  const pressAll = () => userEvent.keyboard('e?{Shift>}E{/Shift}{Delete}+gs{Enter}{F2}{Control>}k{/Control}{Alt>}{ArrowUp}{/Alt}')
  const shown = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  const { rerender } = render(drawn(false))
  await pressAll()
  expect(ran).toEqual(['enter', 'f2', 'mod+k', 'alt+arrowup'])
  expect(shown()).toEqual(['Ctrl', 'K'])
  expect(screen.getByText('Export').hasAttribute('aria-keyshortcuts')).toBe(false)
  expect(screen.getByRole('button').hasAttribute('title')).toBe(false)

  ran.length = 0
  rerender(drawn(true))
  await pressAll()
  expect(ran).toEqual(['e', '?', 'shift+e', 'delete', 'plus', 'g s', 'enter', 'f2', 'mod+k', 'alt+arrowup'])
  expect(shown()).toEqual(['G', 'S', 'Ctrl', 'K'])
  expect(screen.getByText('Export').getAttribute('aria-keyshortcuts')).toBe('Shift+E')
  expect(screen.getByRole('button').title).toBe('Edit (I)')
})
