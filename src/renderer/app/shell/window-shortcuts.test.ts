// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { windowShortcuts } from './window-shortcuts.ts'

const keysOf = (group: string, offered: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(windowShortcuts(offered.map((keys) => ({ keys }))).flatMap((each) => (each.group === group ? [[each.description, each.keys]] : [])))

test('the sheet lists what the menu of the window has, with its keys', () => {
  const window = keysOf('Window')
  expect(window).toMatchObject({ Reload: 'mod+r', 'Full screen': 'f11', Back: 'alt+arrowleft', 'Zoom in': 'mod+plus', 'Always on top': 'mod+shift+t' })
  expect(Object.keys(window)).toHaveLength(23)
  expect(keysOf('Text fields')).toEqual({
    Undo: 'mod+z',
    Redo: 'mod+shift+z',
    Cut: 'mod+x',
    Copy: 'mod+c',
    Paste: 'mod+v',
    'Paste without formatting': 'mod+shift+v',
    'Select all': 'mod+a',
  })
})

test('what the open screen offers under the same keys is not listed twice', () => {
  expect(Object.keys(keysOf('Window', ['mod+plus', 'alt+arrowleft']))).not.toContain('Zoom in')
  expect(Object.keys(keysOf('Window', ['mod+plus', 'alt+arrowleft']))).toHaveLength(21)
})

test('where no window can stay above the others, its key is not listed', () => {
  const descriptions = windowShortcuts([], false).map(({ description }) => description)
  expect(descriptions).toContain('Zoom in')
  expect(descriptions).not.toContain('Always on top')
})
