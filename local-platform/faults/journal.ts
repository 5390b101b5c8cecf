/** A call as it reached the platform. */
export interface Call {
  readonly operation: string
  readonly variables: unknown
}

/** The header of a call that a test makes itself, past the console. */
export const TEST_CALL = { 'x-test-call': 'yes' }

/** A call as the journal keeps it. */
export interface JournalEntry extends Call {
  /** milliseconds since 1970 */
  readonly at: number
  /** The kind of the fault that hit it, or null. */
  readonly fault: string | null
}

/** What the platform received, so that a test can assert what was sent, with which variables, and how often. */
export class Journal {
  #entries: JournalEntry[] = []
  /** Calls that are still being answered. */
  unanswered = 0
  /** Called with every call that no test made itself, before and after a `clear`. */
  onRecord: ((call: Call) => void) | undefined

  record(call: Call, fault: string | null, isTestCall = false): void {
    this.#entries.push({ ...call, at: Date.now(), fault })
    if (!isTestCall) this.onRecord?.(call)
  }

  /** All calls, or those of one operation, oldest first. */
  entries(operation?: string): readonly JournalEntry[] {
    return operation === undefined ? this.#entries : this.#entries.filter((entry) => entry.operation === operation)
  }

  /** How often each operation was called. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { operation } of this.#entries) counts[operation] = (counts[operation] ?? 0) + 1
    return counts
  }

  clear(): void {
    this.#entries = []
  }
}
