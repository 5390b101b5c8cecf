import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

// An input method (Japanese, Chinese, Korean, Indic scripts) takes keys while it composes a text: Enter confirms a
// candidate, Escape gives it up, arrows choose.
// They are no keys of the console. Lint demands `onKeys` or `listenForKeys` for each handler of a key
// (scripts/lint/key-guard.ts).

/**
 * The key code of a key that an input method takes: the one that begins a composition comes before the event is marked
 * as part of it.
 */
const TAKEN_BY_INPUT_METHOD = 229

// oxlint-disable-next-line typescript/no-deprecated -- nothing else tells of the key that begins a composition
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD

/** Guards a handler of a component: `onKeyDown={onKeys((event) => ...)}`. */
export const onKeys =
  <Event extends ReactKeyboardEvent>(handle: (event: Event) => void) =>
  (event: Event): void => {
    if (!isComposing(event.nativeEvent)) handle(event)
  }

/** Handles the keys that are pressed within a target, guarded. @returns ends it */
export const listenForKeys = (target: EventTarget, handle: (event: KeyboardEvent) => void, options?: { readonly capture: true }): (() => void) => {
  const listen = (event: Event): void => {
    const key = event as KeyboardEvent
    if (!isComposing(key)) handle(key)
  }
  target.addEventListener('keydown', listen, options)
  return () => target.removeEventListener('keydown', listen, options)
}

/**
 * Keeps the keys of an input method from the libraries too: dialogs, comboboxes, editors. Characters reach them: a list
 * of choices opens with the first one.
 * Once in each document, before anything else listens.
 */
export const guardLibraries = (target: EventTarget): void => {
  const guard = (event: Event): void => {
    const key = event as KeyboardEvent
    if (!isComposing(key) || (key.key !== ' ' && key.key.length === 1)) return
    event.stopImmediatePropagation()
    // The browser itself clears a search field.
    if (key.key === 'Escape') event.preventDefault()
  }
  target.addEventListener('keydown', guard, { capture: true })
}
