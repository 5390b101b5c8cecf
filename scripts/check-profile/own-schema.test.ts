import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { readProfileFile } from '#main/connection/profile-file.ts'
import { ROOT } from '#scripts/root.ts'
import { checkReading } from './in-process.test-support.ts'

let platform: LocalPlatform
let folder: string

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
  folder = await mkdtemp(path.join(tmpdir(), 'own-schema-'))
})
afterAll(async () => {
  await platform.stop()
  await rm(folder, { recursive: true })
})

const linesWith = async (schema: string, more: object = {}) => {
  const profile = { ...platform.profile, ...more, platform: { ...platform.profile.platform, schema: 'acme.graphql' } }
  await writeFile(path.join(folder, 'acme.graphql'), schema)
  await writeFile(path.join(folder, 'acme.json'), JSON.stringify(profile))
  const found = await readProfileFile(path.join(folder, 'acme.json'))
  if (found === undefined) throw new Error('There is no profile')
  const { lines } = await checkReading(found.reading, found.text, 'admin@demo.example')
  return lines.filter((line) => /^(?:Schema|GraphQL) /.test(line))
}

test('the schema that a profile names is read, and the query is sent as it takes it', async () => {
  const sdl = await readFile(path.join(ROOT, 'schema/platform.graphql'), 'utf8')
  expect(await linesWith(sdl)).toEqual([
    'Schema       ok         Every operation fits platform.schema.',
    'GraphQL      ok         The platform takes the sign-in and answers the query GetInternalUserByUserName.',
  ])
  expect(await linesWith(sdl.replace('  generateTransactionId(', '  issueTransactionId('))).toEqual([
    'Schema       ok         What fits platform.schema can be used. Not offered by this platform: GenerateTransactionId.',
    'GraphQL      ok         The platform takes the sign-in and answers the query GetInternalUserByUserName.',
  ])
  expect(await linesWith('type Site { id: ID }')).toContain('Schema       wrong      platform.schema is no usable schema: Query root type must be provided.')
})

test('an alias that names nothing is wrong', async () => {
  const sdl = await readFile(path.join(ROOT, 'schema/platform.graphql'), 'utf8')
  const aliases = { operations: { getSitesAdmins: 'getSitesAdmin' }, fields: { 'Site.supportAccManager': 'supporter' } }
  expect((await linesWith(sdl, { schema: { aliases } })).slice(0, 2)).toEqual([
    'Schema       wrong      schema.aliases.operations "getSitesAdmins" names nothing that the console sends or shows.',
    'Schema       wrong      schema.aliases.fields "Site.supportAccManager" leads nowhere: the platform\'s schema has no field "supporter".',
  ])
})

test('a platform that requires a temporary password gets the one of the profile', async () => {
  const sdl = await readFile(path.join(ROOT, 'schema/platform.graphql'), 'utf8')
  const wanting = sdl.replace('  password: String\n', '  temporaryPassword: String!\n')
  expect((await linesWith(wanting))[0]).toBe('Schema       ok         What fits platform.schema can be used. Not offered by this platform: CreateInternalUser.')
  expect((await linesWith(wanting, { users: { temporaryPassword: 'Welcome-2026' } }))[0]).toBe('Schema       ok         Every operation fits platform.schema.')
})
