import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Result, success } from '#shared/result.ts'
import type { Question } from '../confirmation/question.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { Connection } from './connection.ts'
import { type ConnectionFolder, namedFolder } from './connection-folder.ts'
import { Connections, type ConnectionsOptions } from './connections.ts'
import { followFrontRequests } from './front-request.ts'

/** The profile of a tenant, whose name is that of its host too. */
const profile = (name: string, environment = 'production', tenant = name.toLowerCase()) => ({
  name,
  environment,
  identity: { issuer: 'https://identity.acme.example/pool', clientId: 'console' },
  platform: { graphqlUrl: `https://${tenant}.example/graphql`, restUrl: `https://${tenant}.example/rest` },
})

let root: string
/** The file that the user chooses in the dialog; null closes it. */
let choice: string | null
let started: string[]
/** The consoles that came to the front. */
let shown: string[]
let forgotten: string[]
let asked: Question[]
let isMeant: boolean
let opened: Connections[]

/** A console of the first connection, or of another one of this computer. */
const openConsole = async (own: ConnectionFolder = { id: 'first', folder: root }, options: Partial<ConnectionsOptions> = {}) => {
  const connection = new Connection({
    folder: own.folder,
    logger: silentLogger,
    isOneOfSeveral: () => connections.isOneOfSeveral(),
    chooseFile: async () => success(choice),
    otherOf: (one) => connections.otherOf(one),
  })
  const connections: Connections = new Connections({
    root,
    own,
    connection,
    chooseFile: async () => success(choice),
    ask: async (question) => {
      asked.push(question)
      return isMeant
    },
    start: async (id) => void started.push(id),
    reach: (work) => work(),
    show: () => void shown.push(own.id),
    forgetKey: async (id) => void forgotten.push(id),
    logger: silentLogger,
    ...options,
  })
  opened.push(connections)
  await connections.find()
  await connection.load()
  return { connection, connections }
}

/** Chooses the file of a profile and adds it. Answers with its id. */
const added = async (connections: Connections, name: string, tenant?: string): Promise<string> => {
  choice = join(root, 'chosen.json')
  await writeFile(choice, JSON.stringify(profile(name, 'staging', tenant)))
  const result = await connections.add()
  return result.ok ? (started.at(-1) ?? '') : result.error.message
}
const place = (id: string): ConnectionFolder => ({ id, folder: join(root, 'connections', id) })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'connections-'))
  await writeFile(join(root, 'connection.json'), JSON.stringify(profile('Acme')))
  choice = null
  started = []
  shown = []
  forgotten = []
  asked = []
  isMeant = true
  opened = []
})
afterEach(async () => {
  // What they still write would be in the folder that goes.
  await Promise.all(opened.map((connections) => connections.close()))
  await rm(root, { recursive: true, force: true })
})

describe('adding one', () => {
  test('makes a folder of its own for it, starts its console, and both say which one they are from then on', async () => {
    const first = await openConsole()
    expect(first.connection.status()).toMatchObject({ state: 'ready', profile: { name: 'Acme' } })
    expect(first.connection.status()).not.toHaveProperty('profile.isOneOfSeveral')
    const id = await added(first.connections, 'Beta')
    expect(id).toMatch(/^[\da-f]{12}$/)
    expect((await stat(place(id).folder)).mode & 0o777).toBe(0o700)
    expect(first.connection.status()).toMatchObject({ profile: { name: 'Acme', isOneOfSeveral: true } })
    const other = await openConsole(place(id))
    expect(other.connection.status()).toMatchObject({ profile: { name: 'Beta', environment: 'staging', isOneOfSeveral: true } })
    expect(await other.connections.list()).toEqual({
      connections: [
        { id: 'first', name: 'Acme', environment: 'production', isOwn: false, isRunning: false },
        { id, name: 'Beta', environment: 'staging', isOwn: true, isRunning: true },
      ],
      addRefusal: null,
    })
  })

  test('a dialog that is closed, and a file that is no profile, change nothing', async () => {
    const { connections } = await openConsole()
    expect(await connections.add()).toMatchObject({ ok: true, value: { connections: [{ id: 'first' }] } })
    choice = join(root, 'chosen.json')
    await writeFile(choice, '{"name":"Beta"}')
    expect(await connections.add()).toMatchObject({ ok: false, error: { kind: 'rejected', message: expect.stringContaining('environment is missing.') } })
    expect(await readdir(root)).not.toContain('connections')
    expect(started).toEqual([])
  })

  test('is refused where the administrator sets the connection', async () => {
    const { connections } = await openConsole()
    const administered = {
      status: () => ({ state: 'missing' as const }),
      profile: () => undefined,
      administered: () => true,
      onChange: () => () => undefined,
      announceAgain: () => undefined,
    }
    const { connections: locked } = await openConsole(undefined, { connection: administered })
    expect((await connections.list()).addRefusal).toBeNull()
    expect((await locked.list()).addRefusal).toBe('The administrator of this computer sets the connection. Ask them to add another.')
    choice = join(root, 'connection.json')
    expect(await locked.add()).toMatchObject({ ok: false, error: { kind: 'forbidden' } })
  })

  test('two of one name are told apart', async () => {
    const { connections } = await openConsole()
    await added(connections, 'Acme', 'acme-two')
    expect((await connections.list()).connections.map(({ name }) => name)).toEqual(['Acme', 'Acme (2)'])
  })

  test('one question at a time', async () => {
    const dialog = Promise.withResolvers<Result<null>>()
    const { connections } = await openConsole(undefined, { chooseFile: () => dialog.promise })
    const waiting = connections.add()
    expect(await connections.add()).toMatchObject({ ok: false, error: { kind: 'busy', message: 'Answer the question that is open first.' } })
    dialog.resolve(success(null))
    expect(await waiting).toMatchObject({ ok: true })
  })
})

describe('one tenant has one journal of what was sent', () => {
  const refused = (name: string) => `“${name}” is on this computer already and leads to the same platform. Use its window.`

  test('a profile whose tenant is there already is refused, and its window comes to the front', async () => {
    const id = await added((await openConsole()).connections, 'Beta')
    started = []
    const { connections } = await openConsole()
    expect(await added(connections, 'Beta again', 'beta')).toBe(refused('Beta'))
    expect([started, shown]).toEqual([[id], []])
    expect(await added(connections, 'Own', 'acme')).toBe(refused('Acme'))
    expect([started, shown]).toEqual([[id], ['first']])
    expect(await readdir(join(root, 'connections'))).toEqual([id])
  })

  test.each([
    [
      'another spelling of the endpoint',
      (one: ReturnType<typeof profile>) => ({ ...one, platform: { ...one.platform, graphqlUrl: 'https://BETA.example:443/graphql/' } }),
      true,
    ],
    ['another client', (one: ReturnType<typeof profile>) => ({ ...one, identity: { ...one.identity, clientId: 'other' } }), false],
    ['another issuer', (one: ReturnType<typeof profile>) => ({ ...one, identity: { ...one.identity, issuer: 'https://other.example' } }), false],
    ['another REST address', (one: ReturnType<typeof profile>) => ({ ...one, platform: { ...one.platform, restUrl: 'https://other.example/rest' } }), true],
  ])('with %s', async (_, change, isSame) => {
    const { connections } = await openConsole()
    await added(connections, 'Beta')
    await writeFile(choice ?? '', JSON.stringify(change(profile('Gamma', 'staging', 'beta'))))
    expect(await connections.add()).toMatchObject(isSame ? { ok: false, error: { kind: 'rejected', message: refused('Beta') } } : { ok: true })
  })

  test('also where the label does not say, and from the other console', async () => {
    const { connections } = await openConsole()
    const id = await added(connections, 'Beta')
    await writeFile(join(place(id).folder, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: null }))
    expect(await added(connections, 'Beta again', 'beta')).toBe(refused('Beta'))
    const other = await openConsole(place(id))
    expect(await added(other.connections, 'Acme again', 'acme')).toBe(refused('Acme'))
  })

  test('a connection is not changed into one that is there; its own tenant may stay', async () => {
    const { connection, connections } = await openConsole()
    await added(connections, 'Beta')
    expect(await connection.change()).toEqual({
      ok: false,
      error: { kind: 'rejected', message: 'The connection “Beta” on this computer leads to the same platform. Use its window.' },
    })
    await writeFile(choice ?? '', JSON.stringify(profile('Acme renamed', 'production', 'acme')))
    expect(await connection.change()).toMatchObject({ ok: true, value: { profile: { name: 'Acme renamed' } } })
  })
})

describe('the folder that a command line names', () => {
  test('is one that the console has made, and nothing else', async () => {
    const { connections } = await openConsole()
    const id = await added(connections, 'Beta')
    for (const name of ['drafts', 'ABCDEF012345']) await mkdir(join(root, 'connections', name))
    expect(namedFolder(root, undefined)).toEqual({ id: 'first', folder: root })
    expect(namedFolder(root, id)).toEqual(place(id))
    expect(['000000000000', 'drafts', '../..', `../connections/${id}`, '', 'ABCDEF012345'].map((text) => namedFolder(root, text))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })
})

describe('removing one', () => {
  test('asks, and destroys its folder and its key', async () => {
    const { connection, connections } = await openConsole()
    const id = await added(connections, 'Beta')
    expect(await connections.remove(id)).toMatchObject({ ok: true, value: { connections: [{ id: 'first' }] } })
    expect(asked.map(({ message, confirm }) => [message, confirm])).toEqual([['Remove the connection “Beta” from this computer?', 'Remove']])
    expect([forgotten, await readdir(join(root, 'connections'))]).toEqual([[id], []])
    expect(connection.status()).not.toHaveProperty('profile.isOneOfSeveral')
  })

  test('a question answered with no destroys nothing', async () => {
    const { connections } = await openConsole()
    const id = await added(connections, 'Beta')
    isMeant = false
    expect(await connections.remove(id)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect([forgotten, await readdir(join(root, 'connections'))]).toEqual([[], [id]])
  })

  test('the first one, one that is open, and one whose payment has no known outcome stay', async () => {
    const { connections } = await openConsole()
    const id = await added(connections, 'Beta')
    const folder = place(id).folder
    expect(await connections.remove('first')).toMatchObject({ ok: false, error: { kind: 'busy' } })
    // Process 1 runs on every system, and is not this one.
    await writeFile(join(folder, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: 1 }))
    expect(await connections.running()).toEqual(['Beta'])
    expect(await connections.remove(id)).toMatchObject({ ok: false, error: { kind: 'busy', message: 'It is open. Close its window first.' } })
    await writeFile(join(folder, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: null }))
    await mkdir(join(folder, 'money', 'markers'), { recursive: true })
    await writeFile(join(folder, 'money', 'markers', 'a.json'), '{}')
    expect(await connections.remove(id)).toMatchObject({ ok: false, error: { kind: 'busy', message: expect.stringContaining('is not known') } })
    expect([asked, forgotten, await readdir(join(root, 'connections'))]).toEqual([[], [], [id]])
  })

  test('what a removal could not delete goes at a later start', async () => {
    const { connections } = await openConsole()
    await mkdir(join(root, 'connections', '0123456789ab.removed', 'drafts'), { recursive: true })
    await connections.sweep()
    expect(await readdir(join(root, 'connections'))).toEqual([])
  })
})

test('what a page names must be on this computer', async () => {
  const { connections } = await openConsole()
  for (const id of ['000000000000', '..', 'first/..']) {
    expect(await connections.open(id)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    expect(await connections.remove(id)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  }
  expect(started).toEqual([])
})

describe('opening one', () => {
  test('that runs brings it to the front, and starts nothing', async () => {
    const { connections } = await openConsole()
    const id = await added(connections, 'Beta')
    const unfollow = await followFrontRequests(place(id).folder, () => shown.push(id), silentLogger)
    // Process 1 runs on every system, and is not this one.
    await writeFile(join(place(id).folder, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: 1 }))
    started = []
    expect(await connections.open(id)).toMatchObject({ ok: true })
    // The request is taken a moment before the window is shown.
    await expect.poll(() => [started, shown]).toEqual([[], [id]])
    expect(await connections.open('first')).toMatchObject({ ok: true })
    expect([started, shown]).toEqual([[], [id, 'first']])
    unfollow()
  })

  test('that was started a moment ago does not start it again', async () => {
    const { connections } = await openConsole()
    const id = await added(connections, 'Beta')
    for (let times = 0; times < 300; times += 1) expect(await connections.open(id)).toMatchObject({ ok: true })
    expect(started).toEqual([id])
  })

  test('whose process ended without a word, and whose number is another’s by now, starts it', async () => {
    const id = '0123456789ab'
    const { connections } = await openConsole()
    await mkdir(place(id).folder, { recursive: true })
    await writeFile(join(place(id).folder, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: 1 }))
    expect(await connections.open(id)).toMatchObject({ ok: true })
    expect(started).toEqual([id])
  })
})

test('a console that does not start says so', async () => {
  const { connections } = await openConsole(undefined, { start: () => Promise.reject(new Error('no such program')) })
  await mkdir(place('0123456789ab').folder, { recursive: true })
  await writeFile(join(place('0123456789ab').folder, 'label.json'), JSON.stringify({ name: 'Beta', environment: 'staging', pid: null }))
  expect(await connections.open('0123456789ab')).toMatchObject({ ok: false, error: { kind: 'internal' } })
})

test('a damaged label is passed over, and a console that has ended is not open', async () => {
  const { connections } = await openConsole()
  const id = await added(connections, 'Beta')
  const other = await openConsole(place(id))
  await other.connections.close()
  expect((await connections.list()).connections).toMatchObject([{ id: 'first' }, { id, isRunning: false }])
  await writeFile(join(place(id).folder, 'label.json'), '{"name":')
  expect((await connections.list()).connections.map((each) => each.id)).toEqual(['first'])
})
