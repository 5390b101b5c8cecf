/** The outcome of the fields that a mutation sent and that its answer has too. */
interface RoundTrip {
  /** How many there were. */
  readonly compared: number
  /** `operation.field` of those that did not come back as they were sent. */
  readonly lost: readonly string[]
}

/** Compares what was sent with what was answered, field by field of the same name; of a bulk call the first item. */
export function roundTrip(operation: string, variables: Readonly<Record<string, unknown>>, answer: unknown): RoundTrip {
  const { input } = variables
  const [sent, received] = Array.isArray(input) ? [input[0], Array.isArray(answer) ? answer[0] : answer] : [input ?? variables, answer]
  if (!isObject(sent) || !isObject(received)) return { compared: 0, lost: [] }
  const shared = Object.entries(sent).filter(([name]) => name in received)
  const lost = shared.filter(([name, value]) => !comesBack(value, received[name])).map(([name]) => `${operation}.${name}`)
  return { compared: shared.length, lost }
}

/** Whether a value is what was sent. Objects may have more fields than were sent. */
function comesBack(sent: unknown, received: unknown): boolean {
  if (Array.isArray(sent)) return Array.isArray(received) && sent.length === received.length && sent.every((item, index) => comesBack(item, received[index]))
  if (!isObject(sent)) return Object.is(sent, received)
  return isObject(received) && Object.entries(sent).every(([name, value]) => comesBack(value, received[name]))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
