import { execFile } from 'node:child_process'
import { win32 } from 'node:path'
import { checkSettings } from '../connection/settings-document.ts'
import { type PolicyReading, policyProblem } from './policy-file.ts'
import { policySchema } from './policy-schema.ts'

const PARENT = String.raw`HKLM\Software\Policies`
const KEY = String.raw`${PARENT}\Admin Console`

/** Milliseconds that a query may take. */
const TIMEOUT = 10_000

/** Runs `reg query` with further arguments and answers with what it printed; undefined when it failed, which it also does for a key that is not there. */
export type RegistryQuery = (args: readonly string[]) => Promise<string | undefined>

/** `reg.exe` by its whole path: a program of that name in another folder of the search path is never run. */
export function registryQuery(environment: NodeJS.ProcessEnv): RegistryQuery {
  const program = win32.join(environment['SystemRoot'] || String.raw`C:\Windows`, 'System32', 'reg.exe')
  return (args) =>
    new Promise((resolve) => {
      execFile(program, ['query', ...args], { timeout: TIMEOUT, windowsHide: true }, (error, output) => resolve(error === null ? output : undefined))
    })
}

/** The policy of the registry, which group policies write; undefined when its key is not there. A registry that cannot be read is a problem. */
export async function readRegistryPolicy(query: RegistryQuery): Promise<PolicyReading | undefined> {
  const [values, parent] = await Promise.all([query([KEY, '/s']), query([PARENT])])
  if (values !== undefined) return checkSettings(policySchema, settingsOf(values))
  if (parent === undefined) return policyProblem(`cannot be read: ${PARENT}`, 'registry')
  return hasKey(parent) ? policyProblem(`cannot be read: ${KEY}`, 'registry') : undefined
}

/** Keys are listed by their whole path, in any case of letters. */
const hasKey = (listing: string): boolean => listing.split(/\r?\n/).some((line) => /\\Policies\\Admin Console\s*$/i.test(line))

const VALUE = /^ {4}(?<name>.+?) {4}(?<type>REG_[A-Z_]+)(?: {4}(?<data>.*))?$/

/** The values that `reg query /s` lists, as the JSON of a policy file would have them: a key of the registry below is a group of settings. */
function settingsOf(listing: string): Readonly<Record<string, unknown>> {
  const settings: Record<string, unknown> = {}
  let group = settings
  for (const line of listing.split(/\r?\n/)) {
    const below = /\\Policies\\Admin Console(?:\\(?<name>.+?))?\s*$/i.exec(line)
    if (below !== null && line.startsWith('HKEY')) group = groupOf(settings, below.groups?.['name'])
    const { name, type = '', data = '' } = VALUE.exec(line)?.groups ?? {}
    // The default value of a key has a name in parentheses, in the language of the system.
    if (name !== undefined && !name.startsWith('(')) group[name] = settingOf(name, type, data)
  }
  return settings
}

function groupOf(settings: Record<string, unknown>, name: string | undefined): Record<string, unknown> {
  if (name === undefined) return settings
  const group: Record<string, unknown> = {}
  settings[name] = group
  return group
}

/** The registry has no truth values: 0 and 1 stand for them. */
const SWITCHES = new Set(['enabled', 'diskCache', 'export'])

function settingOf(name: string, type: string, data: string): unknown {
  if (type !== 'REG_DWORD' && type !== 'REG_QWORD') return data
  const number = Number(data)
  return SWITCHES.has(name) && (number === 0 || number === 1) ? number === 1 : number
}
