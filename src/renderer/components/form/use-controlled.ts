import { useEffect } from 'react'
import { useController } from 'react-hook-form'

/** What waits for the end of the press; null while nothing is pressed. */
let waiting: (() => void)[] | null = null

const begin = (): void => {
  waiting ??= []
}
const end = (): void => {
  const left = waiting ?? []
  waiting = null
  // The click comes with the release, before any timer.
  setTimeout(() => {
    for (const leave of left) leave()
  })
}
let isWatched = false
const watchPresses = (): void => {
  if (isWatched) return
  isWatched = true
  window.addEventListener('pointerdown', begin, true)
  window.addEventListener('pointerup', end, true)
  window.addEventListener('pointercancel', end, true)
  window.addEventListener('blur', end)
}

/**
 * A field of the form around it, as `useController` gives it. Left by a press, it is checked once the press is over: a message that appears earlier moves
 * what lies below it away from under the pointer, and the click is lost.
 */
export const useControlled = (name: string) => {
  const { field, fieldState } = useController({ name })
  useEffect(watchPresses, [])
  const onBlur = (): void => {
    if (waiting === null) field.onBlur()
    else waiting.push(field.onBlur)
  }
  return { field: { ...field, onBlur }, fieldState }
}
