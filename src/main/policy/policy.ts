import { existsSync } from 'node:fs'
import type { CallResult } from '#shared/bridge/bridge.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import { administratorFile } from '../connection/profile-file.ts'
import type { SettingsProblem } from '../connection/settings-document.ts'
import type { Logger } from '../log/logger.ts'
import { type PolicyFileOptions, type PolicyReading, readPolicyFile } from './policy-file.ts'
import type { PolicySettings, UpdatePolicy } from './policy-schema.ts'
import { type RegistryQuery, readRegistryPolicy, registryQuery } from './registry-policy.ts'

export interface PolicyPlaces {
  readonly file?: PolicyFileOptions | undefined
  readonly registry?: RegistryQuery | undefined
  /** Where somebody may have put a file that is not read here. */
  readonly unread?: string | undefined
}

/** Where an administrator puts the policy of a computer. `test`: the file that a test build reads in place of all of them. */
export function policyPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv, test: string | undefined): PolicyPlaces {
  if (test !== undefined) return { file: { path: test, mustBelongToRoot: false } }
  const path = administratorFile(platform, environment, 'policy.json')
  // Any user may write below %ProgramData% and name another folder for it, and who wrote a file cannot be asked without native code.
  if (platform === 'win32') return { registry: registryQuery(environment), unread: path }
  return { file: path === undefined ? undefined : { path, mustBelongToRoot: true } }
}

const UNREAD = 'There is a policy.json in the data folder of the programs. On Windows it is not read: any user could have written it. Use the registry.'

const NO_EXPORT = 'Your administrator has switched off exports on this computer.'

const NO_POLICY: PolicySettings = { version: 1 }
/** Days for which what was sent is kept where the policy says nothing: a year, as an accountant looks back. */
const ACTIVITY_DAYS = 365

/** What holds until the policy is read, and for good when it cannot be. */
const STRICTEST: PolicySettings = { version: 1, updates: { enabled: false }, diskCache: false, export: false, paymentConfirmationLimit: {} }

/** What the administrator of this computer has set. Read once, at start: a change applies at the next. */
export class Policy {
  readonly #places: PolicyPlaces
  readonly #logger: Logger
  #settings = STRICTEST
  #problems: readonly SettingsProblem[] = []
  #hasUnread = false

  constructor({ places, logger }: { readonly places: PolicyPlaces; readonly logger: Logger }) {
    this.#places = places
    this.#logger = logger
  }

  /** Reads it from every place. A setting of the registry comes before the same of the file. Answers with what is wrong: none applies then, and nothing starts. */
  async load(): Promise<readonly SettingsProblem[]> {
    const { file, registry, unread } = this.#places
    this.#hasUnread = unread !== undefined && existsSync(unread)
    if (this.#hasUnread) this.#logger.warn(`Policy of this computer: ${UNREAD}`)
    const readings = await Promise.all([file && readPolicyFile(file), registry && readRegistryPolicy(registry)])
    const found = readings.filter((reading): reading is PolicyReading => reading !== undefined)
    this.#problems = found.flatMap((reading) => (reading.ok ? [] : reading.problems))
    for (const { field, message } of this.#problems) this.#logger.error(`Policy of this computer: ${field} ${message}`)
    if (this.#problems.length > 0) return this.#problems
    this.#settings = NO_POLICY
    for (const reading of found) if (reading.ok) this.#settings = { ...this.#settings, ...reading.value }
    this.#logger.info(`Policy of this computer: ${found.length === 0 ? 'none' : JSON.stringify(this.#settings)}`)
    return []
  }

  /** What is wrong with the policy; empty when it applies, or when there is none. */
  problems(): readonly SettingsProblem[] {
    return this.#problems
  }

  settings(): PolicySettings {
    return this.#settings
  }

  /** What the updater follows; `enabled` false until the policy is read, and where it is damaged. */
  updates(): UpdatePolicy {
    return this.#settings.updates ?? { enabled: true }
  }

  /** Whether lists may be kept for offline use. */
  keepsCopies(): boolean {
    return this.#settings.diskCache !== false
  }

  /** Whether copies that were kept before must go: where the policy says so, not where it cannot be read. */
  removesCopies(): boolean {
    return this.#problems.length === 0 && !this.keepsCopies()
  }

  /** For how many days what was sent is kept; 0: it is not. */
  activityDays(): number {
    return this.#settings.activityDays ?? ACTIVITY_DAYS
  }

  /** Whether data may be written to files as a table: a failure `forbidden` where the administrator does not want it. */
  mayExport(): Result<undefined> {
    return this.#settings.export === false ? failure('forbidden', NO_EXPORT) : success(undefined)
  }

  /** What applies, for people: a line for each setting, or what is wrong. */
  summary(): string {
    if (this.#problems.length > 0) return this.#problems.map(({ field, message }) => `${field} ${message}`).join('\n')
    const { version: _version, ...settings } = this.#settings
    const lines = Object.entries(settings).map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    const settingLines = lines.length === 0 ? ['Your administrator has set none.'] : lines
    return [...settingLines, ...(this.#hasUnread ? [UNREAD] : [])].join('\n')
  }

  /** What the page needs to know. */
  forPage(): CallResult<'policy.read'> {
    return { noExport: this.#settings.export === false ? NO_EXPORT : null }
  }
}

export const policyHandlers = (policy: Policy): HandlersOf<'policy'> => ({ 'policy.read': () => success(policy.forPage()) })
