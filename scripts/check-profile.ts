import path from 'node:path'
import { parseArgs } from 'node:util'
import { absentProfile, readProfileFile } from '#main/connection/profile-file.ts'
import type { Outcome } from '#main/profile-check/profile-check.ts'
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
 */

const { file, noSignIn } = readCommandLine(process.argv.slice(2))
const { reading } = (await readProfileFile(file)) ?? { reading: absentProfile }
const outcomes: Outcome[] = []
fileOutcomes(reading).forEach(print)
if (reading.ok) {
  await prepareGenerated()
  trustThisComputer()
  // Loaded only now: it needs the generated code.
  const { ProfileCheck } = await import('#main/profile-check/profile-check.ts')
  const check = new ProfileCheck({ profile: reading.profile, fetch, openBrowser: noSignIn ? undefined : browserFor(hasDisplay()) })
  beforeEnd(() => check.end())
  for await (const outcome of check.run()) print(outcome)
}
console.log(summaryOf(outcomes))
// Ends whatever a service that never answered still holds open, once everything is printed.
await new Promise((resolve) => process.stdout.write('', resolve))
process.exit(exitCodeOf(outcomes))

function print(outcome: Outcome): void {
  outcomes.push(outcome)
  console.log(lineOf(outcome))
}

function readCommandLine(parameters: string[]): { readonly file: string; readonly noSignIn: boolean } {
  try {
    const { values, positionals } = parseArgs({ args: parameters, allowPositionals: true, options: { 'no-sign-in': { type: 'boolean', default: false } } })
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0) throw new Error('one file')
    // npm runs scripts in the repository's root and says where the user was.
    return { file: path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name), noSignIn: values['no-sign-in'] }
  } catch {
    throw new PlainFailure('Name one connection profile: npm run check-profile -- profile.json [--no-sign-in]')
  }
}
