/** The one file that may listen for keys without the guard: it is the guard. */
const GUARD = 'src/renderer/components/shortcuts/composition.ts'

/** `onKeyDown`, `onKeyUpCapture`; of an element `onkeydown`; of an editor's table of handlers `keydown`. */
const HANDLER = /^(?:onKey(?:Down|Up|Press)(?:Capture)?|(?:on)?key(?:down|up|press))$/
/**
 * Also one of several, as some libraries take them: "mousedown keydown"; and what Electron calls the keys of a window.
 */
const EVENT = /(?:^|\s)(?:key(?:down|up|press)|before-input-event)(?:\s|$)/

const isGuarded = (file: string): boolean => !file.startsWith('src/') || file === GUARD || /\.test\.tsx?$/.test(file)

/**
 * Why a handler of a key must not be what it is, or undefined when it may.
 *
 * @param file the file, relative to the repository's root, with forward slashes
 * @param name of the property or attribute: `onKeyDown`
 * @param called the function whose result is the handler: `onKeys`; undefined for any other expression
 */
export function handlerProblem(file: string, name: string, called: string | undefined): string | undefined {
  if (isGuarded(file) || !HANDLER.test(name) || called === 'onKeys') return undefined
  return `Give ${name} to onKeys (${GUARD}): an input method takes keys that are none of the console's`
}

/** The reason why an event's name must not be passed to `addEventListener` or the like; undefined if it may. */
export function listenerProblem(file: string, event: string): string | undefined {
  if (isGuarded(file) || !EVENT.test(event)) return undefined
  return `Listen with listenForKeys (${GUARD}): an input method takes keys that are none of the console's`
}
