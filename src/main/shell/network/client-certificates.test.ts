import { EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'electron'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { profileSchema } from '../../connection/profile.ts'
import { silentLogger } from '../../log/silent-logger.test-support.ts'
import { type Choice, ClientCertificates } from './client-certificates.ts'

const profileWith = (more: object) =>
  profileSchema.parse({
    name: 'Shop',
    environment: 'production',
    identity: { issuer: 'https://id.shop.example', clientId: 'console' },
    platform: { graphqlUrl: 'https://api.shop.example:8443/graphql', restUrl: 'https://api.shop.example/rest' },
    ...more,
  })
const certificate = (subjectName: string, issuerName = 'Shop CA') => ({
  subjectName,
  issuerName,
  serialNumber: '0a1b2c3d4e',
  validExpiry: 1_830_020_000,
  fingerprint: `sha256/${subjectName}`,
})
const [asha, ravi, other] = [certificate('Asha Rao'), certificate('Ravi'), certificate('Asha', 'Bank CA')]

let folder: string
let asked: Choice[]
let picks: (number | null)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-certificates-'))
  asked = []
  picks = []
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const start = (more: object = { clientCertificate: 'Shop CA' }) => {
  const app = new EventEmitter()
  const certificates = new ClientCertificates({
    profile: () => profileWith(more),
    choose: async (choice) => {
      asked.push(choice)
      return picks.shift() ?? null
    },
    userData: folder,
    logger: silentLogger,
  })
  certificates.follow(app as unknown as Pick<App, 'on'>)
  /** The answer to Electron, which must not choose by itself. */
  return (host: string, offered: readonly object[], contents: object | null = null) =>
    new Promise((resolve) => {
      let isPrevented = false
      const event = { preventDefault: () => (isPrevented = true) }
      app.emit('select-client-certificate', event, contents, host, offered, (given?: object) => resolve({ isPrevented, given }))
    })
}
const none = { isPrevented: true, given: undefined }

test('without an issuer in the profile no server gets a certificate, and nobody is asked', async () => {
  expect(await start({})('api.shop.example:8443', [asha])).toEqual(none)
  expect(asked).toEqual([])
})

test('the user chooses one of the issuer that the profile names, once, also for later starts', async () => {
  picks = [1]
  const request = start()
  const answers = await Promise.all([request('api.shop.example:8443', [other, asha, ravi]), request('id.shop.example:443', [asha, ravi])])
  expect(answers).toEqual([
    { isPrevented: true, given: ravi },
    { isPrevented: true, given: ravi },
  ])
  expect(asked).toEqual([
    {
      message: 'Show a certificate of yours to api.shop.example:8443?',
      detail: 'The connection profile asks for one that Shop CA has issued. It tells the server who you are. You are asked once.',
      choices: ['Asha Rao, until 2027-12-28 (0a1b2c3d)', 'Ravi, until 2027-12-28 (0a1b2c3d)'],
    },
  ])
  expect(await start()('id.shop.example:443', [asha, ravi])).toEqual({ isPrevented: true, given: ravi })
  expect(asked).toHaveLength(1)
})

test('who wants to show none is not asked again before the next start', async () => {
  const request = start()
  expect(await request('id.shop.example:443', [asha])).toEqual(none)
  expect(await request('id.shop.example:443', [asha])).toEqual(none)
  expect(asked).toHaveLength(1)
  picks = [0]
  expect(await start()('id.shop.example:443', [asha])).toEqual({ isPrevented: true, given: asha })
})

test.each<[string, string, readonly object[], object | null]>([
  ['a host that the profile does not name', 'evil.example:443', [asha], null],
  ['another port of one that it names', 'api.shop.example:444', [asha], null],
  ['a server for which the store has none of that issuer', 'id.shop.example:443', [other], null],
  ['a page', 'id.shop.example:443', [asha], {}],
])('%s gets none', async (_what, host, offered, contents) => {
  expect(await start()(host, offered, contents)).toEqual(none)
  expect(asked).toEqual([])
})

test('another issuer in the profile is another question', async () => {
  picks = [0, 0]
  await start()('id.shop.example:443', [asha])
  expect(await start({ clientCertificate: 'Bank CA' })('id.shop.example:443', [asha, other])).toEqual({ isPrevented: true, given: other })
  expect(asked).toHaveLength(2)
})
