import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { type CheckRun, checkProfile } from './program.test-support.ts'
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.test-support.ts'

let platform: LocalPlatform
let proxy: RecordingProxy
let folder: string
let home: string
let run: CheckRun

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
  proxy = await startRecordingProxy()
  folder = mkdtempSync(path.join(tmpdir(), 'check-profile-'))
  home = mkdtempSync(path.join(tmpdir(), 'check-profile-home-'))
  const environment = { HTTP_PROXY: proxy.address, NO_PROXY: '', HOME: home, TMPDIR: home, XDG_CACHE_HOME: home }
  run = await checkProfile(folder, platform.profile, { userName: 'admin@demo.example', environment })
})
afterAll(async () => {
  proxy.close()
  await platform.stop()
  for (const made of [folder, home]) rmSync(made, { recursive: true })
})

describe('a profile of which everything works', () => {
  test('has a line for each service and ends with exit code 0', () => {
    expect(run.lines.filter((line) => !line.startsWith('Queries '))).toEqual([
      'File         ok         The profile "Local platform" is complete, and each of its settings is known.',
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
      'Waiting for the sign-in: 5 minutes left.',
      'Sign-in      ok         Signed in as admin@demo.example with the role ADMIN.',
      'Sign-in      ok         The identity token says when the user proved who they are (auth_time), by which a console that the policy locks is unlocked.',
      'Sign-in      ok         The sign-in can be renewed without the browser.',
      'GraphQL      ok         The platform takes the sign-in and answers the query GetInternalUserByUserName.',
      'REST         ok         The REST address answers. Its calls change sites, so none was made.',
      'Analytics    ok         The analytics service answers with rows that the dashboards can read.',
      `Storage      ok         ${new URL(platform.urls.storage).host} answers.`,
      'Storage      ok         The clock of this computer and that of the storage agree.',
      'Storage      ok         The storage has the bucket “admin-console”, or does not say that it has none.',
      'Storage      ok         The storage lets the signed-in user in: a file that is not there was asked for. --write-test also stores one.',
      `Storage      ok         ${platform.profile.storage.imageBase} answers.`,
      'Places       ok         The places service takes the key and names the states of a country (36 of India).',
      'Sign-out     ok         Signing out revokes the refresh token.',
      'Sign-out     ok         The page for signing out ends the session of the browser.',
      'Nothing is wrong.',
    ])
    expect(run.code, run.output).toBe(0)
  })

  test('has a line for each query, with the screens that it concerns', () => {
    const lines = run.lines.filter((line) => line.startsWith('Queries '))
    expect(lines.filter((line) => !line.startsWith('Queries      ok '))).toEqual([])
    expect(lines).toHaveLength(49)
    expect(lines).toContain('Queries      ok         Outlets (/oulets-index) and 1 other screen: GetGroupAdmins is answered as the schema says (1 record).')
  })

  test('prints none of the tokens, codes and keys that passed through', () => {
    const secrets = secretsIn(proxy)
    expect(secrets.length).toBeGreaterThan(6)
    expect(secrets.filter((secret) => run.output.includes(secret))).toEqual([])
  })

  test('changes nothing on the platform', () => {
    const queries = new Set(Object.entries(documents).flatMap(([name, text]) => (text.startsWith('query ') ? [name] : [])))
    const called = Object.keys(platform.control?.journal.counts() ?? {}).toSorted()
    expect(called.filter((name) => queries.has(name))).toHaveLength(49)
    expect(called.filter((name) => !queries.has(name))).toEqual([
      'identity-pool.getCredentials',
      'identity-pool.getId',
      'identity.authorization',
      'identity.discovery',
      'identity.end_session',
      'identity.jwks',
      'identity.other',
      'identity.revocation',
      'identity.sign-in',
      'identity.token',
      'places',
      'rest.onboarding_dashboard',
      'storage.getObject',
      'storage.headObject',
    ])
    const posted = proxy.exchanges.filter(({ method }) => !['GET', 'HEAD'].includes(method)).map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    expect(posted.filter((each) => each === 'POST /graphql')).toHaveLength(50)
    expect(posted.filter((each) => each !== 'POST /graphql')).toEqual([
      'POST /token',
      'POST /token',
      'POST /identity-pool/',
      'POST /identity-pool/',
      'POST /token/revocation',
      'POST /token',
    ])
  })

  test('revokes the sign-in at the end', () => {
    expect(proxy.exchanges.at(-2)).toMatchObject({ method: 'POST', url: `${platform.urls.identity}/token/revocation` })
  })

  test('leaves no file behind', () => {
    expect({ home: readdirSync(home), folder: readdirSync(folder) }).toEqual({ home: [], folder: ['profile.json'] })
  })
})

/** Every value of a token answer, every authorization, and the key of the places service. */
function secretsIn({ exchanges }: RecordingProxy): readonly string[] {
  const answered = exchanges.flatMap(({ received }) => [...received.matchAll(/"(?:id_token|access_token|refresh_token|SecretKey|SessionToken)":"([^"]+)"/g)])
  const sent = exchanges.flatMap(({ authorization }) => (authorization === undefined ? [] : [authorization]))
  const codes = exchanges.flatMap(({ sent: form }) => new URLSearchParams(form).getAll('code'))
  return [...answered.map((match) => match[1] ?? ''), ...sent, ...codes, platform.profile.places.apiKey]
}
