import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { CHANNEL } from './channel.ts'
import { FILTERED_COLUMN } from './filtered-column.ts'
import { LIST_WITH_FORM } from './list-with-form.ts'
import { OPERATION } from './operation.ts'
import { filesOf, RecipeCopy } from './recipe.ts'
import { SITE_FIELD } from './site-field.ts'

const RECIPES = [FILTERED_COLUMN, LIST_WITH_FORM, OPERATION, CHANNEL, SITE_FIELD]

let copy: RecipeCopy
beforeAll(() => {
  copy = new RecipeCopy()
})
afterAll(() => copy.remove())

test.each([
  [FILTERED_COLUMN, 2],
  [CHANNEL, 3],
  [SITE_FIELD, 3],
  [OPERATION, 4],
  [LIST_WITH_FORM, 6],
] as const)('$name costs %i files', (recipe, count) => {
  expect(filesOf(recipe)).toHaveLength(count)
})

test('every file of a recipe is named in CONTRIBUTING.md', () => {
  const guide = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8')
  const existing = RECIPES.flatMap(filesOf).filter((file) => !file.includes('/features/owners/'))
  expect(existing.filter((file) => !guide.includes(file))).toEqual([])
})

test('what the recipes say is all there is to do: the repository compiles after them', { timeout: 300_000 }, () => {
  for (const recipe of RECIPES) copy.perform(recipe)
  copy.generate()
  expect(copy.compile()).toBe('')
})
