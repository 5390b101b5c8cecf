import { expect, test } from 'vitest'
import { readDecisions, readRequirements } from '#scripts/requirements/ledger.ts'
import { readProofs, strongest } from '#scripts/requirements/proofs.ts'

/** Lines that a test names. Raise it when there are more; it never falls. */
const NAMED = 1484
/** Lines proven on the screen or by what the console asks for and sends. The same. */
const ON_SCREEN_OR_WIRE = 1352

const ids = readRequirements().map(({ id }) => id)
const proofs = readProofs()

test('the ledgers hold every line once', () => {
  expect(ids).toHaveLength(1484)
  expect(new Set(ids).size).toBe(1484)
})

test('every ID in a test is a line of docs/requirements', () => {
  const known = new Set(ids)
  expect([...proofs.keys()].filter((id) => !known.has(id))).toEqual([])
})

test('every decision is of one line of the ledgers, in their order', () => {
  const decided = readDecisions().map(([id]) => id)
  expect(decided).toHaveLength(410)
  expect(decided).toEqual(ids.filter((id) => decided.includes(id)))
})

test('as many lines are proven as before, or more', () => {
  expect(ids.filter((id) => proofs.has(id)).length).toBeGreaterThanOrEqual(NAMED)
})

test('as many lines are proven on the screen or by what is sent as before, or more', () => {
  const kinds = ids.map((id) => strongest(proofs.get(id) ?? []))
  expect(kinds.filter((kind) => kind === 'screen' || kind === 'wire').length).toBeGreaterThanOrEqual(ON_SCREEN_OR_WIRE)
})
