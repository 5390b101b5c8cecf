import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { drawn, SEED } from '../thorough.ts'
import { DIFFERENCES } from './differences.ts'
import { faultsOf, type MadeDifference, ours } from './faults.ts'
import { sdlOf, theirSchemaOf } from './their-schema.ts'

const choices = fc.array(fc.record({ kind: fc.nat(DIFFERENCES.length - 1), place: fc.nat(9999) }), { minLength: 1, maxLength: 4 })

/** A schema with some differences, one after the other. */
function differing(chosen: readonly { readonly kind: number; readonly place: number }[]) {
  const schema = theirSchemaOf(ours)
  const made = chosen.flatMap(({ kind, place }): MadeDifference[] => {
    const difference = DIFFERENCES[kind]
    const places = difference?.places(schema) ?? []
    const found = places[place % places.length]
    found?.make()
    return difference === undefined || found === undefined ? [] : [{ difference, where: found.where }]
  })
  return { schema: buildSchema(sdlOf(schema)), made }
}

const perPart = drawn({ daily: 10, nightly: 50, thorough: 500 })

test.each([1, 2, 3, 4, 5, 6])('after random differences each operation works against a server of that schema, or is listed (part %i of 6)', (part) => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const { schema, made } = differing(chosen)
      expect(faultsOf(schema, made)).toEqual([])
    }),
    { seed: SEED + part, numRuns: perPart },
  )
})

test.each(DIFFERENCES.map(({ name }, kind) => [name, kind] as const))('%s', (_, kind) => {
  const { schema, made } = differing([{ kind, place: SEED }])
  expect(made).toHaveLength(1)
  expect(faultsOf(schema, made)).toEqual([])
})
