import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { type Channel, calls } from '#shared/bridge/bridge.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { recordFigure } from '../figures.ts'
import { SEED } from '../thorough.ts'
import { leaksIn, leaksOf } from './fuzz/leaks.ts'
import { invalidFor, validFor } from './fuzz/schema-arbitrary.ts'

test.use({ ownConsole: true })

// The smaller run of the bridge's fuzz test: in the real window, through the preload. The large one is `fuzz/bridge-fuzz.test.ts`.

const AT_NIGHT = process.env['ADMIN_CONSOLE_DAILY'] === '1' ? 5 : 20
const ARGUMENTS = process.env['ADMIN_CONSOLE_THOROUGH'] === '1' ? 200 : AT_NIGHT

/** The preload passes nothing on where the contract takes nothing: such a call is one that the screens make. */
const CHANNELS = (Object.keys(calls) as Channel[]).filter((channel) => !calls[channel].argument.safeParse(undefined).success)

/** What JSON keeps of generated arguments: the page is handed them by its debugger. */
function argumentsOf(channel: Channel): readonly unknown[] {
  const { argument } = calls[channel]
  return fc.sample(fc.oneof(validFor(argument), invalidFor(argument)), { numRuns: ARGUMENTS, seed: SEED }).map(jsonOf)
}

function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown
  } catch {
    return null
  }
}

test('no generated argument breaks the window or main, or gets a secret out of it', {
  tag: ['@daily', '@secrets'],
}, async ({ signedInAs, platform, folders }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const leaks = leaksOf({ 'a folder of the user': path.dirname(folders.userData), 'the key of the place search': platform.profile.places.apiKey })
  const problems: string[] = []
  let ran = 0
  for (const channel of CHANNELS) {
    const [group = '', member = ''] = channel.split('.')
    const answers = await page.evaluate(
      ([groupName, memberName, values]) => {
        const bridge = window.bridge as unknown as Record<string, Record<string, (argument: unknown) => Promise<unknown>>>
        return Promise.all(values.map(async (value) => JSON.stringify(await bridge[groupName]?.[memberName]?.(value))))
      },
      [group, member, argumentsOf(channel)] as const,
    )
    ran += answers.length
    const found = answers.flatMap((answer) => [
      ...leaksIn(answer, leaks),
      ...(answer.includes('"kind":"internal"') ? [`a crash of the handler: ${answer}`] : []),
    ])
    problems.push(...found.map((problem) => `${channel}: ${problem}`))
  }
  expect(problems).toEqual([])
  expect(await page.evaluate(() => window.bridge.shell.information())).toMatchObject({ ok: true })
  const log = await readFile(path.join(folders.userData, 'logs', 'main.log'), 'utf8')
  expect(log).not.toMatch(/uncaught exception|unhandled rejection|process is gone/)
  recordFigure('bridge-fuzz-window', `Bridge in the window: ${CHANNELS.length} channels, ${ran} arguments by the seed ${SEED}`)
})
