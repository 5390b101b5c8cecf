import { expect, test } from 'vitest'
import { movedIndex } from './command-palette.tsx'
import { asTheyAre, bestGroupFirst, type PaletteEntry, screensLike } from './palette-entry.ts'

test('the choice goes round at the ends', () => {
  expect(movedIndex('ArrowDown', 2, 3)).toBe(0)
  expect(movedIndex('ArrowUp', 0, 3)).toBe(2)
  expect(movedIndex('PageDown', 0, 3)).toBe(2)
  expect(movedIndex('a', 0, 3)).toBeNull()
  expect(movedIndex('ArrowDown', 0, 0)).toBeNull()
})

const entry = (group: PaletteEntry['group'], label: string, otherWords = ''): PaletteEntry => ({
  key: label,
  group,
  label,
  otherWords,
  hint: '',
  icon: () => null,
  run: () => undefined,
})

const SCREENS = [
  entry('Screens', 'Import New Sites'),
  entry('Screens', 'Site', 'Sites'),
  entry('Screens', 'Edit Global Template'),
  entry('Screens', 'Edit Template'),
  entry('Screens', 'Edit Page'),
]
const labelsOf = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label)

test('of the screens, the one of the typed name comes first, also by its title', () => {
  expect(labelsOf(screensLike('sites', SCREENS).entries)).toEqual(['Site', 'Import New Sites'])
  expect(labelsOf(screensLike('edit template', SCREENS).entries)).toEqual(['Edit Template', 'Edit Global Template'])
  expect(labelsOf(screensLike('', SCREENS).entries)).toEqual(['Import New Sites', 'Site', 'Edit Global Template', 'Edit Template', 'Edit Page'])
})

test('a screen is named by what begins its words, and not by their middle', () => {
  expect(screensLike('edit pa', SCREENS).isNamed).toBe(true)
  expect(screensLike('dit age', SCREENS)).toMatchObject({ isNamed: false, entries: [{ label: 'Edit Page' }] })
  expect(screensLike('edit kingsway', SCREENS)).toEqual({ isNamed: false, entries: [] })
})

test('of the groups, the one with the better name comes first, and the order stays where none is better', () => {
  const here = asTheyAre([entry('On this screen', 'Views: Copy link to this view')])
  const commands = asTheyAre([entry('Commands', 'Copy link of this screen')])
  const labels = (typed: string) => labelsOf(bestGroupFirst(typed, [here, commands, asTheyAre([])]).flatMap(({ found }) => found))
  expect(labels('copy link')).toEqual(['Copy link of this screen', 'Views: Copy link to this view'])
  expect(labels('link')).toEqual(['Views: Copy link to this view', 'Copy link of this screen'])
})
