import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import type { CallEvent } from '#main/bridge/serve-bridge.ts'
import { OPERATION_ACCESS } from '#main/platform/graphql/operation-access.ts'
import { type Channel, calls } from '#shared/bridge/bridge.ts'
import { failureSchema, type Result } from '#shared/result.ts'
import { recordFigure } from '../../figures.ts'
import { drawn, SEED } from '../../thorough.ts'
import { type ConsoleUnderTest, startConsoleUnderTest, WINDOW } from './console-under-test.ts'
import { hostileJson, hostileText } from './hostile-values.ts'
import { type Leaks, leaksIn, leaksOf } from './leaks.ts'
import { invalidFor, validFor } from './schema-arbitrary.ts'

// Every channel of the bridge, over main's real services and a local platform: whatever the page says, nothing breaks and nothing gets out.

const ARGUMENTS = drawn({ daily: 500, nightly: 2000, thorough: 20_000 })
/** Calls that are made at once, as a page would. */
const AT_ONCE = 20

const CHANNELS = Object.keys(calls) as Channel[]
/** What a valid call of ends the session or the profile: each is called once, at the end. */
const ENDING: readonly Channel[] = ['identity.signIn', 'identity.signOut', 'identity.forgetMe']

const mainFrame: CallEvent = { sender: { id: WINDOW }, senderFrame: { url: 'app://console/site/list', parent: null } }
const FOREIGN: readonly CallEvent[] = [
  { sender: { id: WINDOW }, senderFrame: { url: 'app://console/site/list', parent: {} } },
  { sender: { id: WINDOW + 1 }, senderFrame: { url: 'app://console/site/list', parent: null } },
]

let platform: LocalPlatform
let root: string
let console: ConsoleUnderTest
let leaks: Leaks
let ran = 0
const unhandled: unknown[] = []
const note = (cause: unknown): void => void unhandled.push(cause)

beforeAll(async () => {
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  root = await mkdtemp(join(tmpdir(), 'bridge-fuzz-'))
  platform = await startLocalPlatform({ size: 'small', test: true })
  const userName = platform.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
  console = await startConsoleUnderTest(root, platform.profileFile, userName)
  await console.call('identity.signIn', mainFrame)
  const token = await console.identity.token()
  const key = [...console.effects.keychain.entries.values()].find((entry) => entry.length === 44)
  if (!token.ok || key === undefined) throw new Error('Not signed in, or without a data key: nothing could leak')
  leaks = leaksOf({
    'a folder of the user': root,
    'a folder of the program': process.cwd(),
    'the data key': key,
    'the token': token.value,
    'the key of the place search': platform.profile.places.apiKey,
  })
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
  await console.close()
  await platform.stop()
  await rm(root, { recursive: true, maxRetries: 5 })
  recordFigure('bridge-fuzz', `Bridge: ${CHANNELS.length} channels, ${ran} arguments by the seed ${SEED}, each from the page, a sub-frame and a foreign window`)
})

/** Channels whose handler writes a file, reads a whole list or calls the platform. */
const SLOW: readonly Channel[] = ['files.download', 'dashboards.rows', 'dashboards.dump', 'drafts.write', 'platform.rest']

/** Share of arguments that reach the handler of a slow channel, or of one that takes no argument. */
const isSparing = (channel: Channel): boolean => SLOW.includes(channel) || calls[channel].argument instanceof z.ZodUndefined

/** Arguments of a channel, half of them such that the handler sees them. */

function argumentsOf(channel: Channel): fc.Arbitrary<unknown> {
  const { argument } = calls[channel]
  const invalid = invalidFor(argument)
  if (ENDING.includes(channel)) return invalid.filter((value) => value !== undefined)
  const valid = channel === 'platform.execute' ? fc.oneof(executeArguments, validFor(argument)) : validFor(argument)
  const mixed = fc.oneof({ weight: isSparing(channel) ? 1 : 9, arbitrary: valid }, { weight: 9, arbitrary: invalid })
  return channel === 'money.send' ? fc.oneof({ weight: 1, arbitrary: recharges }, { weight: 19, arbitrary: mixed }) : mixed
}

/** Payments that say what was confirmed, so that they are sent. */
const recharges = fc.record({ key: fc.uuid(), amount: fc.integer({ min: 1, max: 1_000_000 }), text: hostileText }).map(({ key, amount, text }) => ({
  key,
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 'site-100001',
  domain: text.slice(0, 300),
  amount,
  currency: 'INR',
  text,
  variables: { siteId: 'site-100001', amt: amount, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: text },
}))

/** Operations of the build with the names that their variables have, so that they reach the platform. */
const executeArguments = fc.record({
  operation: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(OPERATION_ACCESS)) },
    { weight: 1, arbitrary: hostileText.filter((text) => text !== '') },
  ),
  variables: fc.dictionary(
    fc.constantFrom('siteId', 'domain', 'input', 'username', 'userId', 'planId', 'balance', 'limit', 'nextToken', '__proto__'),
    hostileJson,
    { maxKeys: 5 },
  ),
})

/** What is wrong with an answer, by what the contract and the promises say. */
function problemsOf(channel: Channel, argument: unknown, answer: Result<unknown>): readonly string[] {
  const found = leaksIn(textOf(answer), leaks).filter((name) => leaksIn(textOf(argument), leaks).every((own) => own !== name))
  if (answer.ok) return calls[channel].result.safeParse(answer.value).success ? found : [...found, 'a result outside the contract']
  if (!failureSchema.safeParse(answer.error).success) return [...found, 'a failure outside the contract']
  return answer.error.kind === 'internal' ? [...found, 'a crash of the handler'] : found
}

/** Bytes are shown as text, so that what a file holds is looked at too; what JSON cannot hold has nothing to leak. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value, (_name, part: unknown) => (part instanceof Uint8Array ? Buffer.from(part).toString('latin1') : part)) ?? ''
  } catch {
    return ''
  }
}

test.each(CHANNELS)(
  '%s: no generated argument breaks it or gets anything out of it',
  async (channel) => {
    const values = fc.sample(argumentsOf(channel), { numRuns: ARGUMENTS, seed: SEED })
    const problems: string[] = []
    const one = async (argument: unknown): Promise<void> => {
      const answer = await console.call(channel, mainFrame, argument)
      for (const problem of problemsOf(channel, argument, answer))
        problems.push(`${problem}: ${textOf(argument).slice(0, 300)} -> ${textOf(answer).slice(0, 300)}`)
      for (const event of FOREIGN) {
        const refused = await console.call(channel, event, argument)
        if (refused.ok || refused.error.kind !== 'untrusted-sender') problems.push(`served to a foreign frame: ${textOf(argument).slice(0, 300)}`)
      }
      ran += 1
    }
    for (let at = 0; at < values.length; at += AT_ONCE) {
      await Promise.all(values.slice(at, at + AT_ONCE).map(one))
      await rm(join(root, 'downloads'), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
    }
    expect(problems.slice(0, 5)).toEqual([])
    expect(values).toHaveLength(ARGUMENTS)
  },
  600_000,
)

test('nothing was left unhandled, and nothing was done outside the contract', async () => {
  for (const channel of ENDING) await console.call(channel, mainFrame)
  expect(unhandled).toEqual([])
  const { urls, profile } = platform
  const allowed = [urls.graphql, urls.identity, urls.rest, urls.storage, profile.places.url, profile.platform.analyticsUrl ?? urls.rest].map(
    (address) => new URL(address).origin,
  )
  expect([...console.effects.origins].filter((origin) => !allowed.includes(origin))).toEqual([])
  const links = [profile.links.raiseTicket, profile.links.remoteDesktopTool?.url, urls.identity].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin],
  )
  expect([...console.effects.browser].filter((origin) => !links.includes(origin))).toEqual([])
  // Downloads, and the log file that `diagnostics.showLog` shows in its folder.
  expect([...console.effects.opened].filter((path) => relative(join(root, 'downloads'), path).startsWith('..'))).toEqual([
    join(root, 'user-data/logs/main.log'),
  ])
  expect((await readdir(root)).filter((name) => name !== 'user-data' && name !== 'downloads')).toEqual([])
  expect(console.effects.events.flatMap((event) => leaksIn(event, leaks))).toEqual([])
  const logs = ['main.log', 'page.log', 'security.log'].map((name) => readFileSync(join(root, 'user-data', 'logs', name), 'utf8')).join('\n')
  expect(leaksIn(logs, leaksOf({})).filter((name) => name !== 'a stack')).toEqual([])
})
