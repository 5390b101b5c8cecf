import { afterAll, beforeAll, expect, test } from 'vitest'
import { RecipeCopy } from './recipe.ts'
import { RECIPES } from './recipes.ts'

let copy: RecipeCopy
beforeAll(() => {
  copy = new RecipeCopy()
})
afterAll(() => copy.remove())

test('what the recipes say is all there is to do: the repository compiles after them', { timeout: 300_000 }, () => {
  copy.perform(RECIPES)
  copy.generate()
  expect(copy.compile()).toBe('')
})
