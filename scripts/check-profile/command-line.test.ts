import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { checkProfile } from './program.test-support.ts'

let platform: LocalPlatform
let folder: string

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
  folder = mkdtempSync(path.join(tmpdir(), 'check-profile-'))
})
afterAll(async () => {
  await platform.stop()
  rmSync(folder, { recursive: true })
})

const writtenProfile = (): unknown => JSON.parse(readFileSync(path.join(folder, 'profile.json'), 'utf8'))

describe('npm run check-profile', () => {
  test('names every problem of the file by its setting, and tries nothing then', async () => {
    const { identity, platform: addresses, ...others } = platform.profile
    const run = await checkProfile(folder, { ...others, identity: { ...identity, isuer: 'x' }, platform: { ...addresses, restUrl: 'ftp://a.example' } })
    expect({ lines: run.lines, code: run.code }, run.output).toEqual({
      lines: [
        'File         wrong      identity.isuer is not a known setting.',
        'File         wrong      platform.restUrl must be an https address (plain http only for this computer, and no user name or password in it).',
        'Wrong: 2. What to change is at the end of each line; docs/connect.md has more.',
      ],
      code: 1,
    })
  })

  test('says that a file does not exist', async () => {
    const run = await checkProfile(folder, {}, { file: 'absent.json' })
    expect({ first: run.lines[0], code: run.code }, run.output).toEqual({ first: 'File         wrong      The file does not exist.', code: 1 })
  })

  test('without a file says how to name one', async () => {
    const run = await checkProfile(folder, {}, { parameters: ['other.json'] })
    expect({ lines: run.lines, code: run.code }).toEqual({ lines: [''], code: 1 })
    expect(run.output).toBe(
      'Name one connection profile: npm run check-profile -- profile.json [--no-sign-in] [--write-test] [--schema platform.graphql [--write]]\n',
    )
  })

  test('with --schema says what the temporary password of the profile opens', async () => {
    const contract = readFileSync('schema/platform.graphql', 'utf8')
    writeFileSync(path.join(folder, 'wanting.graphql'), contract.replace('  password: String\n', '  initialPassword: String!\n'))
    const parameters = ['--schema', 'wanting.graphql']
    const without = await checkProfile(folder, platform.profile, { parameters })
    expect(without.lines.slice(1, 3)).toEqual([
      '106 of 107 operations fit, 0 by fitting.',
      'Create User (/create-user) does not open: createInternalUser wants temporaryPassword, line 159: add it under users.',
    ])
    expect(without.code).toBe(1)
    const run = await checkProfile(folder, { ...platform.profile, users: { temporaryPassword: 'Welcome-2026' } }, { parameters })
    expect(run.lines.slice(1, 2)).toEqual(['107 of 107 operations fit, 1 by fitting.'])
    expect([run.output.includes('Welcome-2026'), run.code]).toEqual([false, 0])
  })

  test("with --schema says what a platform's schema means, and --write adds to the profile what is sure", async () => {
    const contract = readFileSync('schema/platform.graphql', 'utf8')
    const theirs = contract.replaceAll('supportAccManager:', 'supportAccountManager:')
    writeFileSync(path.join(folder, 'shop.graphql'), theirs)
    const run = await checkProfile(folder, platform.profile, { parameters: ['--schema', 'shop.graphql', '--write'] })
    expect(run.lines.slice(1, 2)).toEqual(['107 of 107 operations fit, 9 by fitting.'])
    expect(run.lines).toContainEqual(expect.stringContaining('Sites (/) opens without the column Support account manager (Site.supportAccManager is missing'))
    expect(run.lines).toContain('Written: schema.aliases.fields "Site.supportAccManager": "supportAccountManager".')
    expect(run.code).toBe(0)
    const written = writtenProfile()
    expect(written).toMatchObject({
      platform: { schema: 'shop.graphql' },
      schema: { aliases: { fields: { 'Site.supportAccManager': 'supportAccountManager' } } },
    })
    const again = await checkProfile(folder, written as object, { parameters: ['--schema', 'shop.graphql'] })
    expect(again.lines.filter((line) => line.includes('supportAccManager'))).toEqual([])

    writeFileSync(path.join(folder, 'same.graphql'), contract)
    const same = await checkProfile(folder, platform.profile, { parameters: ['--schema', 'same.graphql', '--write'] })
    expect(same.lines.filter((line) => /^(?:Written|No alias|Nothing)/.test(line))).toEqual([
      'Written: platform.schema "same.graphql".',
      'No alias was sure enough to write.',
    ])
    expect(writtenProfile()).toEqual({ ...platform.profile, platform: { ...platform.profile.platform, schema: 'same.graphql' } })

    writeFileSync(path.join(folder, 'less.graphql'), contract.replace('  getInternalUsers:', '  allStaff:'))
    const less = await checkProfile(folder, platform.profile, { parameters: ['--schema', 'less.graphql'] })
    expect(less.lines.slice(1, 3)).toEqual([
      '106 of 107 operations fit, 0 by fitting.',
      'Manage Users (/manage-user) does not open: getInternalUsers is missing.',
    ])
    expect(less.code).toBe(1)
  })

  test('writes nothing where the profile names no schema and the file is elsewhere', async () => {
    const run = await checkProfile(folder, platform.profile, { parameters: ['--schema', path.resolve('schema/platform.graphql'), '--write'] })
    expect(run.lines).toContain('Nothing was written: the profile can name a schema only beside it. Put the file there, and try again.')
    expect([writtenProfile(), run.code]).toEqual([JSON.parse(JSON.stringify(platform.profile)), 0])
  })

  test('with --no-sign-in asks nobody, leaves out what needs a user, and is well with that', async () => {
    const run = await checkProfile(folder, platform.profile, { parameters: ['--no-sign-in'] })
    expect({ lines: run.lines.slice(1), code: run.code }, run.output).toEqual({
      lines: [
        `Identity     ok         The identity provider answers at ${platform.urls.identity} and is the one that identity.issuer names.`,
        'Identity     ok         The identity provider names http addresses on this computer, where https is not needed.',
        'Identity     ok         The identity provider takes PKCE with S256.',
        'Identity     ok         The identity provider offers every scope in identity.scopes.',
        'Identity     ok         The identity provider lists refresh tokens, or does not say which grants it knows.',
        'Identity     ok         Signing out opens the page that the identity provider names for it.',
        'Identity     ok         The identity provider names an address where refresh tokens are revoked.',
        'Identity     ok         Register http://127.0.0.1/callback at the identity provider, for any port. If it does not allow any port, set identity.callbackPorts.',
        'Identity     ok         Calls carry the identity token.',
        'Sign-in page ok         The provider knows the client admin-console and lets the browser come back to http://127.0.0.1 at any port.',
        'Sign-in      not tried  Left out by --no-sign-in.',
        'GraphQL      ok         The platform answers. Whether it takes the sign-in was not tried.',
        'REST         ok         The REST address answers. Its calls change sites, so none was made.',
        'Analytics    not tried  Only a signed-in user can try it.',
        `Storage      ok         ${new URL(platform.urls.storage).host} answers.`,
        'Storage      ok         The clock of this computer and that of the storage agree.',
        'Storage      ok         The storage has the bucket “admin-console”, or does not say that it has none.',
        `Storage      ok         ${platform.profile.storage.imageBase} answers.`,
        'Places       ok         The places service takes the key and names the states of a country (36 of India).',
        'Sign-out     not tried  Left out by --no-sign-in.',
        'Nothing is wrong. Not tried: 3.',
      ],
      code: 0,
    })
  })

  test('ends on a signal while it waits for the browser', async () => {
    const run = await checkProfile(folder, platform.profile, { onAsked: (interrupt) => interrupt('SIGINT') })
    expect(run.code, run.output).toBe(130)
  })
})
