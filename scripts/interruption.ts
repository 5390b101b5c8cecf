/**
 * What must end before this program does: the first SIGINT, SIGTERM or SIGHUP runs the clean-ups, the last registered first, and then exits.
 * A signal often arrives twice, from the terminal and passed on by npm; the second one changes nothing.
 */

/** @param signal what ends this program; undefined when a failure does */
type CleanUp = (signal: Signal | undefined) => Promise<void>
type Signal = keyof typeof SIGNALS

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const

const cleanUps: CleanUp[] = []
let ending: Promise<void> | undefined
let isListening = false

/** Registers a clean-up for the case that this program is ended early. @returns a function that removes it again */
export function beforeEnd(cleanUp: CleanUp): () => void {
  cleanUps.push(cleanUp)
  listen()
  return () => {
    const place = cleanUps.indexOf(cleanUp)
    if (place !== -1) cleanUps.splice(place, 1)
  }
}

/** Whether a signal has arrived, or a failure ends this program. */
export const isEnding = (): boolean => ending !== undefined

/** Runs every clean-up once, however often it is called. One that is registered in the meantime runs too. */
export function cleanUpAll(signal?: Signal): Promise<void> {
  ending ??= (async () => {
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleanUp(signal).catch(() => undefined)
  })()
  return ending
}

function listen(): void {
  if (isListening) return
  isListening = true
  for (const signal of Object.keys(SIGNALS) as Signal[]) {
    process.on(signal, () => void cleanUpAll(signal).then(() => process.exit(128 + SIGNALS[signal])))
  }
}
