import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ConnectionProfile } from '#main/connection/profile.ts'
import { absentProfile, readProfileFile } from '#main/connection/profile-file.ts'
import { type OpenedFor, SIGN_IN_TIMEOUT } from '#main/profile-check/checked-sign-in.ts'
import type { Outcome } from '#main/profile-check/profile-check.ts'
import { type CountDown, countDown } from './check-profile/count-down.ts'
import { exitCodeOf, fileOutcomes, lineOf, summaryOf } from './check-profile/lines.ts'
import { trustThisComputer } from './check-profile/network.ts'
import { browserFor } from './check-profile/open-browser.ts'
import { profileWithSchema, schemaNameFor, writeRefusal } from './check-profile/profile-with-schema.ts'
import { PlainFailure } from './failure.ts'
import { beforeEnd } from './interruption.ts'
import { prepareGenerated } from './prepare/build.ts'
import { hasDisplay } from './start/display.ts'

/**
 * `npm run check-profile -- <file>`: tries each service of a connection profile and prints a line for each thing it finds. Exit code 0 when nothing is wrong.
 *
 *   npm run check-profile -- profile.json --no-sign-in   opens no browser, and leaves out what needs a user
 *   npm run check-profile -- profile.json --write-test   also stores a small object, which stays in the storage
 *   npm run check-profile -- profile.json --schema platform.graphql [--write]
 *
 * The last one says, worst first and by screen, what the platform's schema means; `--write` adds the aliases that are
 * sure, and the name of a schema beside it, to the profile. Exit code 1 where a screen cannot open, or an alias names
 * nothing.
 */

const FLAG = { type: 'boolean', default: false } as const
const { file, schema, noSignIn, writesTest, writesAliases } = readCommandLine(process.argv.slice(2))
const { reading, text } = (await readProfileFile(file)) ?? { reading: absentProfile, text: '' }
const outcomes: Outcome[] = []
let waiting: CountDown | undefined
fileOutcomes(reading, text).forEach(print)
if (reading.ok && schema !== undefined) await checkSchema(schema, reading.profile)
if (reading.ok) {
  await prepareGenerated()
  trustThisComputer()
  // Loaded only now: it needs the generated code.
  const { ProfileCheck } = await import('#main/profile-check/profile-check.ts')
  const { policyLocks } = await import('#main/profile-check/policy-locks.ts')
  const { screensOf } = await import('./check-profile/schema-lines.ts')
  const { profile, schemaText } = reading
  const openBrowser = noSignIn ? undefined : openAndCount
  const check = new ProfileCheck({ profile, schemaText, fetch, openBrowser, writesTest, locks: await policyLocks(), screensOf: screensOf() })
  beforeEnd(() => check.end())
  for await (const outcome of check.run()) print(outcome)
}
console.log(summaryOf(outcomes))
// Ends whatever a service that never answered still holds open, once everything is printed.
await new Promise((resolve) => process.stdout.write('', resolve))
process.exit(exitCodeOf(outcomes))

async function checkSchema(schemaFile: string, profile: ConnectionProfile): Promise<never> {
  await prepareGenerated()
  const { reportOnSchema, schemaNameLines, suggestionLines } = await import('./check-profile/schema-lines.ts')
  const report = reportOnSchema(readSchema(schemaFile), profile)
  if (typeof report === 'string') throw new PlainFailure(`The schema ${report}.`)
  const schemaName = schemaNameFor(file, schemaFile, profile.platform.schema)
  const written = profileWithSchema(text, schemaName, report.suggestions.some(({ isSure }) => isSure) ? report.aliases : undefined)
  const refusal = writeRefusal(written)
  if (refusal !== undefined && writesAliases) throw new PlainFailure(`The profile was not written: ${refusal}.`)
  if (written !== undefined && writesAliases) writeFileSync(file, written)
  for (const { field, message } of report.wrongAliases) print({ service: 'Schema', state: 'wrong', message: `${field} ${message}.` })
  const isWriting = writesAliases && schemaName.after !== undefined
  for (const line of [...report.lines, ...schemaNameLines(schemaName, writesAliases), ...suggestionLines(report, isWriting)]) console.log(line)
  process.exit(report.isEveryScreenOpen ? exitCodeOf(outcomes) : 1)
}

function readSchema(schemaFile: string): string {
  try {
    return readFileSync(schemaFile, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new PlainFailure(`The schema ${schemaFile} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

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

function readCommandLine(parameters: string[]) {
  try {
    const options = { 'no-sign-in': FLAG, 'write-test': FLAG, write: FLAG, schema: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: parameters, allowPositionals: true, options })
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0) throw new Error('one file')
    // npm runs scripts in the repository's root and says where the user was.
    const absolute = (given: string): string => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
    const schemaFile = values.schema === undefined ? undefined : absolute(values.schema)
    return { file: absolute(name), schema: schemaFile, noSignIn: values['no-sign-in'], writesTest: values['write-test'], writesAliases: values.write }
  } catch {
    throw new PlainFailure(
      'Name one connection profile: npm run check-profile -- profile.json [--no-sign-in] [--write-test] [--schema platform.graphql [--write]]',
    )
  }
}
