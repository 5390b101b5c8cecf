import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalProfile } from '#local-platform/profile.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { bearerOnly, type Front, silence, startFront, webPage } from './front.test-support.ts'
import { checkProfile } from './program.test-support.ts'

interface Fronts {
  readonly page: Front
  readonly silent: Front
  readonly bearer: Front
}

/** What is wrong with the profile, how it comes so, and the only lines that are then not `ok`. */
type Case = readonly [what: string, change: (profile: Draft, fronts: Fronts) => void, wrong: readonly string[]]
type Draft = { -readonly [Group in keyof LocalProfile]: Record<string, unknown> }

let platform: LocalPlatform
let fronts: Fronts
let folder: string

beforeAll(async () => {
  platform = await startLocalPlatform({ size: 'small', test: true })
  const [page, silent, bearer] = await Promise.all([startFront(webPage), startFront(silence), startFront(bearerOnly(platform.urls.graphql))])
  fronts = { page, silent, bearer }
  folder = mkdtempSync(path.join(tmpdir(), 'check-profile-'))
})
afterAll(async () => {
  for (const front of Object.values(fronts) as Front[]) front.close()
  await platform.stop()
  rmSync(folder, { recursive: true })
})

const CASES: readonly Case[] = [
  ['another path for GraphQL', ({ platform: group }) => (group['graphqlUrl'] = platform.urls.graphql.replace('/graphql', '/other')), ['']],
  ['a web page for GraphQL', ({ platform: group }, { page }) => (group['graphqlUrl'] = page.address), ['']],
  ['GraphQL that wants Bearer', ({ platform: group }, { bearer }) => (group['graphqlUrl'] = bearer.address), ['']],
  ['GraphQL that never answers', ({ platform: group }, { silent }) => (group['graphqlUrl'] = silent.address), ['']],
  ['a closed port for REST', ({ platform: group }) => (group['restUrl'] = 'http://127.0.0.1:9'), ['']],
  ['a web page for REST', ({ platform: group }, { page }) => (group['restUrl'] = page.address), ['']],
  ['analytics without the token', ({ platform: group }) => (group['sendTokenToAnalytics'] = false), ['']],
  ['a web page for analytics', ({ platform: group }, { page }) => (group['analyticsUrl'] = page.address), ['']],
  ['another key for places', ({ places }) => (places['apiKey'] = 'secret-of-places'), ['']],
  ['another path for places', ({ places }) => (places['url'] = `${platform.urls.rest}/places/v2`), ['']],
  ['a closed port for pictures', ({ storage }) => (storage['imageBase'] = 'http://127.0.0.1:9/pictures'), ['']],
  ['another claim for the user name', ({ identity }) => (identity['userNameClaim'] = 'jti'), ['']],
  ['another claim for the role', ({ identity }) => (identity['roleClaim'] = 'email'), ['']],
  ['a client that the provider does not know', ({ identity }) => (identity['clientId'] = 'other'), ['']],
  ['the issuer by another name', ({ identity }) => (identity['issuer'] = platform.urls.identity.replace('127.0.0.1', 'localhost')), ['']],
]

describe.concurrent('a profile with one thing wrong', () => {
  test.each(CASES)('%s: a line that says what to change, and exit code 1', async (what, change, wrong) => {
    const own = mkdtempSync(path.join(folder, 'one-'))
    const profile = structuredClone(platform.profile) as unknown as Draft
    change(profile, fronts)
    const run = await checkProfile(own, profile, { userName: 'admin@demo.example', parameters: [] })
    const unwell = run.lines.filter((line) => !/^\S.{11} ok /.test(line))
    console.log(what, unwell)
    expect({ unwell, code: run.code }, run.output).toEqual({ unwell: wrong, code: 1 })
  })
})
