import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { announceUnchanged, Connection, type ConnectionOptions, linkAddress } from './connection.ts'
import { administratorProfile } from './profile-file.ts'

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)

const profile = {
  name: 'Acme production',
  environment: 'production',
  identity: { issuer: 'https://identity.acme.example/pool', clientId: 'console' },
  platform: { graphqlUrl: 'https://api.acme.example/graphql', restUrl: 'https://api.acme.example/rest' },
  storage: { region: 'eu-west-1', bucket: 'acme', imageBase: 'https://images.acme.example/', downloadHosts: ['files.acme.example'] },
  places: { url: 'https://places.example', apiKey: 'places-key' },
  links: { raiseTicket: 'https://tickets.acme.example', remoteDesktopTool: { label: 'Remote Help', url: 'https://remote.example/get' } },
}

let folder: string
/** The file that the user chooses in the dialog; null closes it. */
let choice: string | null
const connection = (options: Partial<ConnectionOptions> = {}) =>
  new Connection({ folder, logger: silentLogger, chooseFile: async () => success(choice), ...options })
const fileWith = async (name: string, content: unknown): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
/** Has the user choose a file with this content. */
const choose = async (one: Connection, content: unknown) => {
  choice = await fileWith('chosen.json', content)
  const answer = await one.choose()
  await rm(choice)
  return answer
}
const problemsWith = async (change: (draft: Record<string, never> & typeof profile) => void) => {
  const draft = structuredClone(profile) as Record<string, never> & typeof profile
  change(draft)
  const answer = await choose(connection(), draft)
  if (!answer.ok || answer.value.state !== 'invalid') throw new Error('The profile was taken')
  return answer.value.problems
}

beforeEach(async () => {
  choice = null
  folder = await mkdtemp(join(tmpdir(), 'connection-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

describe('where the profile comes from', () => {
  test('without any profile the console is told that it is missing', async () => {
    expect(await connection().load()).toEqual({ state: 'missing' })
  })

  test('the argument goes before the environment, the environment before the stored one', async () => {
    const argument = await fileWith('argument.json', { ...profile, name: 'argument' })
    const environment = await fileWith('environment.json', { ...profile, name: 'environment' })
    await fileWith('connection.json', { ...profile, name: 'stored' })
    expect(await connection({ argument, environment }).load()).toMatchObject({ profile: { name: 'argument' } })
    expect(await connection({ environment }).load()).toMatchObject({ profile: { name: 'environment' } })
    expect(await connection().load()).toMatchObject({ profile: { name: 'stored' } })
  })

  test('the one of the policy goes before all others, and nobody can change it', async () => {
    const locked = await fileWith('locked.json', { ...profile, name: 'locked' })
    const argument = await fileWith('argument.json', { ...profile, name: 'argument' })
    const administrator = await fileWith('administrator.json', { ...profile, name: 'administrator' })
    const policy = { load: async () => [], settings: () => ({ profile: locked }) }
    const one = connection({ policy, administrator, argument })
    expect(await one.load()).toMatchObject({ state: 'ready', profile: { name: 'locked' } })
    expect(await one.change()).toMatchObject({ ok: false, error: { kind: 'forbidden' } })
  })

  test('one that the policy names and that is not there is reported, not passed over', async () => {
    const policy = { load: async () => [], settings: () => ({ profile: join(folder, 'none.json') }) }
    const argument = await fileWith('argument.json', profile)
    const problems = [{ field: 'file', message: 'does not exist' }]
    expect(await connection({ policy, argument }).load()).toEqual({ state: 'invalid', source: 'administrator', problems })
  })

  test('with a damaged policy there is none, and none can be chosen', async () => {
    const problems = [{ field: 'export', message: 'must be true or false' }]
    const policy = { load: async () => problems, settings: () => ({}) }
    const argument = await fileWith('argument.json', profile)
    const one = connection({ policy, argument })
    expect(await one.load()).toEqual({ state: 'invalid', source: 'policy', problems })
    expect(one.profile()).toBeUndefined()
    expect(await choose(one, profile)).toMatchObject({ ok: false, error: { kind: 'forbidden' } })
  })

  test('a bad argument is reported, not passed over', async () => {
    const argument = join(folder, 'none.json')
    await fileWith('connection.json', profile)
    expect(await connection({ argument }).load()).toEqual({
      state: 'invalid',
      source: 'argument',
      problems: [{ field: 'file', message: 'does not exist' }],
    })
  })

  test('a chosen profile is used at once and again after a restart', async () => {
    const first = connection()
    await first.load()
    const listener = vi.fn()
    first.onChange(listener)
    expect(await choose(first, profile)).toMatchObject({ ok: true, value: { state: 'ready' } })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(first.profile()?.platform.graphqlUrl).toBe('https://api.acme.example/graphql')

    const second = connection()
    expect(await second.load()).toMatchObject({ state: 'ready', profile: { name: 'Acme production' } })
    expect(await readdir(folder)).toEqual(['connection.json'])
  })

  test('the file of the administrator goes before everything, and a bad one is not passed over', async () => {
    const administrator = await fileWith('administrator.json', { ...profile, name: 'administrator' })
    const argument = await fileWith('argument.json', { ...profile, name: 'argument' })
    expect(await connection({ administrator, argument }).load()).toMatchObject({ profile: { name: 'administrator' } })
    expect(await connection({ administrator: join(folder, 'none.json'), argument }).load()).toMatchObject({ profile: { name: 'argument' } })
    await writeFile(administrator, '{}')
    expect(await connection({ administrator, argument }).load()).toMatchObject({ state: 'invalid', source: 'administrator' })
  })

  test('a bad choice is reported, stored nowhere, and can be followed by a good one', async () => {
    const one = connection()
    expect(await choose(one, '{}')).toMatchObject({ ok: true, value: { state: 'invalid', source: 'chosen' } })
    expect(await readdir(folder)).toEqual([])
    expect(await choose(one, profile)).toMatchObject({ ok: true, value: { state: 'ready' } })
  })

  test('a file far too large to be a profile is not read', async () => {
    expect(await choose(connection(), ' '.repeat(100_001))).toMatchObject({
      value: { state: 'invalid', problems: [{ field: 'file', message: 'is too large to be a connection profile' }] },
    })
  })

  test('a dialog that is closed changes nothing', async () => {
    const one = connection()
    const before = await one.load()
    const listener = vi.fn()
    one.onChange(listener)
    expect(await one.choose()).toEqual({ ok: true, value: before })
    expect(listener).not.toHaveBeenCalled()
  })

  test('the dialog is opened once for two that ask at once', async () => {
    const chooseFile = vi.fn(async () => success(choice))
    const one = connection({ chooseFile })
    await Promise.all([one.choose(), one.choose()])
    expect(chooseFile).toHaveBeenCalledTimes(1)
  })

  test('while a profile is in use nobody is asked for another, and nothing is replaced', async () => {
    const chooseFile = vi.fn(async () => success(choice))
    const one = connection({ chooseFile })
    await choose(one, profile)
    const stored = await readFile(join(folder, 'connection.json'), 'utf8')
    expect(await choose(one, { ...profile, platform: { ...profile.platform, analyticsUrl: 'https://evil.example' } })).toEqual({
      ok: false,
      error: { kind: 'forbidden', message: 'The console is connected already.' },
    })
    expect(chooseFile).toHaveBeenCalledTimes(1)
    expect(one.profile()?.platform.analyticsUrl).toBeUndefined()
    expect(await readFile(join(folder, 'connection.json'), 'utf8')).toBe(stored)
  })

  test('main’s own menu replaces the profile in use, and a bad file changes nothing', async () => {
    const one = connection()
    await choose(one, profile)
    choice = await fileWith('other.json', { ...profile, name: 'Other' })
    expect(await one.change()).toMatchObject({ ok: true, value: { state: 'ready', profile: { name: 'Other' } } })
    choice = await fileWith('bad.json', '{}')
    expect(await one.change()).toMatchObject({ ok: true, value: { state: 'invalid', source: 'chosen' } })
    expect(one.status()).toMatchObject({ state: 'ready', profile: { name: 'Other' } })
    expect(JSON.parse(await readFile(join(folder, 'connection.json'), 'utf8'))).toMatchObject({ name: 'Other' })
  })

  test('nobody but the administrator changes a profile that the administrator set', async () => {
    const chooseFile = vi.fn(async () => success(choice))
    const one = connection({ administrator: await fileWith('administrator.json', profile), chooseFile })
    await one.load()
    expect(await one.change()).toMatchObject({ ok: false, error: { kind: 'forbidden', message: matching(/^The administrator/) } })
    expect(chooseFile).not.toHaveBeenCalled()
  })

  test('a bad profile of the administrator is for the administrator to correct', async () => {
    const chooseFile = vi.fn(async () => success(choice))
    const one = connection({ administrator: await fileWith('administrator.json', '{}'), chooseFile })
    await one.load()
    expect(await one.choose()).toMatchObject({ ok: false, error: { kind: 'forbidden', message: matching(/^The administrator/) } })
    expect(chooseFile).not.toHaveBeenCalled()
  })

  test('a folder that cannot be written to is said, and nothing is taken', async () => {
    const blocked = await fileWith('a-file', 'not a folder')
    const answer = await choose(connection({ folder: blocked }), profile)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'storage' } })
  })

  test('an unsubscribed listener hears nothing', async () => {
    const one = connection()
    const listener = vi.fn()
    one.onChange(listener)()
    await one.load()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('what a bad profile gets', () => {
  test('the field and the reason, in words', async () => {
    expect(
      await problemsWith((draft) => {
        draft.identity.issuer = 'http://identity.acme.example'
      }),
    ).toEqual([{ field: 'identity.issuer', message: matching(/^must be an https address/) }])
  })

  test('every problem, not only the first', async () => {
    const answer = await choose(connection(), {
      environment: 'live',
      identity: { issuer: 'https://id.example', clientId: '', callbackPorts: [70_000] },
      platform: 7,
    })
    expect(answer).toEqual({
      ok: true,
      value: {
        state: 'invalid',
        source: 'chosen',
        problems: [
          { field: 'name', message: 'is missing' },
          { field: 'environment', message: 'must be one of production, staging, local' },
          { field: 'identity.clientId', message: 'must not be empty' },
          { field: 'identity.callbackPorts.0', message: 'must be a port number from 1 to 65535' },
          { field: 'platform', message: 'must be a group of settings in braces' },
        ],
      },
    })
  })

  test('a storage that is reached in a way for which a setting is missing', async () => {
    const of = (settings: object) => problemsWith((draft) => Object.assign(draft.storage, settings))
    expect(await of({ credentials: 'identity-pool' })).toEqual([
      { field: 'storage.identityPool', message: 'is missing: storage.credentials is "identity-pool"' },
    ])
    expect(await of({ credentials: 'platform' })).toEqual([{ field: 'storage.signedLinks', message: 'is missing: storage.credentials is "platform"' }])
    expect(await of({ credentials: 'keys' })).toEqual([{ field: 'storage.credentials', message: 'must be one of identity-pool, platform, none' }])
    expect(await of({ addressing: 'virtual', endpoint: 'https://10.0.0.1:9000' })).toEqual([
      { field: 'storage.addressing', message: 'must be "path": the endpoint is an IP address, which takes no bucket in front' },
    ])
    expect(await of({ addressing: 'virtual', endpoint: 'storage' })).toEqual([{ field: 'storage.endpoint', message: matching(/^must be an https address/) }])
  })

  test.each([
    {},
    { credentials: 'identity-pool', identityPool: { id: 'eu-west-1:0-0' } },
    { credentials: 'platform', signedLinks: { url: 'https://api.acme.example/link' } },
    { credentials: 'none', addressing: 'virtual', endpoint: 'https://storage.acme.example' },
  ])('a storage reached by %j is taken', async (settings) => {
    const answer = await choose(connection(), { ...profile, storage: { ...profile.storage, ...settings } })
    expect(answer).toMatchObject({ ok: true, value: { state: 'ready' } })
  })

  test.each(['evil.example/#', 'x@evil.example/', 'a:1', '', '.', 'a..', '-a', 'EU', 'a/b', 'a'.repeat(64)])(
    'the region and the bucket %j, which would be part of an address, are refused',
    async (part) => {
      const problems = await problemsWith((draft) => {
        Object.assign(draft.storage, { region: part, bucket: part })
      })
      expect(problems.map(({ field }) => field)).toEqual(['storage.region', 'storage.bucket'])
    },
  )

  test.each(['x'.repeat(40_000), 'Acme\n\nYour payment was booked.', 'Acme\u202Egnigats', 'Acme\u2028x', ' '])(
    'a name that hides or pushes away what is beside it, %.20j, is refused',
    async (name) => {
      const problems = await problemsWith((draft) => {
        draft.name = name
        draft.links.remoteDesktopTool.label = name
      })
      const message = 'must be one line of at most 80 characters that can all be seen'
      expect(problems).toEqual([
        { field: 'name', message },
        { field: 'links.remoteDesktopTool.label', message },
      ])
    },
  )

  test('a setting that nobody knows is named by one short line', async () => {
    const problems = await problemsWith((draft) => {
      Object.assign(draft, { [`a\nb\u202Ec${'d'.repeat(90_000)}`]: 1 })
    })
    expect(problems).toEqual([{ field: `a b c${'d'.repeat(95)}`, message: 'is not a known setting' }])
  })

  test('what is no file is refused at once: a pipe that nobody writes to, and a device without an end', async () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    for (const path of [pipe, '/dev/zero', folder]) {
      expect(await connection({ argument: path }).load()).toMatchObject({
        state: 'invalid',
        problems: [{ field: 'file', message: 'is no file that could be a connection profile' }],
      })
    }
  })

  test('unknown settings are named', async () => {
    expect(
      await problemsWith((draft) => {
        Object.assign(draft.identity, { isuer: 'https://x.example', secret: 's' })
      }),
    ).toEqual([
      { field: 'identity.isuer', message: 'is not a known setting' },
      { field: 'identity.secret', message: 'is not a known setting' },
    ])
  })

  test.each([
    'ftp://api.acme.example',
    'javascript:alert(1)',
    'https://user:secret@api.acme.example',
    'http://localhost.acme.example',
    'http://10.0.0.1',
    '',
    'api',
  ])('the address %j is refused', async (graphqlUrl) => {
    expect(
      await problemsWith((draft) => {
        draft.platform.graphqlUrl = graphqlUrl
      }),
    ).toEqual([{ field: 'platform.graphqlUrl', message: matching(/^must be an https address/) }])
  })

  test.each(['http://127.0.0.1:4000/graphql', 'http://localhost:4000/graphql', 'http://[::1]:4000/graphql'])(
    'plain http to this computer, %j, is taken',
    async (graphqlUrl) => {
      const answer = await choose(connection(), { ...profile, platform: { ...profile.platform, graphqlUrl } })
      expect(answer).toMatchObject({ ok: true, value: { state: 'ready' } })
    },
  )

  test.each(['', 'no json', '{"name": ', '[]', 'null'])('the text %j is refused as a whole', async (text) => {
    expect(await choose(connection(), text)).toMatchObject({ ok: true, value: { state: 'invalid', problems: [{ field: 'file' }] } })
  })

  test('a byte order mark in front does not matter', async () => {
    expect(await choose(connection(), `\uFEFF${JSON.stringify(profile)}`)).toMatchObject({ ok: true, value: { state: 'ready' } })
  })
})

describe('what the renderer may see', () => {
  test('names, links by label and the image base, and no address or key', async () => {
    const one = connection()
    await choose(one, profile)
    expect(one.status()).toEqual({
      state: 'ready',
      profile: {
        name: 'Acme production',
        environment: 'production',
        links: [
          { name: 'raise-ticket', label: 'Raise Ticket' },
          { name: 'remote-desktop-tool', label: 'Download Remote Help' },
        ],
        imageBase: 'https://images.acme.example/',
      },
    })
  })

  test("the label of the remote-desktop tool starts with Download, whether or not the profile's does [SHELL-025]", async () => {
    const labelOf = async (label: string) => {
      const answer = await choose(connection(), { ...profile, links: { remoteDesktopTool: { label, url: 'https://tools.acme.example/' } } })
      return answer.ok && answer.value.state === 'ready' ? answer.value.profile.links : answer
    }
    expect(await labelOf('AnyDesk')).toEqual([{ name: 'remote-desktop-tool', label: 'Download AnyDesk' }])
    expect(await labelOf('Download the remote tool')).toEqual([{ name: 'remote-desktop-tool', label: 'Download the remote tool' }])
  })

  test('whether campaigns may go by email, which a profile must say', async () => {
    expect(await choose(connection(), { ...profile, emailCampaigns: true })).toMatchObject({ value: { profile: { emailCampaigns: true } } })
    const answer = await choose(connection(), profile)
    expect(answer.ok && answer.value.state === 'ready' && answer.value.profile).not.toHaveProperty('emailCampaigns')
  })

  test('whether new users get a temporary password, not which, and no log has it', async () => {
    const info = vi.fn()
    const one = connection({ logger: { ...silentLogger, info, warn: info, error: info } })
    expect(await choose(one, { ...profile, users: { temporaryPassword: 'Welcome-2026' } })).toMatchObject({
      value: { profile: { hasTemporaryPassword: true } },
    })
    expect(one.profile()?.users?.temporaryPassword).toBe('Welcome-2026')
    expect(JSON.stringify([one.status(), info.mock.calls])).not.toContain('Welcome')
    expect(info).toHaveBeenCalledTimes(1)
    const answer = await choose(connection(), profile)
    expect(answer.ok && answer.value.state === 'ready' && answer.value.profile).not.toHaveProperty('hasTemporaryPassword')
  })

  test('the addresses behind the links stay in main', async () => {
    const one = connection()
    await choose(one, profile)
    const known = one.profile()
    if (known === undefined) throw new Error('no profile')
    expect(linkAddress(known, 'raise-ticket')).toBe('https://tickets.acme.example')
    expect(linkAddress(known, 'remote-desktop-tool')).toBe('https://remote.example/get')
    expect(linkAddress({ ...known, links: {} }, 'raise-ticket')).toBeUndefined()
  })

  test('defaults of the identity settings', async () => {
    const one = connection()
    await choose(one, { ...profile, links: undefined })
    expect(one.profile()?.identity).toEqual({
      issuer: 'https://identity.acme.example/pool',
      clientId: 'console',
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      callbackHost: '127.0.0.1',
      roleClaim: 'custom:role',
      userNameClaim: 'cognito:username',
      roleWhenAbsent: 'ADMIN',
    })
  })
})

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string | undefined]>([
  ['linux', {}, '/etc/admin-console/connection.json'],
  ['darwin', {}, '/Library/Application Support/Admin Console/connection.json'],
  ['win32', { ProgramData: String.raw`D:\Data` }, String.raw`D:\Data\Admin Console\connection.json`],
  ['win32', {}, String.raw`C:\ProgramData\Admin Console\connection.json`],
  ['aix', {}, undefined],
])('on %s the administrator puts the profile in its place', (platform, environment, path) => {
  expect(administratorProfile(platform, environment)).toBe(path)
})

test('a change that main\u2019s menu could not make says why, and one that it made says nothing', () => {
  const announce = vi.fn()
  announceUnchanged({ ok: true, value: { state: 'missing' } }, announce)
  expect(announce).not.toHaveBeenCalled()
  const problems = [
    { field: 'name', message: 'is missing' },
    { field: 'identity.issuer', message: 'must be an https address' },
  ]
  announceUnchanged({ ok: true, value: { state: 'invalid', source: 'chosen', problems } }, announce)
  announceUnchanged({ ok: false, error: { kind: 'storage', message: 'The disk is full.' } }, announce)
  expect(announce.mock.calls).toEqual([
    [
      {
        kind: 'connection-unchanged',
        intent: 'error',
        message: 'The connection profile was not changed. name is missing. identity.issuer must be an https address.',
      },
    ],
    [{ kind: 'connection-unchanged', intent: 'error', message: 'The connection profile was not changed. The disk is full.' }],
  ])
})
