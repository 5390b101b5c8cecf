import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { readProfileFile } from '../../connection/profile-file.ts'
import { MemoryKeychain } from '../../vault/memory-keychain.test-support.ts'
import { provenVault } from '../../vault/proven-vault.test-support.ts'
import { Fittings } from './fittings.ts'

const SDL = 'type Query { getFroalaSignature: AWSJSON  checkName(username: String!): Boolean } type Mutation { generateTransactionId(id: ID!): Boolean }'
const MISSING_SITES = { state: 'missing', reason: 'getSitesAdmin is missing' }

let folder: string
let keychain: MemoryKeychain
let fittedTimes: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fittings-'))
  keychain = new MemoryKeychain()
  fittedTimes = 0
})
afterEach(() => rm(folder, { recursive: true }))

const fittings = async (options: { readonly release?: string; readonly keychain?: MemoryKeychain } = {}) =>
  new Fittings({
    folder: join(folder, 'fitted'),
    vault: await provenVault(options.keychain ?? keychain),
    release: options.release ?? '1',
    logger: { info: () => void fittedTimes++, warn: () => undefined, error: () => undefined },
  })
const reading = async (schema: string, more: object = {}) => {
  const profile = {
    name: 'Acme',
    environment: 'local',
    identity: { issuer: 'https://identity.example', clientId: 'console' },
    platform: { graphqlUrl: 'https://api.example/graphql', restUrl: 'https://api.example', schema: 'acme.graphql' },
    ...more,
  }
  await writeFile(join(folder, 'acme.graphql'), schema)
  await writeFile(join(folder, 'acme.json'), JSON.stringify(profile))
  const found = (await readProfileFile(join(folder, 'acme.json')))?.reading
  if (found?.ok !== true) throw new Error('It is no profile')
  return found
}
const aliases = { schema: { aliases: { operations: { verifyUsername: 'checkName' } } } }

describe('the fitted operations', () => {
  test('are kept, sealed, and read at the next start', async () => {
    const first = await reading(SDL)
    expect(await (await fittings()).prepare(first)).toBeUndefined()
    expect(await readFile(join(folder, 'fitted', 'fitted.sealed'), 'utf8')).not.toContain('getSitesAdmin')
    const again = await reading(SDL)
    const next = await fittings()
    expect(await next.prepare(again)).toBeUndefined()
    expect([fittedTimes, next.fitOf(again.profile, 'GetSitesAdmin')]).toEqual([1, MISSING_SITES])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['schema', async () => (await fittings()).prepare(await reading(`${SDL} `))],
    ['alias', async () => (await fittings()).prepare(await reading(SDL, aliases))],
    ['temporary password', async () => (await fittings()).prepare(await reading(SDL, { users: { temporaryPassword: 'Welcome-2026' } }))],
    ['console', async () => (await fittings({ release: '2' })).prepare(await reading(SDL))],
    ['key', async () => (await fittings({ keychain: new MemoryKeychain() })).prepare(await reading(SDL))],
  ])('are fitted again for another %s', async (_, prepareOther) => {
    await (await fittings()).prepare(await reading(SDL))
    expect([await prepareOther(), fittedTimes]).toEqual([undefined, 2])
    expect(await readdir(join(folder, 'fitted'))).toEqual(['fitted.sealed'])
  })

  test('are fitted again where what was kept is damaged', async () => {
    await (await fittings()).prepare(await reading(SDL))
    await writeFile(join(folder, 'fitted', 'fitted.sealed'), 'damaged')
    const given = await reading(SDL)
    const next = await fittings()
    await next.prepare(given)
    expect([fittedTimes, next.fitOf(given.profile, 'GetSitesAdmin')]).toEqual([2, MISSING_SITES])
  })

  test('are in memory only without a keychain', async () => {
    const given = await reading(SDL)
    const one = await fittings({ keychain: new MemoryKeychain({ failing: 'locked' }) })
    expect([await one.prepare(given), one.fitOf(given.profile, 'GetSitesAdmin')]).toEqual([undefined, MISSING_SITES])
    expect(await readdir(folder)).not.toContain('fitted')
  })

  test('take what the profile says of names', async () => {
    const given = await reading(SDL, aliases)
    const one = await fittings()
    await one.prepare(given)
    expect(one.fitOf(given.profile, 'VerifyUsername')).toMatchObject({ state: 'fitted', plan: { kind: 'query' } })
  })

  test('are those of the build where the platform has the schema of the console', async () => {
    const given = await reading(contract.sdl)
    const one = await fittings()
    await one.prepare(given)
    expect(one.offerOf(given.profile)).toEqual({ missing: [], absent: [], unsent: [] })
    expect(Object.keys(documents).filter((operation) => one.fitOf(given.profile, operation).state !== 'ours')).toEqual([])
  })

  test('are those of the build for a profile without a schema; before a schema was read there are none', async () => {
    const { profile } = await reading(SDL)
    const { schema: _schema, ...platform } = profile.platform
    const one = await fittings()
    expect(one.fitOf({ ...profile, platform }, 'GetSitesAdmin')).toEqual({ state: 'ours' })
    expect([one.fitOf(undefined, 'GetSitesAdmin'), one.offerOf(undefined)]).toEqual([{ state: 'ours' }, { missing: [], absent: [], unsent: [] }])
    expect(one.fitOf(profile, 'GetSitesAdmin')).toEqual({ state: 'missing', reason: 'its schema has not been read' })
  })
})

describe('a schema', () => {
  test('may be the result of an introspection, whole or without what is around it', async () => {
    const introspection = introspectionFromSchema(buildSchema(`scalar AWSJSON ${SDL}`))
    for (const text of [JSON.stringify({ data: introspection }), `\uFEFF${JSON.stringify(introspection)}`]) {
      const given = await reading(text)
      const one = await fittings()
      expect([await one.check(given), await one.prepare(given)]).toEqual([undefined, undefined])
      expect(one.fitOf(given.profile, 'GetSitesAdmin')).toEqual(MISSING_SITES)
    }
  })

  test.each([
    ['type Query {', 'cannot be read: Syntax Error: Expected Name, found <EOF>'],
    ['type Site { id: ID }', 'is no usable schema: Query root type must be provided'],
    ['type Query { site: Shop }', 'cannot be read: Unknown type "Shop"'],
    ['{"data": {}}', 'cannot be read: it holds no "__schema"'],
    ['', 'cannot be read: Syntax Error: Unexpected <EOF>'],
  ])('that cannot be read says why: %j', async (text, reason) => {
    const given = await reading(text)
    const one = await fittings()
    expect([await one.prepare(given), await one.check(given)]).toEqual([reason, reason])
    expect(await readdir(folder)).not.toContain('fitted')
  })
})
