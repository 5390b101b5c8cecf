import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page is being laid out for paper. The events come right before and after; the media query `print` changes too late to draw anew. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

const subscribe = (listener: () => void): (() => void) => {
  const begin = (): void => {
    isPrinting = true
    listener()
  }
  const end = (): void => {
    isPrinting = false
    listener()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
