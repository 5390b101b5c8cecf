// @vitest-environment jsdom

import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeptTyped } from './use-kept-typed.ts'

afterEach(cleanup)

test('letters typed before the field is there are kept for it, and are no shortcuts of the screen', () => {
  const shortcut = vi.fn()
  document.body.addEventListener('keydown', shortcut)
  const { result } = renderHook(useKeptTyped)
  result.current.begin()
  for (const key of ['e', 'x', 'Enter']) fireEvent.keyDown(document.body, { key })
  expect(result.current.take()).toBe('ex')
  expect(shortcut.mock.calls.map(([event]) => event.key)).toEqual(['Enter'])
})

test('once they are taken, or the screen is gone, letters go where they went before', () => {
  const shortcut = vi.fn()
  document.body.addEventListener('keydown', shortcut)
  const { result, unmount } = renderHook(useKeptTyped)
  result.current.begin()
  unmount()
  fireEvent.keyDown(document.body, { key: 'e' })
  expect(shortcut).toHaveBeenCalledOnce()
  expect(result.current.take()).toBe('')
})
