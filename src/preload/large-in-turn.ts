import { argumentProblem } from '#shared/bridge/argument-size.ts'
import type { Channel } from '#shared/bridge/bridge.ts'

type Invoke = (channel: Channel, ...argument: readonly unknown[]) => Promise<unknown>

/** From here on taking an argument in costs main more than a moment. Hardly any call has one. */
const LARGE = { bytes: 256 * 1024, values: 10_000, takesBytes: true }

/** More than the largest channel takes: main refuses it in any case, and would have to read it for that. */
const LARGEST = { bytes: 136 * 1024 ** 2, values: 9_000_000, takesBytes: true }

/**
 * Sends a page's large arguments one after the other, so that its other calls, and those of other windows, come in
 * between: main takes all in the order in
 * which they arrive. A page cannot go round this: it has the bridge alone.
 */
export function largeInTurn(invoke: Invoke): Invoke {
  let last: Promise<unknown> = Promise.resolve()
  return (channel, ...argument) => {
    const [value] = argument
    if (argumentProblem(value, LARGE) === undefined) return invoke(channel, ...argument)
    const problem = argumentProblem(value, LARGEST)
    if (problem !== undefined) {
      return Promise.resolve({
        ok: false,
        error: { kind: 'invalid-arguments', message: 'The console sent something it should not have.', details: { channel, problem } },
      })
    }
    // In an object: the next waits until this one has arrived, not until it is answered.
    const sent = last.then(() => ({ answer: invoke(channel, ...argument) }))
    // Main answers this small call once it has taken in what was sent before.
    last = sent.then(({ answer }) => Promise.race([answer, invoke('shell.information')])).catch(() => undefined)
    return sent.then(({ answer }) => answer)
  }
}
