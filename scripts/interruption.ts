/**
 * What must end before this program does: the first SIGINT, SIGTERM or SIGHUP runs the clean-ups, the last registered first, and then exits.
 * A signal often arrives twice, from the terminal and passed on by npm; the second one changes nothing.
 */

type CleanUp = () => Promise<void>

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

/** Runs every clean-up, once, also when several ask for it. */
export function cleanUpAll(): Promise<void> {
  ending ??= (async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp().catch(() => undefined)
  })()
  return ending
}

function listen(): void {
  if (isListening) return
  isListening = true
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.on(signal, () => void cleanUpAll().then(() => process.exit(128 + number)))
  }
}
