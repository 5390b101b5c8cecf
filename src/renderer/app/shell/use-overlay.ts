import { useCallback, useEffect, useRef, useState } from 'react'

/** What lies over the screen, of several that can. */
export interface Overlay<Name extends string> {
  readonly opened: Name | null
  readonly open: (name: Name) => void
  readonly close: () => void
}

/** One thing at a time over the screen. What had the focus when the first of them opened has it again when the last closes. */
export const useOverlay = <Name extends string>(): Overlay<Name> => {
  const [opened, setOpened] = useState<Name | null>(null)
  const before = useRef<Element | null>(null)
  const open = useCallback((name: Name) => {
    before.current ??= document.activeElement
    setOpened(name)
  }, [])
  const close = useCallback(() => setOpened(null), [])
  useEffect(() => {
    if (opened !== null) return
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [opened])
  return { opened, open, close }
}
