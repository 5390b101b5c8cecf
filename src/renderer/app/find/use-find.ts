import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { elementOf, findMatches, isSameMatch, type Match } from './find-matches.ts'

/** The page changes while rows arrive or are scrolled: it is searched again once it has been still for this long, milliseconds. */
const STILL_FOR = 150

const isOnScreen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Marks the places; the active one stands out. A field has no text to mark and gets an outline. */
const mark = (matches: readonly Match[], active: Match | undefined): void => {
  const texts = matches.flatMap((match) => (match.kind === 'text' ? match.range : []))
  CSS.highlights.set('found', new Highlight(...texts))
  CSS.highlights.set('found-active', new Highlight(...(active?.kind === 'text' ? [active.range] : [])))
  for (const field of document.querySelectorAll('[data-found]')) field.removeAttribute('data-found')
  if (active?.kind === 'field') active.field.setAttribute('data-found', 'active')
}

interface Found {
  readonly matches: readonly Match[]
  /** Index of the active one; 0 where there is none. */
  readonly active: number
}

const NOTHING: Found = { matches: [], active: 0 }

/** Searches the page but `bar` for what is typed, as long as the component is on screen. `move` goes on by one, round at the ends. */
export const useFind = (bar: RefObject<HTMLElement | null>) => {
  const [text, setText] = useState('')
  const typed = useRef('')
  const [found, setFound] = useState(NOTHING)
  const latest = useRef(NOTHING)

  const show = useCallback((next: Found, isMoved: boolean) => {
    latest.current = next
    setFound(next)
    const active = next.matches[next.active]
    mark(next.matches, active)
    if (isMoved && active !== undefined) elementOf(active)?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [])
  const search = useCallback(
    (): readonly Match[] => findMatches(document.body, typed.current, (element) => bar.current?.contains(element) !== true && isOnScreen(element)),
    [bar],
  )
  /** The places as they are now, the active one kept where it still is. */
  const renewed = useCallback((): Found => {
    const { matches: before, active } = latest.current
    const matches = search()
    const current = before[active]
    const kept = current === undefined ? -1 : matches.findIndex((match) => isSameMatch(match, current))
    return { matches, active: kept === -1 ? Math.max(0, Math.min(active, matches.length - 1)) : kept }
  }, [search])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => bar.current?.contains(target) === true)) return
      clearTimeout(timer)
      timer = setTimeout(() => show(renewed(), false), STILL_FOR)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [bar, renewed, show])
  useEffect(() => () => mark([], undefined), [])

  const type = useCallback(
    (next: string) => {
      typed.current = next
      setText(next)
      show({ matches: search(), active: 0 }, true)
    },
    [search, show],
  )
  const move = useCallback(
    (by: 1 | -1) => {
      const { matches, active } = renewed()
      if (matches.length > 0) show({ matches, active: (active + by + matches.length) % matches.length }, true)
      else show(NOTHING, false)
    },
    [renewed, show],
  )
  return { text, type, active: found.active, count: found.matches.length, move }
}
