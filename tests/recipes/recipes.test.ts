import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { CHANNEL } from './channel.ts'
import { FILTERED_COLUMN } from './filtered-column.ts'
import { LIST_WITH_FORM } from './list-with-form.ts'
import { OPERATION } from './operation.ts'
import { filesAfter, filesOf } from './recipe.ts'
import { RECIPES } from './recipes.ts'
import { SITE_FIELD } from './site-field.ts'

test.each([
  [FILTERED_COLUMN, 2],
  [CHANNEL, 3],
  [SITE_FIELD, 3],
  [OPERATION, 4],
  [LIST_WITH_FORM, 7],
] as const)('$name costs %i files', (recipe, count) => {
  expect(filesOf(recipe)).toHaveLength(count)
})

test('every file of a recipe is named in CONTRIBUTING.md', () => {
  const guide = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8')
  const existing = RECIPES.flatMap(filesOf).filter((file) => !file.includes('/features/owners/'))
  expect(existing.filter((file) => !guide.includes(file))).toEqual([])
})

test('every text that a recipe is put behind is in its file once, and every new file is new', () => {
  expect([...filesAfter(RECIPES).keys()].toSorted()).toEqual([...new Set(RECIPES.flatMap(filesOf))].toSorted())
})
