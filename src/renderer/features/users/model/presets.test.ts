import { expect, test } from 'vitest'
import { byName, deletePreset, renamePreset, renameProblem, savePreset, saveProblem, sizeText } from './presets.ts'

const site = (...operations: string[]) => [{ name: 'site', operations }]
const preset = (id: string, name: string) => ({ id, name, grants: site('delete_site') })
const PRESETS = [preset('1', 'Night shift'), preset('2', 'Accounts')]

test('a preset needs a name of at most 60 characters', () => {
  expect(saveProblem(PRESETS, '  ', 'new')).toBe('Enter a name.')
  expect(saveProblem(PRESETS, 'x'.repeat(61), 'new')).toBe('A name has at most 60 characters.')
  expect(saveProblem(PRESETS, ` ${'x'.repeat(60)} `, 'new')).toBeNull()
})

test('a taken name can be saved, and replaces the preset that has it at its place', () => {
  expect(saveProblem(PRESETS, 'night SHIFT', 'new')).toBeNull()
  expect(savePreset(PRESETS, 'new', ' night SHIFT ', site('view_site_list'))).toEqual([
    { id: '1', name: 'night SHIFT', grants: site('view_site_list') },
    preset('2', 'Accounts'),
  ])
})

test('a new name adds a preset, and a second try of the same one does not add another', () => {
  const once = savePreset(PRESETS, 'new', 'Day shift', site('view_site_list'))
  expect(once.map(({ id }) => id)).toEqual(['1', '2', 'new'])
  expect(savePreset(once, 'new', 'Late shift', site('view_site_list')).map(({ name }) => name)).toEqual(['Night shift', 'Accounts', 'Late shift'])
})

test('what a form does not offer is not saved', () => {
  expect(savePreset([], 'new', 'Day', [...site('old_right', 'delete_site'), { name: 'old_group', operations: ['view'] }])).toEqual([
    { id: 'new', name: 'Day', grants: site('delete_site') },
  ])
})

test('of a hundred presets none is added, and one is replaced', () => {
  const many = Array.from({ length: 100 }, (_, place) => preset(String(place), `Preset ${place}`))
  expect(saveProblem(many, 'Another', 'new')).toBe('There are 100 presets already. Delete one first.')
  expect(saveProblem(many, 'Preset 5', 'new')).toBeNull()
})

test('a preset is not renamed to the name of another one, but to its own in capitals', () => {
  expect(renameProblem(PRESETS, 'accounts', '1')).toBe('Another preset has this name.')
  expect(renameProblem(PRESETS, 'NIGHT SHIFT', '1')).toBeNull()
  expect(renamePreset(PRESETS, '1', 'NIGHT SHIFT').map(({ name }) => name)).toEqual(['NIGHT SHIFT', 'Accounts'])
})

test('presets are listed by name, counted and deleted', () => {
  expect(byName(PRESETS).map(({ name }) => name)).toEqual(['Accounts', 'Night shift'])
  expect([sizeText(site('delete_site')), sizeText(site('delete_site', 'view_site_list')), sizeText([])]).toEqual([
    '1 permission',
    '2 permissions',
    '0 permissions',
  ])
  expect(deletePreset(PRESETS, '1')).toEqual([preset('2', 'Accounts')])
})
