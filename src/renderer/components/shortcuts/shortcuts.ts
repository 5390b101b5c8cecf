import { createContext, type RefObject, use, useCallback, useLayoutEffect } from 'react'
import type { KeyPlatform } from '#shared/window-keys.ts'
import { useNewest } from '../memory/use-newest.ts'
import { useKeysOffered } from '../on-screen/surface.tsx'
import { listenForKeys } from './composition.ts'

/** A keyboard shortcut, listed on the sheet while the screen that has it is open. */
export interface Shortcut {
  /** As `combinationOf` writes it: `mod+k`, `?`; of two keys one after the other: `g s`. */
  readonly keys: string
  readonly description: string
  /** Under which heading the sheet lists it. */
  readonly group: string
  /** Left out where a control handles the keys itself and the sheet only tells of them. */
  readonly run?: (() => void) | undefined
  /** It works only while the focus is in there, also in a dialog. */
  readonly within?: RefObject<HTMLElement | null>
}

let shortcuts: readonly Shortcut[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly Shortcut[]): void => {
  shortcuts = next
  for (const listener of listeners) listener()
}

/** What is offered now, and what tells of its changes. */
export const offeredShortcuts = {
  current: (): readonly Shortcut[] => shortcuts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

// Speech input and a slip of the hand press single keys unasked: the user may switch them off (WCAG 2.1.4).
const SingleKeysContext = createContext(true)
export const SingleKeys = SingleKeysContext.Provider

/** Whether a combination is or begins with one character or Delete, without Ctrl, Command or Alt: `e`, `shift+e`, `?`, `g s`. Space is none. */
export const isSingleKey = (combination: string): boolean => /^(shift\+)?(\S|plus|delete)( |$)/u.test(combination)

/** Whether a combination works for this user. */
export const useKeysWork = (): ((combination: string) => boolean) => {
  const singleKeys = use(SingleKeysContext)
  return useCallback((combination) => singleKeys || !isSingleKey(combination), [singleKeys])
}

// In layout effects: a key pressed in the first moment that a screen is seen is not lost.

/** The keys that a button shows; null where it offers none, or they do not work. */
export const useShownKeys = (keys: string | undefined): string | null => {
  const areOffered = useKeysOffered()
  const works = useKeysWork()
  return areOffered && keys !== undefined && works(keys) ? keys : null
}

/** Offers shortcuts while the component is on screen. Their `run` may change from drawing to drawing. */
export const useShortcutSet = (set: readonly Shortcut[]): void => {
  const signature = JSON.stringify(set.map(({ keys, description, group, run }) => [keys, description, group, run !== undefined]))
  useOffered(signature, useNewest(set))
}

/** `signature` holds everything about the shortcuts except their functions. */
const useOffered = (signature: string, newest: RefObject<readonly Shortcut[]>): void =>
  useLayoutEffect(() => {
    const added = newest.current.map(
      ({ run, ...rest }, place): Shortcut => ({ ...rest, ...(run === undefined ? {} : { run: () => newest.current[place]?.run?.() }) }),
    )
    if (added.length === 0) return
    publish([...shortcuts, ...added])
    return () => publish(shortcuts.filter((other) => !added.includes(other)))
  }, [signature, newest])

/** Offers one shortcut: see `useShortcutSet`. */
export const useShortcut = (shortcut: Shortcut): void => useShortcutSet([shortcut])

/** What takes bare keys itself: text, or a letter that goes to a menu entry. */
const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"]'
/** And nothing at all while a dialog asks something, but for what is offered within it. */
const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** Whether a bare key pressed there is no shortcut. */
const takesKeys = (target: EventTarget | null, { within }: Shortcut): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(within === undefined ? `${TEXT}, ${DIALOG}` : TEXT) !== null)

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
const runShortcut = (event: KeyboardEvent, works: (combination: string) => boolean): boolean => {
  // A key that only changes others is no second one.
  if (event.key === 'Shift') return false
  const { target } = event
  const stroke = combinationOf(event, isMac)
  const isBare = !stroke.startsWith('mod+')
  const open = shortcuts.filter(
    (shortcut) =>
      works(shortcut.keys) &&
      !(isBare && takesKeys(target, shortcut)) &&
      (shortcut.within === undefined || (target instanceof Node && shortcut.within.current?.contains(target) === true)),
  )
  if (open.length === 0) return false
  const keys = completedBy(stroke)
  const offered = open.filter((candidate) => candidate.keys === keys && candidate.run !== undefined)
  // What has the focus comes first: the row of a list before the record whose page the list is on.
  const shortcut = offered.findLast(({ within }) => within !== undefined) ?? offered.at(-1)
  shortcut?.run?.()
  if (shortcut !== undefined) return true
  if (!open.some((candidate) => candidate.keys.startsWith(`${stroke} `))) return false
  first = { keys: stroke, until: performance.now() + SECOND_KEY_WITHIN }
  return true
}

/** Listens for every shortcut while the component is on screen. Once in the shell. */
export const useShortcutListener = (): void => {
  const works = useKeysWork()
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && runShortcut(event, works)) event.preventDefault()
    }
    return listenForKeys(window, listen)
  }, [works])
}

/** Whether the machine's command key is Command rather than Control. */
export const isMac = navigator.userAgent.includes('Macintosh')

export const keyPlatform: KeyPlatform = isMac ? 'mac' : navigator.userAgent.includes('Windows') ? 'windows' : 'linux'

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
  ctrl: 'Ctrl',
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
  delete: 'Delete',
}

/** The keys of a combination as people read them on this machine: `['Ctrl', 'K']`. */
export const keysOf = (combination: string, mac: boolean): readonly string[] =>
  (combination === ' ' ? [combination] : combination.split(/[+ ]/)).map((part) => {
    if (part === 'mod') return mac ? '⌘' : 'Ctrl'
    return NAMES[part] ?? part.toUpperCase()
  })

/** The same in one text: "Ctrl+K", "G S". */
export const keysText = (combination: string): string =>
  combination === ' '
    ? 'Space'
    : combination
        .split(' ')
        .map((stroke) => keysOf(stroke, isMac).join('+'))
        .join(' ')

/** For `aria-keyshortcuts`, which knows no keys one after the other; undefined for those. */
export const ariaKeys = (combination: string): string | undefined =>
  combination.includes(' ')
    ? undefined
    : combination
        .replace('mod', isMac ? 'Meta' : 'Control')
        .replace('plus', 'Plus')
        .replace(/(^|\+)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
