import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { FAULTS } from './faults.ts'

const classes = Object.entries(FAULTS)
const faults = classes.flatMap(([, some]) => some)

test('there are ten faults of each class, 130 in all, each with a name of its own', () => {
  expect(classes.map(([name, some]) => [name, some.length])).toEqual(classes.map(([name]) => [name, 10]))
  expect(faults).toHaveLength(130)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(130)
})

describe('each can be planted: its text occurs exactly once in its file, and is replaced by another one', () => {
  test.each(faults)('$name', ({ file, find, replace }) => {
    expect(readFileSync(inRoot(file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })
})
