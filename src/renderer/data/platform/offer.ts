import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { ConnectionStatus } from '#shared/bridge/connection.ts'
import type { PlatformOffer } from '#shared/bridge/platform.ts'
import { createStore, type Store } from '../bridge/store.ts'
import { operationOf } from './operation-of.ts'

/** On a control whose operation the platform does not have, and in the place of a screen without its read. */
export const NOT_OFFERED = 'Your platform does not offer this.'

type AnyDocument = TypedDocumentNode<unknown, never>

/** Operations and fields that a platform with its own schema lacks. */
export class Offer {
  /** Ids of the operations that it does not have. */
  readonly missing: ReadonlySet<string>
  readonly #reasons: ReadonlyMap<string, string>
  readonly #absent: ReadonlyMap<string, readonly string[]>
  readonly #unsent: ReadonlyMap<string, readonly string[]>

  constructor({ missing, absent, unsent }: PlatformOffer) {
    this.missing = new Set(missing.map(({ operation }) => operation))
    this.#reasons = new Map(missing.map(({ operation, reasons }) => [operation, reasons.join('; ')]))
    this.#absent = new Map(absent.map(({ operation, paths }) => [operation, paths.map(inRecord)]))
    this.#unsent = new Map(unsent.map(({ operation, paths }) => [operation, paths.map(inInput)]))
  }

  /** Why none of some changes can be sent; null where all can. For the `reason` of their control. */
  readonly refusalOf = (documents: readonly AnyDocument[]): string | null =>
    documents.some((document) => this.missing.has(operationOf(document))) ? NOT_OFFERED : null

  /** The reason why an operation is missing, a sentence without its full stop: "getInternalUsers is missing". */
  readonly whyMissing = (operation: string): string => this.#reasons.get(operation) ?? 'the platform does not have it'

  /** Paths that no record of an answer has: `basicSiteSetting.curr`. */
  readonly absentIn = (document: AnyDocument): readonly string[] => this.#absent.get(operationOf(document)) ?? []

  /** Paths of an input that the platform has no place for: `address.city`. */
  readonly unsentIn = (document: AnyDocument): readonly string[] => this.#unsent.get(operationOf(document)) ?? []
}

/** A platform that serves the console's own schema. */
export const EVERYTHING = new Offer({ missing: [], absent: [], unsent: [] })

/** Without the field of the answer, and the list of a page. */
const inRecord = (path: string): string => path.replace(/^[^.]+(?:\.items)?\./, '')

/** Without the argument that holds all others. */
const inInput = (path: string): string => path.replace(/^(?:input|data)\./, '')

/** The platform's offer; undefined until main has answered. Main is asked only if the profile names a schema. */
export const createOffer = (bridge: Bridge, connection: Store<ConnectionStatus | undefined>): Store<Offer | undefined> => {
  const { current, subscribe, set } = createStore<Offer | undefined>(undefined)
  connection.subscribe(() => {
    const status = connection.current()
    if (status?.state !== 'ready') return
    if (status.profile.hasOwnSchema !== true) {
      if (current() !== EVERYTHING) set(EVERYTHING)
      return
    }
    // An offer that cannot be read hides nothing: a call for what is not there is answered by main.
    void bridge.platform.offer().then((answer) => {
      if (connection.current() === status) set(answer.ok ? new Offer(answer.value) : EVERYTHING)
    })
  })
  return { current, subscribe }
}
