import { EventEmitter } from 'node:events'
import type { ConnectionStatus, LinkName } from '#shared/bridge/connection.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { withKnownTypes } from '#shared/domain/site/site-type.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Logger } from '../log/logger.ts'
import { storageFailure, storageReason } from '../vault/storage-failure.ts'
import type { ConnectionProfile } from './profile.ts'
import { absentProfile, type GoodReading, type ProfileReading, readChosenProfile, readProfileFile, type SchemaCheck, schemaProblem } from './profile-file.ts'
import type { SettingsProblem } from './settings-document.ts'
import { storedProfile, storeProfile } from './stored-profile.ts'

export interface ConnectionOptions {
  /** The user-data folder; the stored profile is `connection.json` in it. */
  readonly folder: string
  /**
   * What the administrator sets for this computer. Damaged, there is no connection; a profile that it names comes
   * before every other source.
   */
  readonly policy?: { readonly load: () => Promise<readonly SettingsProblem[]>; readonly settings: () => { readonly profile?: string | undefined } }
  /** Where the administrator's profile is, if there is one: `administratorProfile()`. */
  readonly administrator?: string | undefined
  readonly argument?: string | undefined
  /** Path given in the environment as `ADMIN_CONSOLE_PROFILE`. */
  readonly environment?: string | undefined
  /** Asks the user for a profile file by the system's dialog; null when the dialog is closed without one. */
  readonly chooseFile?: () => Promise<Result<string | null>>
  /** Fits the known operations to the schema of a profile. */
  readonly fitSchema?: SchemaCheck
  /** The name of another connection of this computer that leads to the same tenant. */
  readonly otherOf?: (profile: ConnectionProfile) => Promise<string | undefined>
  /** Whether other connections are on this computer. */
  readonly isOneOfSeveral?: () => boolean
  readonly logger: Logger
}

type Source = Extract<ConnectionStatus, { state: 'invalid' }>['source']

/**
 * The connection profile in use. Main alone picks it, in this order: the one of the administrator's policy, the administrator's file, `--profile`,
 * the environment, the one that the user chose and the console stored. The page can only ask for the dialog, and only while there is no valid profile.
 */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #changes = new EventEmitter<{ changed: [ConnectionStatus] }>()
  #status: ConnectionStatus = { state: 'missing' }
  #profile: ConnectionProfile | undefined
  /** The profile in use as it was read, with its source. */
  #taken: { readonly source: Source; readonly reading: GoodReading } | undefined
  #isAdministered = false
  #choice: Promise<Result<ConnectionStatus>> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  /**
   * Fits the known operations to the platform's own schema, where the profile names one. Call at start, once the vault
   * is proved: what was fitted before is sealed.
   */
  async fit(): Promise<void> {
    const taken = this.#taken
    const misfit = taken && (await this.#options.fitSchema?.(taken.reading))
    if (taken !== undefined && misfit !== undefined && this.#taken === taken) this.#take(taken.source, schemaProblem(misfit))
  }

  /**
   * Reads the profile from the first source that names one. A source that names a bad one is not passed over: it was
   * meant. Call once at start.
   */
  async load(): Promise<ConnectionStatus> {
    const { policy, administrator, argument, environment } = this.#options
    const problems = (await policy?.load()) ?? []
    const locked = policy?.settings().profile
    this.#isAdministered = problems.length > 0 || locked !== undefined
    if (problems.length > 0) return this.#set({ state: 'invalid', source: 'policy', problems: [...problems] }, undefined)
    if (locked !== undefined) return this.#take('administrator', (await readProfileFile(locked))?.reading ?? absentProfile)
    const set = administrator === undefined ? undefined : await readProfileFile(administrator)
    this.#isAdministered = set !== undefined
    if (set !== undefined) return this.#take('administrator', set.reading)
    if (argument !== undefined && argument !== '') return this.#take('argument', (await readProfileFile(argument))?.reading ?? absentProfile)
    if (environment !== undefined && environment !== '') return this.#take('environment', (await readProfileFile(environment))?.reading ?? absentProfile)
    const stored = await readProfileFile(storedProfile(this.#options.folder))
    return stored === undefined ? this.#set({ state: 'missing' }, undefined) : this.#take('stored', stored.reading)
  }

  status(): ConnectionStatus {
    return this.#status
  }

  /** Whether the administrator of this computer sets the profile. */
  administered(): boolean {
    return this.#isAdministered
  }

  /** Says once more what is in use, after what the page may know beside the profile has changed. */
  announceAgain(): void {
    if (this.#profile !== undefined) this.#set({ state: 'ready', profile: this.#publicProfile(this.#profile) }, this.#profile)
  }

  /** The profile in use, for main only: it names every address. Undefined while there is none. */
  profile(): ConnectionProfile | undefined {
    return this.#profile
  }

  /**
   * Asks the user for a profile file, stores it and uses it from now on. A file that is no valid profile is answered with `invalid` and its problems.
   * Failures: `forbidden` while a profile is in use or where the administrator sets it, `rejected` where another
   * connection leads to its tenant, `storage`.
   */
  async choose(): Promise<Result<ConnectionStatus>> {
    if (this.#profile !== undefined) return failure('forbidden', 'The console is connected already.')
    return this.change()
  }

  /**
   * The same while a profile is in use, for main's own menu, which no page can open. A file that is no valid profile is answered with `invalid` and changes
   * nothing then; a valid one ends the session where it changes any address.
   */
  async change(): Promise<Result<ConnectionStatus>> {
    if (this.#isAdministered) return failure('forbidden', 'The administrator of this computer sets the connection profile. Ask them to change it.')
    this.#choice ??= this.#choose().finally(() => {
      this.#choice = undefined
    })
    return this.#choice
  }

  /** Calls `listener` after each change; returns its unsubscribe. */
  onChange(listener: (status: ConnectionStatus) => void): () => void {
    this.#changes.on('changed', listener)
    return () => this.#changes.off('changed', listener)
  }

  async #choose(): Promise<Result<ConnectionStatus>> {
    const chosen = (await this.#options.chooseFile?.()) ?? success(null)
    if (!chosen.ok) return chosen
    const path = chosen.value
    if (path === null) return success(this.#status)
    const { reading, text } = await readChosenProfile(path, this.#options.fitSchema)
    if (!reading.ok && this.#profile !== undefined) return success({ state: 'invalid', source: 'chosen', problems: reading.problems })
    const other = reading.ok ? await this.#options.otherOf?.(reading.profile) : undefined
    if (other !== undefined) return failure('rejected', `The connection “${other}” on this computer leads to the same platform. Use its window.`)
    if (reading.ok) {
      try {
        await storeProfile(this.#options.folder, reading, text)
      } catch (error) {
        this.#options.logger.error(`The connection profile could not be stored: ${storageReason(error)}`)
        return storageFailure('The connection profile could not be saved', error)
      }
    }
    return success(this.#take('chosen', reading))
  }

  #take(source: Source, reading: ProfileReading): ConnectionStatus {
    this.#taken = reading.ok ? { source, reading } : undefined
    if (reading.ok) {
      this.#options.logger.info(`Connection profile "${reading.profile.name}" (${source})`)
      return this.#set({ state: 'ready', profile: this.#publicProfile(reading.profile) }, reading.profile)
    }
    for (const { field, message } of reading.problems) this.#options.logger.warn(`Connection profile (${source}): ${field} ${message}`)
    return this.#set({ state: 'invalid', source, problems: reading.problems }, undefined)
  }

  #publicProfile(profile: ConnectionProfile): PublicProfile {
    return { ...publicProfile(profile), ...(this.#options.isOneOfSeveral?.() === true ? { isOneOfSeveral: true } : {}) }
  }

  #set(status: ConnectionStatus, profile: ConnectionProfile | undefined): ConnectionStatus {
    this.#status = status
    this.#profile = profile
    this.#changes.emit('changed', status)
    return status
  }
}

/** The channels of the connections side by side, which `connections.ts` serves. */
export type ConnectionsChannel = 'connection.list' | 'connection.add' | 'connection.open' | 'connection.remove'

export const connectionHandlers = (connection: Connection): Omit<HandlersOf<'connection'>, ConnectionsChannel> => ({
  'connection.status': () => success(connection.status()),
  'connection.choose': () => connection.choose(),
})

export function announceUnchanged(result: Result<ConnectionStatus>, announce: (notice: Omit<Notice, 'id'>) => void): void {
  const problems = result.ok && result.value.state === 'invalid' ? result.value.problems : null
  if (result.ok && problems === null) return
  const reason = result.ok ? problemsOf(problems ?? []) : result.error.message
  announce({ kind: 'connection-unchanged', intent: 'error', message: `The connection profile was not changed. ${reason}` })
}

/** What is wrong with a profile, in sentences. */
export const problemsOf = (problems: readonly SettingsProblem[]): string => problems.map(({ field, message }) => `${field} ${message}.`).join(' ')

type PublicProfile = Extract<ConnectionStatus, { state: 'ready' }>['profile']

/**
 * What the renderer may know of a profile: names for people and the base of public images, nothing that takes or is a
 * credential.
 */
function publicProfile(profile: ConnectionProfile): PublicProfile {
  return {
    name: profile.name,
    environment: profile.environment,
    links: linksOf(profile),
    imageBase: profile.storage?.imageBase ?? null,
    ...(profile.emailCampaigns === true ? { emailCampaigns: true } : {}),
    ...(profile.platform.siteList === 'by-type' ? { siteTypes: [...withKnownTypes(profile.platform.siteTypes ?? [])] } : {}),
    ...(profile.notificationEvents === undefined ? {} : { notificationEvents: profile.notificationEvents }),
    ...(profile.platform.schema === undefined ? {} : { hasOwnSchema: true }),
    ...(profile.users?.temporaryPassword === undefined ? {} : { hasTemporaryPassword: true }),
  }
}

/** The address behind a link of the profile menu, undefined when the profile has none. */
export function linkAddress(profile: ConnectionProfile, name: LinkName): string | undefined {
  return name === 'raise-ticket' ? profile.links.raiseTicket : profile.links.remoteDesktopTool?.url
}

function linksOf({ links }: ConnectionProfile): PublicProfile['links'] {
  const shown: PublicProfile['links'] = []
  if (links.raiseTicket !== undefined) shown.push({ name: 'raise-ticket', label: 'Raise Ticket' })
  if (links.remoteDesktopTool !== undefined) shown.push({ name: 'remote-desktop-tool', label: downloadLabel(links.remoteDesktopTool.label) })
  return shown
}

/** The label starts with "Download", whether or not the profile's text does. */
const downloadLabel = (label: string): string => (/^download\b/i.test(label) ? label : `Download ${label}`)
