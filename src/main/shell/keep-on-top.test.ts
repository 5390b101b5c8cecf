import type { Rectangle } from 'electron'
import { expect, test } from 'vitest'
import { keepOnTop } from './keep-on-top.ts'

const DISPLAYS: [Rectangle] = [{ x: 0, y: 0, width: 1920, height: 1060 }]

const windowAt = (bounds: Rectangle, isMaximized = false) => {
  const calls: unknown[] = []
  const window = {
    setAlwaysOnTop: (isOnTop: boolean) => void calls.push(['on top', isOnTop]),
    setMinimumSize: (width: number, height: number) => void calls.push(['minimum', width, height]),
    setBounds: (placed: Partial<Rectangle>) => void calls.push(['bounds', placed]),
    getBounds: () => bounds,
    isMaximized: () => isMaximized,
    isFullScreen: () => false,
  }
  return { window, calls }
}

test('a window on top may be made small, and keeps its size until the user makes it so', () => {
  const { window, calls } = windowAt({ x: 100, y: 100, width: 1440, height: 900 })
  keepOnTop(window, true, DISPLAYS)
  expect(calls).toEqual([
    ['on top', true],
    ['minimum', 420, 480],
  ])
})

test('a small window that is on top no longer grows back, within its display', () => {
  const { window, calls } = windowAt({ x: 1480, y: 500, width: 430, height: 500 })
  keepOnTop(window, false, DISPLAYS)
  expect(calls).toEqual([
    ['on top', false],
    ['minimum', 1024, 680],
    ['bounds', { x: 896, y: 380, width: 1024, height: 680 }],
  ])
})

test.each([
  ['large enough', { x: 0, y: 0, width: 1024, height: 680 }, false],
  ['maximized', { x: 0, y: 0, width: 800, height: 600 }, true],
])('a window that is %s stays where it is', (_what, bounds, isMaximized) => {
  const { window, calls } = windowAt(bounds, isMaximized)
  keepOnTop(window, false, DISPLAYS)
  expect(calls).toEqual([
    ['on top', false],
    ['minimum', 1024, 680],
  ])
})
