import fc from 'fast-check'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { isMoneyOperation, MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { fitOperation } from '#shared/fit/fit.ts'
import { drawn, SEED } from '../thorough.ts'
import { DIFFERENCES } from './differences.ts'
import { faultsOf, type MadeDifference } from './faults.ts'
import { ours } from './own-operations.ts'
import { builtSchema, onlyWith, type TheirSchema, theirSchemaOf } from './their-schema.ts'

const choices = fc.array(fc.record({ kind: fc.nat(DIFFERENCES.length - 1), place: fc.nat(9999) }), { minLength: 1, maxLength: 4 })

const differences = (chosen: readonly { readonly kind: number; readonly place: number }[], schema: TheirSchema): MadeDifference[] =>
  chosen.flatMap(({ kind, place }) => {
    const difference = DIFFERENCES[kind]
    const places = difference?.places(schema) ?? []
    const found = places[place % places.length]
    found?.make()
    return difference === undefined || found === undefined ? [] : [{ difference, where: found.where }]
  })

/** A schema with some differences, one after the other. */
function differing(chosen: Parameters<typeof differences>[0]) {
  const schema = theirSchemaOf(ours)
  const made = differences(chosen, schema)
  return { schema: builtSchema(schema), made }
}

test('our own schema takes every operation as it is', () => {
  const fits = Object.values(documents).map((text) => fitOperation(parse(text), ours, ours))
  expect(fits.filter(({ verdict, gaps }) => verdict !== 'as-is' || gaps.length > 0)).toEqual([])
})

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

/** Every place of a kind around the payments: few of the random ones are. */
test.each(DIFFERENCES.map(({ name }, kind) => [name, kind] as const))('of payments: %s', (_, kind) => {
  const payments = new Set(MONEY_OPERATIONS.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`))
  const fresh = () => onlyWith(theirSchemaOf(ours), payments)
  const count = DIFFERENCES[kind]?.places(fresh()).length ?? 0
  const faults = Array.from({ length: count }, (__, place) => {
    const schema = fresh()
    const made = differences([{ kind, place }], schema)
    return faultsOf(builtSchema(schema), made, isMoneyOperation)
  })
  expect(faults.flat()).toEqual([])
})
