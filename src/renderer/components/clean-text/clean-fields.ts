import { cleanText, removedText } from '#shared/domain/text/clean-text.ts'

/**
 * Comes from a text field whose invisible characters were removed, with what to say of it; null once it was edited
 * again.
 */
export const REMOVED = 'invisible-characters-removed'

/** Below an element with it, texts stay as they are typed: code. */
const AS_TYPED = '[data-as-typed]'
const TEXT_TYPES: readonly string[] = ['text', 'search', 'email', 'tel', 'url', 'number']
const JOINERS: readonly (string | null)[] = ['\u200C', '\u200D']

type TextElement = HTMLInputElement | HTMLTextAreaElement

const isCleaned = (target: EventTarget | null): target is TextElement =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TEXT_TYPES.includes(target.type))) && target.closest(AS_TYPED) === null

/** The fields below which something is said. */
const noted = new WeakSet<TextElement>()

const say = (field: TextElement, text: string | null): void => {
  if (text === null && !noted.delete(field)) return
  if (text !== null) noted.add(field)
  field.dispatchEvent(new CustomEvent(REMOVED, { bubbles: true, cancelable: true, detail: text }))
}

const cleanLine = (field: TextElement, text: string): string => {
  const clean = cleanText(text).text
  return field instanceof HTMLTextAreaElement ? clean : clean.replaceAll(/[\r\n]+/g, ' ')
}

/** Sets a value as the user would: React compares with what it has set itself, and would take no notice. */
const setValue = (field: TextElement, value: string): void => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

/** @returns what to say of it; undefined where nothing was changed */
const clean = (field: TextElement): string | null | undefined => {
  const { value, selectionStart } = field
  const text = cleanLine(field, value)
  if (text === value) return undefined
  setValue(field, text)
  // An email field has no caret that could be read.
  if (selectionStart !== null) {
    const caret = cleanLine(field, value.slice(0, selectionStart)).length
    field.setSelectionRange(caret, caret)
  }
  return removedText(cleanText(value).removed)
}

const onInput = (event: Event): void => {
  const { target } = event
  const { isComposing = false, data = null } = event as Partial<InputEvent>
  // A method of input is at work on the text; and a joiner may be followed by the letter that it joins.
  if (!isCleaned(target) || isComposing || JOINERS.includes(data)) return
  say(target, clean(target) ?? null)
}

/** Cleans a composed text, or one that ends with a joiner, once it is finished, and tells React as typing does. */
const onFinished = ({ target }: Event): void => {
  const removed = isCleaned(target) ? clean(target) : undefined
  if (removed === undefined || !isCleaned(target)) return
  target.dispatchEvent(new Event('input', { bubbles: true }))
  say(target, removed)
}

/** Cleans every text field of this window from now on. @returns ends it */
export const cleanTextFields = (): (() => void) => {
  const listeners = [
    ['input', onInput],
    ['compositionend', onFinished],
    ['change', onFinished],
  ] as const
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
  }
}
