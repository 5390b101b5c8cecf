import { useCallback, useEffect, useRef, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import type { Loadable } from '#patterns/load-state/load-state.tsx'
import type { Diagnostics } from '#shared/bridge/diagnostics.ts'

/**
 * How the console is, read again when the platform is lost or found and when the user returns to the window. Not a query: before the sign-in there is no
 * cache for any.
 */
export const useDiagnostics = (): Loadable<Diagnostics> & { readonly refetch: () => void } => {
  const bridge = useBridge()
  const [data, setData] = useState<Diagnostics>()
  const [failure, setFailure] = useState<Error | null>(null)
  const [isFetching, setFetching] = useState(true)
  const latest = useRef(0)

  const read = useCallback(() => {
    latest.current += 1
    const turn = latest.current
    void bridge.diagnostics.read().then((answer) => {
      if (turn !== latest.current) return
      setFetching(false)
      try {
        setData(unwrap(answer))
        setFailure(null)
      } catch (error) {
        setFailure(asPlatformFailure(error))
      }
    })
  }, [bridge])
  const refetch = useCallback(() => {
    setFetching(true)
    read()
  }, [read])

  useEffect(() => {
    read()
    const unsubscribe = bridge.on('platform.reachabilityChanged', refetch)
    window.addEventListener('focus', refetch)
    return () => {
      unsubscribe()
      window.removeEventListener('focus', refetch)
      latest.current += 1
    }
  }, [bridge, read, refetch])
  return { data, failure, isFetching, refetch }
}
