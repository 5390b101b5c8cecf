import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { CreationApi } from './creation-api.ts'
import { type CreationState, isComplete, storedCreation } from './creation-state.ts'
import { continueCreation } from './creation-steps.ts'

const CREATION_DRAFT = 'create-site-run'

export interface CreationStatus {
  /** Null: none was begun, or the last one is finished. */
  readonly creation: CreationState | null
  readonly isRunning: boolean
}

/**
 * The one site creation of a session. It continues while the user is on another screen; one that was interrupted by a failure, a reload or a crash
 * is found again.
 */
export class CreationStore {
  readonly #drafts: Bridge['drafts']
  #status: CreationStatus = { creation: null, isRunning: false }
  readonly #listeners = new Set<() => void>()

  constructor({ drafts }: Bridge) {
    this.#drafts = drafts
  }

  get status(): CreationStatus {
    return this.#status
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Looks for a creation that was interrupted. */
  async find(): Promise<void> {
    if (this.#status.creation !== null) return
    const answer = await this.#drafts.read({ form: CREATION_DRAFT })
    if (!answer.ok || answer.value === null || this.#status.creation !== null) return
    const creation = storedCreation(parsed(answer.value.text))
    if (creation !== null) this.#set({ creation, isRunning: false })
  }

  /** Runs the steps that are left; resolves to the state after the last one, or after the one that failed. Throws while another creation is running. */
  async run(start: CreationState, api: CreationApi): Promise<CreationState> {
    if (this.#status.isRunning) throw new PlatformFailure({ kind: 'busy', message: 'A site is being created already.' })
    this.#set({ creation: start, isRunning: true })
    const end = await continueCreation(start, api, (next) => this.#keep(next))
    if (isComplete(end)) await this.#drafts.discard({ form: CREATION_DRAFT })
    this.#set({ creation: end, isRunning: false })
    return end
  }

  /** Forgets the creation: it is complete, or given up. */
  async forget(): Promise<void> {
    if (this.#status.isRunning) return
    this.#set({ creation: null, isRunning: false })
    await this.#drafts.discard({ form: CREATION_DRAFT })
  }

  /** Where drafts cannot be written the creation continues all the same: a crash would then lose it, a failure does not. */
  async #keep(creation: CreationState): Promise<void> {
    this.#set({ creation, isRunning: true })
    await this.#drafts.write({ form: CREATION_DRAFT, text: JSON.stringify(creation) })
  }

  #set(status: CreationStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** One store a session: it lives as long as the cache of server state. */
const stores = new WeakMap<QueryClient, CreationStore>()

const storeOf = (bridge: Bridge, queries: QueryClient): CreationStore => {
  const known = stores.get(queries)
  if (known !== undefined) return known
  const store = new CreationStore(bridge)
  stores.set(queries, store)
  return store
}

export interface StoredCreation extends CreationStatus {
  readonly store: CreationStore
  /** Whether it is known by now if a creation was interrupted. */
  readonly isReady: boolean
}

export const useStoredCreation = (): StoredCreation => {
  const store = storeOf(useBridge(), useQueryClient())
  const status = useSyncExternalStore(store.subscribe, () => store.status)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    void store.find().then(() => !isGone && setReady(true))
    return () => {
      isGone = true
    }
  }, [store])
  return { ...status, store, isReady }
}
