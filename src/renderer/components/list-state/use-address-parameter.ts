import { useCallback } from 'react'
import { type HistoryEntry, useAddress } from './use-address.ts'

/**
 * One parameter of the address, such as the id in an open peek panel: `push` to open, `replace` to move along or close.
 * `null`: absent.
 */
export function useAddressParameter(name: string): readonly [string | null, (value: string | null, entry: HistoryEntry) => void] {
  const [address, change] = useAddress()
  const set = useCallback(
    (value: string | null, entry: HistoryEntry) =>
      change((latest) => {
        const next = new URLSearchParams(latest)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      }, entry),
    [change, name],
  )
  return [address.get(name), set]
}
