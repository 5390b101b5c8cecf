import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { Connection, type ConnectionOptions } from './connection.ts'
import { readProfileFile } from './profile-file.ts'

const profile = {
  name: 'Acme',
  environment: 'production',
  identity: { issuer: 'https://identity.acme.example/pool', clientId: 'console' },
  platform: { graphqlUrl: 'https://api.acme.example/graphql', restUrl: 'https://api.acme.example/rest', schema: 'acme.graphql' },
}
const SCHEMA = 'type Query { sites: [String!]! }'
/** Named by the beginning of the SHA-256 of that text, and of that text with a blank behind it. */
const STORED = 'connection-schema-cc3786e06282a502.graphql'
const STORED_OTHER = 'connection-schema-3fee8e2d2e7bd66e.graphql'

let outside: string
let folder: string
let choice: string

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'profile-'))
  folder = await mkdtemp(join(tmpdir(), 'connection-'))
  choice = join(outside, 'acme.json')
})
afterEach(async () => {
  await Promise.all([rm(outside, { recursive: true }), rm(folder, { recursive: true })])
})

const give = async (given: object, schema?: string | Buffer): Promise<void> => {
  await writeFile(choice, JSON.stringify(given))
  await rm(join(outside, 'acme.graphql'), { force: true, recursive: true })
  if (schema !== undefined) await writeFile(join(outside, 'acme.graphql'), schema)
}
const connection = (options: Partial<ConnectionOptions> = {}) =>
  new Connection({ folder, logger: silentLogger, chooseFile: async () => success(choice), ...options })
const problemOf = async (platform: object, schema?: string) => {
  await give({ ...profile, platform: { ...profile.platform, ...platform } }, schema)
  const reading = (await readProfileFile(choice))?.reading
  return reading?.ok === false ? reading.problems : 'none'
}

describe('the schema that a profile names', () => {
  test.each(['', '.', '..', '../acme.graphql', '/etc/acme.graphql', String.raw`..\\acme.graphql`, 'C:acme.graphql', 'a\nb'])(
    '%j is not the name of a file beside the profile',
    async (schema) => {
      expect(await problemOf({ schema })).toEqual([{ field: 'platform.schema', message: 'must be the name of a file beside the profile' }])
    },
  )

  test('what is no file there is a problem of the profile', async () => {
    expect(await problemOf({})).toEqual([{ field: 'platform.schema', message: 'names a file that does not exist: put it beside the profile' }])
    await mkdir(join(outside, 'acme.graphql'))
    expect(await readProfileFile(choice)).toMatchObject({
      reading: { problems: [{ field: 'platform.schema', message: 'is no file that could be a GraphQL schema' }] },
    })
    expect(await problemOf({}, ' '.repeat(10_000_001))).toEqual([{ field: 'platform.schema', message: 'is too large to be a GraphQL schema' }])
  })

  test('words of a schema that is not named are a problem too', async () => {
    await give({ ...profile, platform: { ...profile.platform, schema: undefined }, schema: { aliases: { types: { Site: 'Shop' } } } })
    expect((await readProfileFile(choice))?.reading).toEqual({
      ok: false,
      problems: [{ field: 'platform.schema', message: "is missing: add the name of the platform's schema file beside this profile. schema.aliases needs it" }],
    })
  })

  test('one that cannot be used leaves the profile in use and what is stored', async () => {
    await give(profile, SCHEMA)
    const one = connection({ fitSchema: async ({ schemaText }) => (schemaText === SCHEMA ? undefined : 'is no GraphQL schema') })
    await one.choose()
    const before = await readdir(folder)
    await give(profile, 'type')
    expect(await one.change()).toEqual({
      ok: true,
      value: { state: 'invalid', source: 'chosen', problems: [{ field: 'platform.schema', message: 'is no GraphQL schema' }] },
    })
    expect([one.status(), await readdir(folder)]).toMatchObject([{ state: 'ready' }, before])
  })

  test('one that cannot be used at start is a problem of the profile', async () => {
    await give(profile, 'type')
    const one = connection({ argument: choice, fitSchema: async () => 'is no GraphQL schema' })
    await one.load()
    await one.fit()
    expect([one.status(), one.profile()]).toEqual([
      { state: 'invalid', source: 'argument', problems: [{ field: 'platform.schema', message: 'is no GraphQL schema' }] },
      undefined,
    ])
  })
})

describe('a chosen profile with a schema', () => {
  test('is stored with it, and read again with the same digest', async () => {
    await give(profile, SCHEMA)
    const first = connection()
    await first.choose()
    await rm(outside, { recursive: true })
    await mkdir(outside)
    const second = connection()
    expect(await second.load()).toMatchObject({ state: 'ready' })
    expect(second.profile()).toEqual({ ...first.profile(), platform: { ...first.profile()?.platform, schema: STORED } })
    expect(await readFile(join(folder, STORED), 'utf8')).toBe(SCHEMA)
  })

  test('takes the place of the one before, without leaving its schema', async () => {
    await give(profile, SCHEMA)
    const one = connection()
    await one.choose()
    await give(profile, `${SCHEMA} `)
    await one.change()
    expect((await readdir(folder)).toSorted()).toEqual([STORED_OTHER, 'connection.json'].toSorted())
    await give({ ...profile, platform: { ...profile.platform, schema: undefined } })
    await one.change()
    expect(await readdir(folder)).toEqual(['connection.json'])
  })

  test('that was interrupted before its profile was written leaves the pair before', async () => {
    await give(profile, SCHEMA)
    await connection().choose()
    await writeFile(join(folder, 'connection-schema-ffffffffffffffff.graphql'), 'type Query { other: Int }')
    const one = connection()
    await one.load()
    expect(one.profile()?.platform.schema).toBe(STORED)
  })
})
