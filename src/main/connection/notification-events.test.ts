import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOTIFICATION_EVENTS } from '#shared/domain/content/notification.ts'
import { success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { Connection } from './connection.ts'
import { notificationEventsSchema, readNotificationEvents } from './notification-events.ts'
import { readProfileFile } from './profile-file.ts'

test("the console's own events are such a file [NOTIF-006]", () => {
  expect(notificationEventsSchema.parse(NOTIFICATION_EVENTS)).toEqual(NOTIFICATION_EVENTS)
})

const TILL = { code: 'TILL_OPENED', name: 'Till opened' }

describe('a file of events', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['no list of areas', [], ['file must be a group of settings in braces']],
    ['an area of another name', { 'POS Operations': [TILL], Tills: [TILL] }, ['Tills is not a known setting']],
    ['no event at all', { 'POS Operations': [] }, ['file has no event']],
    ['an event without a code', { 'POS Operations': [{ name: 'Till opened' }] }, ['POS Operations.0.code is missing']],
    [
      'a code with a dot',
      { 'POS Operations': [{ ...TILL, code: 'till.opened' }] },
      ['POS Operations.0.code must begin with a letter, and have letters, digits and underscores, 80 at most'],
    ],
    [
      'a name of two lines',
      { 'POS Operations': [{ ...TILL, name: 'a\nb' }] },
      ['POS Operations.0.name must be one line of at most 80 characters that can all be seen'],
    ],
    ['a code of two areas', { 'POS Operations': [TILL], 'Online Ordering': [TILL] }, ['TILL_OPENED is the code of two events']],
  ])('with %s says what is wrong with it', (_title, file, messages) => {
    const problems = messages.map((message) => `names a file with a mistake: ${message}`)
    expect(readNotificationEvents(JSON.stringify(file))).toEqual({ ok: false, messages: problems })
  })
})

describe('the events that a profile names', () => {
  const profile = {
    name: 'Acme',
    environment: 'production',
    identity: { issuer: 'https://identity.acme.example/pool', clientId: 'console' },
    platform: { graphqlUrl: 'https://api.acme.example/graphql', restUrl: 'https://api.acme.example/rest' },
    notifications: { events: 'acme-events.json' },
  }
  let outside: string
  let folder: string
  let choice: string

  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'profile-'))
    folder = await mkdtemp(join(tmpdir(), 'connection-'))
    choice = join(outside, 'acme.json')
    await writeFile(choice, JSON.stringify(profile))
  })
  afterEach(async () => {
    await Promise.all([rm(outside, { recursive: true }), rm(folder, { recursive: true })])
  })

  const give = (text: string): Promise<void> => writeFile(join(outside, 'acme-events.json'), text)
  const connection = () => new Connection({ folder, logger: silentLogger, chooseFile: async () => success(choice) })

  test('reach the page', async () => {
    await give(`\uFEFF${JSON.stringify({ 'POS Operations': [TILL] })}`)
    expect(await connection().choose()).toMatchObject({ ok: true, value: { state: 'ready', profile: { notificationEvents: { 'POS Operations': [TILL] } } } })
  })

  test('are a problem of the profile where they are not there, or no events', async () => {
    const problems = async () => (await readProfileFile(choice))?.reading
    const field = 'notifications.events'
    expect(await problems()).toEqual({ ok: false, problems: [{ field, message: 'names a file that does not exist: put it beside the profile' }] })
    await give('{')
    expect(await problems()).toMatchObject({ problems: [{ field, message: expect.stringMatching(/^names a file with a mistake: file is not valid JSON/) }] })
    await writeFile(choice, JSON.stringify({ ...profile, notifications: { events: '../acme-events.json' } }))
    expect(await problems()).toEqual({ ok: false, problems: [{ field, message: 'must be the name of a file beside the profile' }] })
  })

  test('are stored with a chosen profile, and those before go with the next one', async () => {
    await give(JSON.stringify({ 'POS Operations': [TILL] }))
    const one = connection()
    await one.choose()
    const events = (await readdir(folder)).find((name) => name.startsWith('connection-events-'))
    expect(JSON.parse(await readFile(join(folder, 'connection.json'), 'utf8'))).toMatchObject({ notifications: { events } })
    await rm(join(outside, 'acme-events.json'))
    const again = connection()
    await again.load()
    expect(again.profile()?.notificationEvents).toEqual({ 'POS Operations': [TILL] })
    await writeFile(choice, JSON.stringify({ ...profile, notifications: undefined }))
    await one.change()
    expect(await readdir(folder)).toEqual(['connection.json'])
  })
})
