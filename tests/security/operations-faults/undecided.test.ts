import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Control } from '#local-platform/faults/control.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { silentLogger } from '#main/log/silent-logger.test-support.ts'
import { OPERATION_ACCESS } from '#main/platform/graphql/operation-access.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import type { Facts } from '#tests/contract/calls.ts'
import { type Machine, startMachine } from '#tests/money/money-console.ts'
import { type Cell, play } from './cell.ts'
import { KNOWN_OPERATIONS, type KnownOperation, prepareFacts } from './known-operations.ts'

// Every mutation that the page may write, under every error that leaves open whether it was carried out, and under every refusal.

/** Errors below a mutation's field, as the platform's services name and word them. */
const UNDECIDED: readonly (readonly [errorType: string, message: string])[] = [
  ['Lambda:Unhandled', '2026-11-22T10:00:00.000Z 6b1f Task timed out after 6.00 seconds'],
  ['Lambda:Unhandled', "Cannot read properties of undefined (reading 'id')"],
  ['ExecutionTimeout', 'Execution timed out.'],
  ['InternalFailure', 'INTERNAL_SERVER_ERROR'],
  ['INTERNAL_SERVER_ERROR', 'Unexpected error.'],
  ['ThrottlingException', 'Rate exceeded'],
  ['LimitExceededException', 'TOO_MANY_WRITES'],
  ['ConditionalCheckFailedException', 'The conditional request failed'],
  ['DynamoDB:ConditionalCheckFailedException', 'ALREADY_EXISTS'],
  ['DynamoDB:ProvisionedThroughputExceededException', 'The level of configured provisioned throughput was exceeded'],
  ['ServiceUnavailable', 'SERVICE_UNAVAILABLE'],
  ['', 'INJECTED_FAULT'],
]

const REFUSALS: readonly (readonly [errorType: string, message: string])[] = [
  ['Conflict', 'NAME_ALREADY_EXISTS'],
  ['ValidationException', 'NAME_MUST_NOT_BE_EMPTY'],
  ['Lambda:Unhandled', 'SITE_NOT_FOUND'],
]

const CLASSES: Readonly<Record<string, string>> = OPERATION_ACCESS
const MUTATIONS = KNOWN_OPERATIONS.filter(({ kind, name }) => kind === 'mutation' && CLASSES[name] === 'page-write')

let local: LocalPlatform
let control: Control
let machine: Machine
let client: PlatformClient
let facts: Facts

beforeAll(async () => {
  local = await startLocalPlatform({ size: 'small', test: true })
  if (local.control === null) throw new Error('The local platform is not in test mode')
  control = local.control
  const userName = local.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
  facts = await prepareFacts(local, (await signIn(local, userName)).idToken)
  machine = await startMachine(await mkdtemp(join(tmpdir(), 'undecided-')), local.profileFile, userName)
  await machine.identity.signIn()
  const connection = { profile: () => machine.connection.profile(), onChange: () => () => undefined }
  client = new PlatformClient({ connection, identity: machine.identity, fetch, logger: silentLogger, timeouts: { retries: [] } })
})

afterAll(async () => {
  client.close()
  await local.stop()
  await rm(machine.folder, { recursive: true })
})

const harmless = KNOWN_OPERATIONS.find(({ name }) => name === 'DomainAvailability') as KnownOperation
const run = (operation: KnownOperation, fault: Cell['fault']): Promise<Cell> => play(operation, fault, { control, client, facts, harmless })

/** What a call came to, in one line. */
const summaryOf = ({ result, requests, next }: Cell): string =>
  `${result.ok ? 'success' : result.error.kind}, outcome ${result.ok ? 'known' : (result.error.details?.['outcome'] ?? 'of a refusal')}, sent ${requests}, then ${next.ok ? 'usable' : 'unusable'}`

describe('every mutation that the page may write', () => {
  test('is here', () => {
    const written = Object.values(CLASSES).filter((access) => access === 'page-write')
    expect(MUTATIONS).toHaveLength(written.length)
    expect(MUTATIONS.length).toBeGreaterThan(40)
  })

  test.each(UNDECIDED)('after the error %s (%s) that followed the change: of unknown outcome, sent once', async (errorType, message) => {
    const told: string[] = []
    for (const operation of MUTATIONS) {
      const cell = await run(operation, { fault: 'error-after-commit', errorType, message })
      told.push(`${operation.name}: ${summaryOf(cell)}, platform ${client.reachability().state}`)
    }
    expect(told).toEqual(MUTATIONS.map(({ name }) => `${name}: unknown-outcome, outcome unknown, sent 1, then usable, platform reachable`))
  })

  test.each(REFUSALS)('after the refusal %s (%s) below its field: refused, sent once', async (errorType, message) => {
    const told: string[] = []
    for (const operation of MUTATIONS) {
      told.push(`${operation.name}: ${summaryOf(await run(operation, { fault: 'graphql-error', atField: true, errorType, message }))}`)
    }
    expect(told).toEqual(MUTATIONS.map(({ name }) => `${name}: rejected, outcome of a refusal, sent 1, then usable`))
  })
})
