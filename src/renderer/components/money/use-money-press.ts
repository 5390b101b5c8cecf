import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { MoneyEntry } from '#shared/bridge/money.ts'

interface MoneyPressOptions {
  /** Of the last press, as `useMoney` gives it; null before. */
  readonly entry: MoneyEntry | null
  /** A warning waits for its tick: nothing is sent. */
  readonly needsTick: boolean
}

export interface MoneyPress {
  /** The payment of the last press; null before the first. */
  readonly current: MoneyEntry | null
  readonly isPending: boolean
  readonly isDone: boolean
  /** Sends under a key that no earlier press had; a double click and further presses send nothing until the outcome is known. */
  readonly press: (event: Pick<MouseEvent, 'detail'>, send: (key: string) => void) => void
}

/** One press sends once. Only what was refused, or did not arrive, can be sent again. */
export const useMoneyPress = ({ entry, needsTick }: MoneyPressOptions): MoneyPress => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isPressed, setPressed] = useState(false)
  const current = entry?.key === key ? entry : null
  const isDone = current?.state === 'done'
  const isOver = current?.state === 'refused' || current?.state === 'absent'

  // Kept beside the state, which a second press before the next drawing would not see.
  const isLocked = useRef(false)
  useEffect(() => {
    if (isOver) isLocked.current = false
  }, [isOver])
  return {
    current,
    isPending: isPressed && !isOver && !isDone,
    isDone,
    press: ({ detail }, send) => {
      // The second click of a double click, whose first may have opened this dialog.
      if (detail > 1 || isLocked.current || needsTick) return
      isLocked.current = true
      const next = isOver ? crypto.randomUUID() : key
      setKey(next)
      setPressed(true)
      send(next)
    },
  }
}
