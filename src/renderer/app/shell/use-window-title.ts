import { type RefObject, useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#data/session/messages.ts'

/**
 * Gives the window the screen's title, and moves the focus to the heading when another screen opens, so that a screen reader reads it. A screen that opens
 * with a dialog (back to `/?payments=...`) leaves the focus to that: without it the dialog would have neither keys nor readers. Returns the heading's ref.
 */
export const useWindowTitle = (title: string, path: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPath = useRef(path)
  useEffect(() => {
    document.title = `${title} - ${PRODUCT_NAME}`
  }, [title])
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (document.querySelector('[aria-modal="true"]') === null) heading.current?.focus()
  }, [path])
  return heading
}
