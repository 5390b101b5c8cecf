import { buildSchema, parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { fitOperation } from '#shared/fit/fit.ts'
import { UserWork } from '../bulk/work/user-work.ts'
import type { PlatformClientOptions } from './platform-client.ts'
import { type Asked, profileOfNobody, standIn } from './platform-stand-in.test-support.ts'

const PASSWORD = 'Wel_come"2026'
const CREATED = JSON.stringify({ data: { createInternalUser: { username: 'asha' } } })
const INPUT = { siteId: 'master', userName: 'asha', emailId: 'asha', userRole: 'ACCOUNTS', name: 'Asha', mobile: '1', enabled: true }

const platformWith = (users: object, answer: (asked: Asked) => ReturnType<Parameters<typeof standIn>[0]> = () => CREATED, options = {}) => {
  const profile = { ...profileOfNobody(), users }
  return standIn(answer, {}, { connection: { profile: () => profile, onChange: () => () => undefined }, ...options })
}
const inputsOf = ({ asked }: { readonly asked: readonly Asked[] }) => asked.map(({ variables }) => variables['input'])

test('without the setting a new user is sent without a password', async () => {
  const platform = platformWith({})
  expect(await platform.client.execute('CreateInternalUser', { input: INPUT })).toMatchObject({ ok: true })
  expect(inputsOf(platform)).toEqual([INPUT])
})

test('with it main adds the password for Create User and Import Users, and no record of what was sent has it [USER-031] [USER-032] [CALL2-043]', async () => {
  const onMutation = vi.fn<NonNullable<PlatformClientOptions['onMutation']>>(() => () => undefined)
  const platform = platformWith({ temporaryPassword: PASSWORD }, undefined, { onMutation })
  await platform.client.execute('CreateInternalUser', { input: { ...INPUT, password: null } })
  const row = { userName: 'ravi', name: 'Ravi', mobile: '2', role: 'ACCOUNTS', permissions: '' }
  const imported = new UserWork(platform.client).call({ id: 'ravi', domain: 'ravi', to: row })
  await platform.client.execute(imported.operation, imported.variables)
  expect(inputsOf(platform)).toEqual([
    { ...INPUT, password: PASSWORD },
    { ...INPUT, userName: 'ravi', emailId: 'ravi', name: 'Ravi', mobile: '2', password: PASSWORD },
  ])
  expect(onMutation).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(onMutation.mock.calls)).not.toMatch(/Wel/)
})

test('no other operation gets it', async () => {
  const platform = platformWith({ temporaryPassword: PASSWORD }, () => JSON.stringify({ data: { updateInternalUser: { username: 'asha' } } }))
  await platform.client.execute('UpdateInternalUser', { input: { siteId: 'master', username: 'asha' } })
  expect(inputsOf(platform)).toEqual([{ siteId: 'master', username: 'asha' }])
})

test('a platform that calls it otherwise gets it by its own name', async () => {
  const theirs = buildSchema(contract.sdl.replace('  password: String\n', '  initialPassword: String!\n'))
  const { plan } = fitOperation(parse(documents.CreateInternalUser), buildSchema(contract.sdl), theirs, {}, { hasTemporaryPassword: true })
  const platform = platformWith({ temporaryPassword: PASSWORD }, undefined, {
    fittings: { fitOf: () => ({ state: 'fitted', plan }), offerOf: () => ({ missing: [], absent: [], unsent: [] }) },
  })
  await platform.client.execute('CreateInternalUser', { input: INPUT })
  expect(inputsOf(platform)).toEqual([{ ...INPUT, initialPassword: PASSWORD }])
})

test.each<[string, string | { readonly status: number; readonly body: string }]>([
  ['an error', JSON.stringify({ data: null, errors: [{ message: `The password ${PASSWORD} is too weak`, path: ['createInternalUser'] }] })],
  ['a code of an error', JSON.stringify({ data: null, errors: [{ message: 'No', path: ['createInternalUser'], extensions: { code: `BAD ${PASSWORD}` } }] })],
  ['the variables in an error', JSON.stringify({ errors: [{ message: `Variable "$input" got ${JSON.stringify({ password: PASSWORD })}` }] })],
  ['a refusal', { status: 400, body: JSON.stringify({ message: `not ${PASSWORD}` }) }],
  ['a page', { status: 500, body: `<p>${PASSWORD} is too short</p>` }],
  ['what is no JSON', `{"errors": [{"message": ${JSON.stringify(PASSWORD)}`],
  ['data of another kind', JSON.stringify({ data: { createInternalUser: { username: [PASSWORD] } } })],
  ['data', JSON.stringify({ data: { createInternalUser: { username: PASSWORD } } })],
])('a platform that repeats it in %s brings it neither to the page nor to a log', async (_, answer) => {
  const { client, logged } = platformWith({ temporaryPassword: PASSWORD }, () => answer)
  const result = await client.execute('CreateInternalUser', { input: INPUT })
  expect(JSON.stringify([result, logged])).not.toMatch(/Wel|2026/)
})

test('an answer keeps its meaning where the password is a word of it', async () => {
  const answer = JSON.stringify({ data: null, errors: [{ message: 'USERNAME_ALREADY_EXISTS', errorType: 'Conflict', path: ['createInternalUser'] }] })
  const { client } = platformWith({ temporaryPassword: 'message' }, () => answer)
  expect(await client.execute('CreateInternalUser', { input: INPUT })).toMatchObject({ error: { kind: 'rejected', message: 'USERNAME ALREADY EXISTS' } })
})
