import type { DatabaseSync } from 'node:sqlite'
import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql'
import { openDatabase } from '../database/open.ts'
import { prepareData } from '../database/seed.ts'
import type { Size } from '../database/size.ts'
import type { Caller, PlatformContext } from '../graphql/context.ts'
import { SUBJECTS } from '../graphql/registry.ts'
import { createPlatformSchema } from '../graphql/schema.ts'
import { findUser } from '../graphql/users/user-record.ts'
import type { ObjectStore } from '../storage/object-store.ts'

/** Answers of tests are read loosely: what they must be is what the test says. */
export type Data = Record<string, any>

/** One user's view of a platform under test. */
export interface Session {
  /** Executes an operation and gives its data; throws when it has errors. */
  run(document: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>
  /** Executes an operation that must be refused and gives the error's type and message, such as `NotFound: SITE_NOT_FOUND`. */
  refusal(document: string, variables?: Readonly<Record<string, unknown>>): Promise<string>
  /** Executes an operation, whatever comes of it. */
  answer(document: string, variables?: Readonly<Record<string, unknown>>): Promise<{ readonly data: Data | null; readonly refusal: string | null }>
}

/** The subjects of the platform on a database in memory, without network or tokens: for the tests of rules. */
export interface InProcessPlatform {
  readonly database: DatabaseSync
  readonly storage: ObjectStore & { readonly objects: ReadonlyMap<string, StoredObject> }
  /** Acts as a seeded user: its role and permissions are those of its record. */
  as(userName: string): Session
  /** What a resolver or REST call of that user would get. */
  contextOf(userName: string): PlatformContext
  /** The platform's clock, unix seconds. */
  now(): number
  /** Moves the clock on. */
  advance(seconds: number): void
}

export interface StoredObject {
  readonly body: Buffer
  readonly contentType: string
}

class OperationRefused extends Error {
  override readonly name = 'OperationRefused'
}

/** A day in November 2026, so that what depends on the present is the same in every run. */
const NOW = 1_795_000_000

/** The seeded data by size and seed, and the schema: made once in a process, for one platform a test. */
const seeded = new Map<string, Uint8Array>()
let served: GraphQLSchema | undefined

function openSeeded(size: Size, seed: number): DatabaseSync {
  const database = openDatabase(null)
  const name = `${size} ${seed}`
  const kept = seeded.get(name)
  if (kept === undefined) {
    prepareData(database, SUBJECTS, { size, seed, now: NOW })
    seeded.set(name, database.serialize())
  } else database.deserialize(kept)
  return database
}

/** @param size of the seeded data; tests seldom need more than `small` */
export function createInProcessPlatform({ size = 'small', seed = 1 }: { readonly size?: Size; readonly seed?: number } = {}): InProcessPlatform {
  const database = openSeeded(size, seed)
  let present = NOW
  const now = () => present
  served ??= createPlatformSchema(SUBJECTS)
  const schema = served
  const storage = createMemoryStore()
  const contextOf = (userName: string): PlatformContext => ({ database, storage, subjects: SUBJECTS, now, caller: callerOf(database, userName) })
  return {
    database,
    storage,
    now,
    advance: (seconds) => {
      present += seconds
    },
    contextOf,
    as: (userName) => createSession(schema, () => contextOf(userName)),
  }
}

function callerOf(database: DatabaseSync, userName: string): Caller {
  const user = findUser(database, userName)
  if (user === null) throw new Error(`No seeded user ${userName}`)
  return { userName: user.username, role: user.userRole as Caller['role'], user }
}

function createSession(schema: GraphQLSchema, createContext: () => PlatformContext): Session {
  const execute = (source: string, variableValues: Readonly<Record<string, unknown>>): Promise<ExecutionResult> =>
    graphql({ schema, source, variableValues: { ...variableValues }, contextValue: createContext() })
  const refusalOf = ({ errors }: ExecutionResult): string | null => {
    const [error] = errors ?? []
    if (error === undefined) return null
    const type = error.extensions['errorType']
    return typeof type === 'string' ? `${type}: ${error.message}` : error.message
  }
  const answer: Session['answer'] = async (document, variables = {}) => {
    const result = await execute(document, variables)
    // graphql-js makes objects without a prototype, which no comparison likes.
    return { data: JSON.parse(JSON.stringify(result.data ?? null)) as Data | null, refusal: refusalOf(result) }
  }
  return {
    answer,
    async run(document, variables) {
      const { data, refusal } = await answer(document, variables)
      if (refusal !== null || data === null) throw new OperationRefused(refusal ?? 'no data')
      return data
    },
    async refusal(document, variables) {
      const { data, refusal } = await answer(document, variables)
      if (refusal === null) throw new Error(`Not refused: ${JSON.stringify(data)}`)
      return refusal
    },
  }
}

function createMemoryStore(): InProcessPlatform['storage'] {
  const objects = new Map<string, StoredObject>()
  return {
    objects,
    put: async (key, body, contentType) => {
      objects.set(key, { body: Buffer.from(body), contentType })
    },
    get: async (key) => objects.get(key)?.body ?? null,
    link: async (key) => `http://127.0.0.1/${key}`,
  }
}
