import { useCallback, useEffect, useMemo, useRef } from 'react'
import { listenForKeys } from './composition.ts'

export interface KeptTyped {
  /** From now on what is typed is kept, and reaches nothing else. */
  readonly begin: () => void
  /** Ends that. @returns what was typed since `begin`; empty when nothing was kept */
  readonly take: () => string
}

/** Keeps what is typed while the field that it is meant for is still on its way. Both functions are stable. */
export const useKeptTyped = (): KeptTyped => {
  const end = useRef<(() => string) | null>(null)
  const begin = useCallback(() => {
    end.current ??= keepTyped()
  }, [])
  const take = useCallback((): string => {
    const text = end.current?.() ?? ''
    end.current = null
    return text
  }, [])
  useEffect(() => () => void take(), [take])
  return useMemo(() => ({ begin, take }), [begin, take])
}

function keepTyped(): () => string {
  let text = ''
  const listen = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    text += event.key
    event.preventDefault()
    event.stopPropagation()
  }
  const end = listenForKeys(window, listen, { capture: true })
  return () => {
    end()
    return text
  }
}
