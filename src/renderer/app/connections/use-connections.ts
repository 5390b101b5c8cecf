import { useCallback, useEffect, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { ConnectionList } from '#shared/bridge/connection.ts'
import type { Result } from '#shared/result.ts'

export type ListedConnection = ConnectionList['connections'][number]

interface Connections {
  /** Undefined until main has answered. */
  readonly list: ConnectionList | undefined
  /** Why the last thing failed, for people. */
  readonly problem: string | null
  readonly run: (action: (connection: Bridge['connection']) => Promise<Result<ConnectionList>>) => Promise<void>
}

/** The connections of this computer, read when it is first drawn and whenever the window comes to the front: others open and close by themselves. */
export const useConnections = (): Connections => {
  const { connection } = useBridge()
  const [list, setList] = useState<ConnectionList>()
  const [problem, setProblem] = useState<string | null>(null)
  const run = useCallback<Connections['run']>(
    async (action) => {
      setProblem(null)
      const result = await action(connection)
      if (result.ok) setList(result.value)
      // The user closed the question: nothing has to be said about that.
      else if (result.error.kind !== 'cancelled') setProblem(result.error.message)
    },
    [connection],
  )
  useEffect(() => {
    const read = (): void => void run((from) => from.list())
    read()
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [run])
  return { list, problem, run }
}
