import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Control } from '#local-platform/faults/control.ts'
import { faultSchema } from '#local-platform/faults/fault.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { silentLogger } from '#main/log/silent-logger.test-support.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import type { PlatformTimeouts } from '#main/platform/platform-sender.ts'
import type { Facts } from '#tests/contract/calls.ts'
import { recordFigure } from '#tests/figures.ts'
import { type Machine, startMachine } from '#tests/money/money-console.ts'
import { cases, IS_DAILY, sharedOut } from '#tests/thorough.ts'
import { TOKEN_REFUSALS, UNLISTED_ANSWERS, unlistedAnswers } from '#tests/unlisted-answers.ts'
import { type Cell, play } from './cell.ts'
import { ERROR_TYPES, hostileBodies } from './hostile-answers.ts'
import { KNOWN_OPERATIONS, type KnownOperation, prepareFacts } from './known-operations.ts'
import { brokenPromises, outcomeOf } from './promises.ts'

// Every call that the console knows, under every fault that the local platform can make: main's own client over loopback HTTP.

const FAULTS = faultSchema.shape.fault.options
/** Those that answer with an error, with each of its types: for a mutation they differ in what was done. */
const ERRORS = FAULTS.filter((fault) => fault.includes('error')).flatMap((fault) => ERROR_TYPES.map((errorType) => ({ fault, errorType })))
const HOSTILE_ANSWERS = cases(10)
/** After the change, and no proof that nothing ran. */
const UNPROVEN = [...UNLISTED_ANSWERS, ...TOKEN_REFUSALS].map(({ status, body }) => ({ fault: 'answer-after-commit' as const, status, body }))
const FAULT_LENGTH = 20

/** Asked between the others to see whether the console still works; each has its turn while the other one watches. */
const [WATCH, OTHER_WATCH] = [named('DomainAvailability'), named('GetGroupAdmins')]
const ATTACKED = KNOWN_OPERATIONS.filter((operation) => operation !== WATCH)

let local: LocalPlatform
let control: Control
let machine: Machine
let facts: Facts
const cells: Cell[] = []
const unhandled: unknown[] = []
const noteUnhandled = (reason: unknown): number => unhandled.push(reason)

beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled)
  local = await startLocalPlatform({ size: 'small', test: true })
  if (local.control === null) throw new Error('The local platform is not in test mode')
  control = local.control
  const userName = local.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
  facts = await prepareFacts(local, (await signIn(local, userName)).idToken)
  machine = await startMachine(await mkdtemp(join(tmpdir(), 'faults-')), local.profileFile, userName)
  await machine.identity.signIn()
})
afterAll(async () => {
  await local.stop()
  await rm(machine.folder, { recursive: true })
  process.off('unhandledRejection', noteUnhandled)
  recordFigure(
    'operations-faults',
    `operations x faults: ${KNOWN_OPERATIONS.length} operations x ${FAULTS.length} faults, ${ERROR_TYPES.length} error types, ${HOSTILE_ANSWERS} hostile and ${UNPROVEN.length + cases(10)} unproven answers, ${cells.length} calls run, ` +
      `${cells.flatMap(brokenPromises).length} promises broken`,
  )
})

function named(name: string): KnownOperation {
  const found = KNOWN_OPERATIONS.find((operation) => operation.name === name)
  if (found === undefined) throw new Error(`The console has no ${name}`)
  return found
}

/** A client of its own: whether one call's platform seems out of reach is not the matter of another's. */
function withClient<Value>(timeouts: Partial<PlatformTimeouts>, use: (client: PlatformClient) => Promise<Value>): Promise<Value> {
  const connection = { profile: () => machine.connection.profile(), onChange: () => () => undefined }
  const client = new PlatformClient({ connection, identity: machine.identity, fetch, logger: silentLogger, timeouts: { firstProbe: 60_000, ...timeouts } })
  return use(client).finally(() => client.close())
}

const plans = (kind: KnownOperation['kind'], seed: number): readonly Cell['fault'][] => [
  null,
  ...FAULTS.map((fault) => ({ fault, milliseconds: FAULT_LENGTH })),
  ...(kind === 'mutation' ? sharedOut([...ERRORS, ...UNPROVEN], seed) : []),
  ...(kind === 'mutation' ? generatedUnproven(seed) : []),
  ...hostileBodies(HOSTILE_ANSWERS, seed).map((body) => ({ fault: 'wrong-shape' as const, body })),
]

const generatedUnproven = (seed: number): readonly Cell['fault'][] =>
  unlistedAnswers(cases(10), seed).map(({ status, body }) => ({ fault: 'answer-after-commit', status, body }))

async function attack(operation: KnownOperation, harmless: KnownOperation, seed: number): Promise<readonly Cell[]> {
  const own: Cell[] = []
  await withClient({ retries: [], busyRetries: [] }, async (client) => {
    for (const fault of plans(operation.kind, seed)) own.push(await play(operation, fault, { control, client, facts, harmless }))
  })
  cells.push(...own)
  return own
}

describe('every call that the console knows, under every fault of the platform', () => {
  test.concurrent.each(ATTACKED.map((operation, index) => ({ operation, name: operation.name, index })))(
    '$name: a typed failure, a message for people, a usable console, and a mutation sent once',
    async ({ operation, index }) => {
      const own = await attack(operation, WATCH, index)
      expect(own.flatMap(brokenPromises)).toEqual([])
    },
  )

  test(`${WATCH.name}: a typed failure, a message for people and a usable console`, async () => {
    const own = await attack(WATCH, OTHER_WATCH, ATTACKED.length)
    expect(own.flatMap(brokenPromises)).toEqual([])
  })

  test('none was left out', () => {
    const mutations = KNOWN_OPERATIONS.filter(({ kind }) => kind === 'mutation').length
    expect(mutations).toBeGreaterThan(50)
    const met = Map.groupBy(cells, ({ fault }) => JSON.stringify(fault))
    const metBy = (fault: Cell['fault']): number => met.get(JSON.stringify(fault))?.length ?? 0
    expect(FAULTS.filter((fault) => metBy({ fault, milliseconds: FAULT_LENGTH }) !== KNOWN_OPERATIONS.length)).toEqual([])
    // Every day about a third of the mutations meets each of these, at night all.
    expect([...ERRORS, ...UNPROVEN].filter((fault) => metBy(fault) < mutations / (IS_DAILY ? 6 : 1))).toEqual([])
    expect(cells.length).toBeGreaterThan(KNOWN_OPERATIONS.length * (1 + FAULTS.length + HOSTILE_ANSWERS))
  })

  test('a query whose connection breaks once is asked again and answered, whichever it is', async () => {
    const queries = KNOWN_OPERATIONS.filter(({ kind }) => kind === 'query')
    const results = await Promise.all(
      queries.map((operation) =>
        withClient({ retries: [5, 5] }, async (client) => {
          control.addFault({ operation: operation.name, fault: 'drop-after-commit' })
          return `${operation.name}: ${outcomeOf(await operation.call(client, facts))}`
        }),
      ),
    )
    expect(results).toEqual(queries.map(({ name }) => `${name}: success`))
  })

  test('a mutation that is not answered in time is sent once and of unknown outcome, whichever it is', async () => {
    const mutations = KNOWN_OPERATIONS.filter(({ kind }) => kind === 'mutation')
    control.journal.clear()
    const results = await Promise.all(
      mutations.map((operation) =>
        withClient({ silence: 4000 }, async (client) => {
          control.addFault({ operation: operation.name, fault: 'delay', milliseconds: 10_000 })
          const outcome = outcomeOf(await operation.call(client, facts))
          return `${operation.name}: ${outcome}, received ${control.calls(operation.name).length} times`
        }),
      ),
    )
    expect(results).toEqual(mutations.map(({ name }) => `${name}: unknown-outcome, received 1 times`))
  })

  test('while the platform is gone every call is unreachable, nothing of it arrives, and its return makes them work again', async () => {
    await withClient({ retries: [] }, async (client) => {
      await control.goDown(['graphql', 'rest'])
      control.journal.clear()
      const outcomes = await Promise.all(KNOWN_OPERATIONS.map(async (operation) => outcomeOf(await operation.call(client, facts))))
      await control.comeUp(['graphql', 'rest'])
      expect(new Set(outcomes)).toEqual(new Set(['unreachable']))
      expect(control.calls()).toEqual([])
      expect(outcomeOf(await WATCH.call(client, facts))).toBe('success')
    })
  })

  test('no rejection was left unhandled', () => {
    expect(unhandled).toEqual([])
  })
})
