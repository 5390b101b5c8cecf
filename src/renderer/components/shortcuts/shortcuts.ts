import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** A keyboard shortcut, listed on the sheet while the screen that has it is open. */
export interface Shortcut {
  /** As `combinationOf` writes it: `mod+k`, `?`; of two keys one after the other: `g s`. */
  readonly keys: string
  readonly description: string
  /** Under which heading the sheet lists it. */
  readonly group: string
  /** Left out where a control handles the keys itself and the sheet only tells of them. */
  readonly run?: () => void
}

let shortcuts: readonly Shortcut[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly Shortcut[]): void => {
  shortcuts = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => shortcuts)

// In layout effects: a key pressed in the first moment that a screen is seen is not lost.

/** Offers a shortcut while the component is on screen. `run` may change from drawing to drawing. */
export const useShortcut = ({ keys, description, group, run }: Shortcut): void => {
  const newest = useRef(run)
  useLayoutEffect(() => {
    newest.current = run
  })
  const isRunnable = run !== undefined
  useLayoutEffect(() => {
    const shortcut: Shortcut = { keys, description, group, ...(isRunnable ? { run: () => newest.current?.() } : {}) }
    publish([...shortcuts, shortcut])
    return () => publish(shortcuts.filter((other) => other !== shortcut))
  }, [keys, description, group, isRunnable])
}

/** What takes bare keys itself: text, a letter that goes to a menu entry, or nothing at all while a dialog asks something. */
const OWN_KEYS = 'input, textarea, select, [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/** Whether a bare key pressed there is no shortcut. */
const takesKeys = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || target.closest(OWN_KEYS) !== null)

/** For how long the first of two keys waits for the second, milliseconds. */
const SECOND_KEY_WITHIN = 1500

let first: { readonly keys: string; readonly until: number } | null = null

/** What a keystroke completes: a pair with the key before it, or itself. */
const completedBy = (keys: string): string => {
  const pair = first !== null && performance.now() < first.until ? `${first.keys} ${keys}` : keys
  first = null
  return pair
}

/** Runs the shortcut of a keystroke; the one offered last wins, so that a screen can take over a key. Returns whether there was one. */
const runShortcut = (event: KeyboardEvent): boolean => {
  const stroke = combinationOf(event, isMac)
  // A key that only changes others is no second one.
  if (event.key === 'Shift' || (!stroke.startsWith('mod+') && takesKeys(event.target))) return false
  const keys = completedBy(stroke)
  const shortcut = shortcuts.findLast((candidate) => candidate.keys === keys && candidate.run !== undefined)
  shortcut?.run?.()
  if (shortcut !== undefined) return true
  if (!shortcuts.some((candidate) => candidate.keys.startsWith(`${stroke} `))) return false
  first = { keys: stroke, until: performance.now() + SECOND_KEY_WITHIN }
  return true
}

/** Listens for every shortcut while the component is on screen. Once in the shell. */
export const useShortcutListener = (): void => {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && runShortcut(event)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Whether the machine's command key is Command rather than Control. */
export const isMac = navigator.userAgent.includes('Macintosh')

type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * A keystroke as the registry writes it: `mod+k`, `alt+arrowup`, `shift+enter`, `?`. `mod` is Command on a Mac and Control elsewhere. Shift is left out
 * where it only makes the character, as for `?`.
 */
export const combinationOf = (stroke: Keystroke, mac: boolean): string => {
  const parts: string[] = []
  if (mac ? stroke.metaKey : stroke.ctrlKey) parts.push('mod')
  if (stroke.altKey) parts.push('alt')
  const isBareCharacter = stroke.key.length === 1 && stroke.key.toLowerCase() === stroke.key.toUpperCase()
  if (stroke.shiftKey && !isBareCharacter) parts.push('shift')
  // The sign that joins the parts has a name; with `mod` the key that has it above `=` need not be shifted.
  const isPlus = stroke.key === '+' || (stroke.key === '=' && parts.includes('mod'))
  parts.push(isPlus ? 'plus' : stroke.key.toLowerCase())
  return parts.join('+')
}

const NAMES: Readonly<Record<string, string>> = {
  alt: 'Alt',
  plus: '+',
  '-': '−',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  ' ': 'Space',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  home: 'Home',
  end: 'End',
}

/** The keys of a combination as people read them on this machine: `['Ctrl', 'K']`. */
export const keysOf = (combination: string, mac: boolean): readonly string[] =>
  (combination === ' ' ? [combination] : combination.split(/[+ ]/)).map((part) => {
    if (part === 'mod') return mac ? '⌘' : 'Ctrl'
    return NAMES[part] ?? part.toUpperCase()
  })
