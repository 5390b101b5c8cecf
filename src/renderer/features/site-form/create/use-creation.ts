import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { CreationRunner, type CreationStatus } from './creation-runner.ts'

/** One runner a session: the cache of server state lives as long. */
const runners = new WeakMap<QueryClient, CreationRunner>()

const runnerOf = (bridge: Bridge, queries: QueryClient): CreationRunner => {
  const known = runners.get(queries)
  if (known !== undefined) return known
  const runner = new CreationRunner(bridge)
  runners.set(queries, runner)
  return runner
}

export interface Creation extends CreationStatus {
  readonly runner: CreationRunner
  /** Whether it is known by now if a run was interrupted. */
  readonly isReady: boolean
}

/** The creation of a site that is under way, or was interrupted. */
export const useCreation = (): Creation => {
  const runner = runnerOf(useBridge(), useQueryClient())
  const status = useSyncExternalStore(runner.subscribe, () => runner.status)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    const find = async (): Promise<void> => {
      await runner.find()
      if (!isGone) setReady(true)
    }
    void find()
    return () => {
      isGone = true
    }
  }, [runner])
  return { ...status, runner, isReady }
}
