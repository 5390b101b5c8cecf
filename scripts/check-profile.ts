import path from 'node:path'
import { parseArgs } from 'node:util'
import { absentProfile, readProfileFile } from '#main/connection/profile-file.ts'
import { type OpenedFor, SIGN_IN_TIMEOUT } from '#main/profile-check/checked-sign-in.ts'
import type { Outcome } from '#main/profile-check/profile-check.ts'
import { type CountDown, countDown } from './check-profile/count-down.ts'
import { exitCodeOf, fileOutcomes, lineOf, summaryOf } from './check-profile/lines.ts'
import { trustThisComputer } from './check-profile/network.ts'
import { browserFor } from './check-profile/open-browser.ts'
import { PlainFailure } from './failure.ts'
import { beforeEnd } from './interruption.ts'
import { prepareGenerated } from './prepare/build.ts'
import { hasDisplay } from './start/display.ts'

/**
 * `npm run check-profile -- <file>`: tries each service of a connection profile and prints a line for each thing it finds. Exit code 0 when nothing is wrong.
 *
 *   npm run check-profile -- profile.json --no-sign-in   opens no browser, and leaves out what needs a user
 *   npm run check-profile -- profile.json --write-test   also stores a small object, which stays in the storage
 */

const FLAG = { type: 'boolean', default: false } as const
const { file, noSignIn, writesTest } = readCommandLine(process.argv.slice(2))
const { reading, text } = (await readProfileFile(file)) ?? { reading: absentProfile, text: '' }
const outcomes: Outcome[] = []
let waiting: CountDown | undefined
fileOutcomes(reading, text).forEach(print)
if (reading.ok) {
  await prepareGenerated()
  trustThisComputer()
  // Loaded only now: it needs the generated code.
  const { ProfileCheck } = await import('#main/profile-check/profile-check.ts')
  const { policyLocks } = await import('#main/profile-check/policy-locks.ts')
  const { profile, schemaText } = reading
  const check = new ProfileCheck({ profile, schemaText, fetch, openBrowser: noSignIn ? undefined : openAndCount, writesTest, locks: await policyLocks() })
  beforeEnd(() => check.end())
  for await (const outcome of check.run()) print(outcome)
}
console.log(summaryOf(outcomes))
// Ends whatever a service that never answered still holds open, once everything is printed.
await new Promise((resolve) => process.stdout.write('', resolve))
process.exit(exitCodeOf(outcomes))

async function openAndCount(address: string, why: OpenedFor): Promise<void> {
  waiting?.stop()
  await browserFor(hasDisplay())(address, why)
  if (why === 'sign-in') waiting = countDown(SIGN_IN_TIMEOUT, console.log)
}

function print(outcome: Outcome): void {
  waiting?.stop()
  outcomes.push(outcome)
  console.log(lineOf(outcome))
}

function readCommandLine(parameters: string[]): { readonly file: string; readonly noSignIn: boolean; readonly writesTest: boolean } {
  try {
    const { values, positionals } = parseArgs({ args: parameters, allowPositionals: true, options: { 'no-sign-in': FLAG, 'write-test': FLAG } })
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0) throw new Error('one file')
    // npm runs scripts in the repository's root and says where the user was.
    return { file: path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name), noSignIn: values['no-sign-in'], writesTest: values['write-test'] }
  } catch {
    throw new PlainFailure('Name one connection profile: npm run check-profile -- profile.json [--no-sign-in] [--write-test]')
  }
}
