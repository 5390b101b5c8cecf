import { type RefObject, useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '../messages.ts'

/**
 * Gives the window the screen's title, and moves the focus to the heading when another screen opens, so that a screen reader reads it.
 * Returns the heading's ref.
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
    heading.current?.focus()
  }, [path])
  return heading
}
