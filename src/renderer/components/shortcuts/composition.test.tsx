// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { guardLibraries, listenForKeys, onKeys } from './composition.ts'

afterEach(cleanup)

/** One of each: marked as part of a composition, the key before it is, and one that is pressed without any. */
const PRESSED = [
  { key: 'Enter', isComposing: true, keyCode: 13 },
  { key: 'Process', isComposing: false, keyCode: 229 },
  { key: 'Enter', isComposing: false, keyCode: 229 },
  { key: 'Enter', isComposing: false, keyCode: 13 },
]
const pressAll = (element: Element): void => {
  for (const init of PRESSED) fireEvent.keyDown(element, init)
}

test('a handler of a component gets no key that an input method takes', () => {
  const keys: string[] = []
  render(<input onKeyDown={onKeys(({ key, nativeEvent }) => void keys.push(`${key} ${nativeEvent.isComposing}`))} />)
  pressAll(screen.getByRole('textbox'))
  expect(keys).toEqual(['Enter false'])
})

test('nor does a listener, until it is ended', () => {
  const keys: string[] = []
  render(<input />)
  const end = listenForKeys(document.body, ({ key, isComposing }) => void keys.push(`${key} ${isComposing}`))
  pressAll(screen.getByRole('textbox'))
  end()
  pressAll(screen.getByRole('textbox'))
  expect(keys).toEqual(['Enter false'])
})

test('libraries get characters alone of the keys that an input method takes', () => {
  const keys: string[] = []
  const page = document.createElement('div')
  guardLibraries(page)
  page.addEventListener('keydown', (event) => void keys.push(event.key), { capture: true })
  const field = page.appendChild(document.createElement('input'))
  pressAll(field)
  const left = ['k', ' ', 'Escape', 'ArrowDown', 'Tab'].filter((key) => fireEvent.keyDown(field, { key, isComposing: true }))
  expect(keys).toEqual(['Enter', 'k'])
  expect(left, 'of these the browser does what it does; at Escape it would clear a search field').toEqual(['k', ' ', 'ArrowDown', 'Tab'])
})
