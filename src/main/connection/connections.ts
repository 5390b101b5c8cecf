import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionList, ConnectionStatus } from '#shared/bridge/connection.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Question } from '../confirmation/question.ts'
import type { Logger } from '../log/logger.ts'
import { isAlive } from '../vault/live-process.ts'
import { namesIn } from '../vault/owner-files.ts'
import { storageFailure, storageReason } from '../vault/storage-failure.ts'
import { type Connection, type ConnectionsChannel, problemsOf } from './connection.ts'
import { type ConnectionFolder, FIRST_CONNECTION, folderOf, isOtherId, OTHERS_FOLDER } from './connection-folder.ts'
import { requestFront } from './front-request.ts'
import { readLabel, tenantIn, writeLabel } from './label.ts'
import { type ConnectionProfile, tenantOf } from './profile.ts'
import { readChosenProfile, type SchemaCheck } from './profile-file.ts'
import { storeProfile } from './stored-profile.ts'

export interface ConnectionsOptions {
  /** The user-data folder of the first connection. */
  readonly root: string
  /** The connection of this console. */
  readonly own: ConnectionFolder
  readonly connection: Pick<Connection, 'status' | 'profile' | 'administered' | 'onChange' | 'announceAgain'>
  /** Asks the user for a profile file by the system's dialog; null when it is closed without one. */
  readonly chooseFile: () => Promise<Result<string | null>>
  readonly checkSchema?: SchemaCheck
  /** Asks the user by a dialog of main's own. */
  readonly ask: (question: Question) => Promise<boolean>
  /** Starts a console for a connection. */
  readonly start: (id: string) => Promise<void>
  /** Lets one console at a time be started or brought to the front, and not too many: `busy`. */
  readonly reach: (work: () => Promise<Result<ConnectionList>>) => Promise<Result<ConnectionList>>
  /** Brings this console's own window to the front. */
  readonly show: () => void
  /** Removes the keychain entry of a connection. */
  readonly forgetKey: (id: string) => Promise<void>
  readonly logger: Logger
}

type Listed = ConnectionList['connections'][number]

const MOST_CONNECTIONS = 20
/** Milliseconds until a started console must have written its label. It is not started again before. */
const STARTS_IN = 15_000
const ADMINISTERED = 'The administrator of this computer sets the connection. Ask them to add another.'

/**
 * The connections of this computer's user, side by side: each has a console, a folder, a keychain entry and a session of its own, so that nothing of one can
 * be seen or sent by another. The first lies in the user-data folder itself.
 */
export class Connections {
  readonly #options: ConnectionsOptions
  #isOneOfSeveral = false
  #writing: Promise<unknown> = Promise.resolve()
  #isAsking = false
  /** When each console was started last, monotonic. */
  readonly #startedAt = new Map<string, number>()

  constructor(options: ConnectionsOptions) {
    this.#options = options
    options.connection.onChange((status) => void this.#label(status, process.pid))
  }

  /** Whether the console must say everywhere which connection it is. Known once `find` has ended. */
  isOneOfSeveral(): boolean {
    return this.#isOneOfSeveral
  }

  /** Looks for others. Call at start, before the profile is read. */
  async find(): Promise<void> {
    const { root, own } = this.#options
    this.#isOneOfSeveral = own.id !== FIRST_CONNECTION || (await this.#otherIds(root)).length > 0
  }

  async list(): Promise<ConnectionList> {
    const { root, connection } = this.#options
    const ids = [FIRST_CONNECTION, ...(await this.#otherIds(root))]
    const listed = await Promise.all(ids.map((id) => this.#read(id)))
    return { connections: numbered(listed.flatMap((each) => each ?? [])), addRefusal: connection.administered() ? ADMINISTERED : null }
  }

  /** Names of the other consoles that run, for what may only happen while none does. */
  async running(): Promise<readonly string[]> {
    return (await this.list()).connections.filter(({ isOwn, isRunning }) => isRunning && !isOwn).map(({ name }) => name)
  }

  /**
   * Asks for the file of a connection profile, makes a folder for it and starts its console. Closing the dialog changes nothing. Failures: `forbidden` where
   * the administrator sets the connection, `rejected` for a file that is no valid profile, `storage`.
   */
  add(): Promise<Result<ConnectionList>> {
    return this.#oneAtATime(() => this.#add())
  }

  async #add(): Promise<Result<ConnectionList>> {
    const { root, chooseFile, checkSchema, connection, logger } = this.#options
    if (connection.administered()) return failure('forbidden', ADMINISTERED)
    const ids = await this.#otherIds(root)
    if (ids.length >= MOST_CONNECTIONS) return failure('rejected', `This computer has ${MOST_CONNECTIONS} further connections. Remove one first.`)
    const chosen = await chooseFile()
    if (!chosen.ok) return chosen
    if (chosen.value === null) return success(await this.list())
    const { reading, text } = await readChosenProfile(chosen.value, checkSchema)
    if (!reading.ok) return failure('rejected', `That file is no connection profile: ${problemsOf(reading.problems)}`)
    const same = await this.#ofTenant(reading.profile)
    if (same !== undefined) await this.open(same.id)
    if (same !== undefined) return failure('rejected', `“${same.name}” is on this computer already and leads to the same platform. Use its window.`)
    const id = randomBytes(6).toString('hex')
    try {
      await mkdir(folderOf(root, id), { recursive: true, mode: 0o700 })
      await storeProfile(folderOf(root, id), reading, text)
      const { name, environment } = reading.profile
      await writeLabel(folderOf(root, id), { name, environment, pid: null, tenant: tenantOf(reading.profile) })
    } catch (error) {
      await rm(folderOf(root, id), { recursive: true, force: true }).catch(() => undefined)
      logger.error(`A connection could not be added: ${storageReason(error)}`)
      return storageFailure('The connection could not be saved', error)
    }
    await this.#changed()
    return this.open(id)
  }

  /** The name of another connection that leads to the same tenant as a profile; undefined where there is none. */
  async otherOf(profile: ConnectionProfile): Promise<string | undefined> {
    const same = await this.#ofTenant(profile)
    return same === undefined || same.id === this.#options.own.id ? undefined : same.name
  }

  async #ofTenant(profile: ConnectionProfile): Promise<{ readonly id: string; readonly name: string } | undefined> {
    const { root, own, connection } = this.#options
    const used = connection.profile()
    if (used !== undefined && tenantOf(used) === tenantOf(profile)) return { id: own.id, name: used.name }
    for (const id of [FIRST_CONNECTION, ...(await this.#otherIds(root))]) {
      const found = id === own.id ? undefined : await tenantIn(folderOf(root, id))
      if (found?.tenant === tenantOf(profile)) return { id, name: found.name }
    }
    return undefined
  }

  /** Brings the console of a connection to the front, and starts it where none runs. Failures: `not-found`, `busy`, `internal` where it does not start. */
  async open(id: string): Promise<Result<ConnectionList>> {
    const list = await this.list()
    const found = list.connections.find((each) => each.id === id)
    if (found === undefined) return failure('not-found', 'That connection is not on this computer any more.')
    if (found.isOwn) {
      this.#options.show()
      return success(list)
    }
    return this.#options.reach(() => this.#reach(found, list))
  }

  async #reach({ id, isRunning }: Listed, list: ConnectionList): Promise<Result<ConnectionList>> {
    const isStarting = performance.now() - (this.#startedAt.get(id) ?? Number.NEGATIVE_INFINITY) < STARTS_IN
    if (!isRunning && isStarting) return success(list)
    // The number of a process that ended without a word may be another's by now: then nobody takes the request.
    if (isRunning && (await requestFront(folderOf(this.#options.root, id)))) return success(list)
    try {
      this.#startedAt.set(id, performance.now())
      await this.#options.start(id)
    } catch (error) {
      this.#startedAt.delete(id)
      this.#options.logger.error(`The console of another connection did not start: ${storageReason(error)}`)
      return failure('internal', 'Its console could not be started. Start the console again and try once more.')
    }
    return success(list)
  }

  /**
   * Asks, and then destroys all that is kept for a connection. Failures: `not-found`; `busy` for the first one, for one that is open, and while something
   * that it sent has no known outcome; `cancelled`; `storage`.
   */
  remove(id: string): Promise<Result<ConnectionList>> {
    return this.#oneAtATime(() => this.#remove(id))
  }

  async #remove(id: string): Promise<Result<ConnectionList>> {
    const { root, ask, forgetKey, logger } = this.#options
    const { connections } = await this.list()
    const found = connections.find((each) => each.id === id)
    if (found === undefined || !(isOtherId(id) || id === FIRST_CONNECTION)) return failure('not-found', 'That connection is not on this computer any more.')
    const refusal = await this.#reasonToKeep(found)
    if (refusal !== null) return failure('busy', refusal)
    const isMeant = await ask({
      message: `Remove the connection “${found.name}” from this computer?`,
      detail: 'Its session, drafts, copies for offline use, views and records of what was sent are destroyed. Files in your downloads folder stay.',
      confirm: 'Remove',
    })
    if (!isMeant) return failure('cancelled', 'Nothing was removed.')
    // It may have been opened, and have sent something, while the question stood there.
    const change = await this.#reasonToKeep({ ...found, isRunning: await this.#isRunning(id) })
    if (change !== null) return failure('busy', change)
    try {
      // From here on it is no connection any more, even where not all of it can be deleted at once.
      const removed = join(root, OTHERS_FOLDER, `${id}.removed`)
      await rename(folderOf(root, id), removed)
      await forgetKey(id)
      await rm(removed, { recursive: true, force: true })
    } catch (error) {
      logger.error(`Removing a connection: ${storageReason(error)}`)
      return storageFailure('Not everything of that connection could be removed', error)
    }
    await this.#changed()
    return success(await this.list())
  }

  /** Says that this console has ended. */
  async close(): Promise<void> {
    await this.#label(this.#options.connection.status(), null)
  }

  /** Deletes what an earlier removal left. Never rejects. */
  async sweep(): Promise<void> {
    const folder = join(this.#options.root, OTHERS_FOLDER)
    const left = (await namesIn(folder).catch(() => [])).filter((name) => name.endsWith('.removed'))
    for (const name of left) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
  }

  /** The page cannot stack the system's dialogs over each other. */
  async #oneAtATime(work: () => Promise<Result<ConnectionList>>): Promise<Result<ConnectionList>> {
    if (this.#isAsking) return failure('busy', 'Answer the question that is open first.')
    this.#isAsking = true
    try {
      return await work()
    } finally {
      this.#isAsking = false
    }
  }

  async #reasonToKeep({ id, isRunning }: Pick<Listed, 'id' | 'isRunning'>): Promise<string | null> {
    if (id === FIRST_CONNECTION) return 'The first connection stays. To give it another profile, use Change Connection Profile… in the menu of the application.'
    if (isRunning) return 'It is open. Close its window first.'
    const marks = await Promise.all(['money', 'campaigns'].map((name) => namesIn(join(folderOf(this.#options.root, id), name, 'markers'))))
    if (!marks.flat().some((name) => name.endsWith('.json'))) return null
    return 'The outcome of a payment or a campaign that it sent is not known. Open it, and remove it once the outcome is known.'
  }

  async #read(id: string): Promise<Listed | undefined> {
    const { root, own, connection } = this.#options
    const isOwn = id === own.id
    const status = connection.status()
    if (isOwn && status.state === 'ready') return { id, name: status.profile.name, environment: status.profile.environment, isOwn, isRunning: true }
    const label = await readLabel(folderOf(root, id))
    if (label === undefined) return undefined
    return { id, name: label.name, environment: label.environment, isOwn, isRunning: isOwn || isAlive(label.pid) }
  }

  async #isRunning(id: string): Promise<boolean> {
    return isAlive((await readLabel(folderOf(this.#options.root, id)))?.pid ?? null)
  }

  async #otherIds(root: string): Promise<readonly string[]> {
    return (await namesIn(join(root, OTHERS_FOLDER)).catch(() => [])).filter(isOtherId).toSorted()
  }

  /** The page asks main again for what it shows of this console's own connection. */
  async #changed(): Promise<void> {
    await this.find()
    this.#options.connection.announceAgain()
  }

  #label(status: ConnectionStatus, pid: number | null): Promise<void> {
    if (status.state !== 'ready') return Promise.resolve()
    const { name, environment } = status.profile
    const { own, connection, logger } = this.#options
    const profile = connection.profile()
    const tenant = profile === undefined ? {} : { tenant: tenantOf(profile) }
    const written = this.#writing.then(() => writeLabel(own.folder, { name, environment, pid, ...tenant }))
    this.#writing = written.catch((error: unknown) => logger.warn(`The label of the connection could not be written: ${storageReason(error)}`))
    return this.#writing.then(() => undefined)
  }
}

/** Two of one name are told apart by a number: a tenant must not be mistaken for another. */
function numbered(connections: readonly Listed[]): Listed[] {
  const seen = new Map<string, number>()
  return connections.map((each) => {
    const count = (seen.get(each.name) ?? 0) + 1
    seen.set(each.name, count)
    return count === 1 ? each : { ...each, name: `${each.name} (${count})` }
  })
}

export const connectionsHandlers = (connections: Connections): Pick<HandlersOf<'connection'>, ConnectionsChannel> => ({
  'connection.list': async () => success(await connections.list()),
  'connection.add': () => connections.add(),
  'connection.open': ({ id }) => connections.open(id),
  'connection.remove': ({ id }) => connections.remove(id),
})
