import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, type FaultRequest, faultSchema } from './fault.ts'
import type { Call } from './journal.ts'

/** The faults that wait for their calls. */
export class FaultPlan {
  #waiting: Fault[] = []
  #cleared = new AbortController()

  /** Adds a fault behind those already waiting; throws a ZodError when it is not one. */
  add(request: FaultRequest): void {
    this.#waiting.push(faultSchema.parse(request))
  }

  /** Without `containing` delayed calls go on too. @param containing only those that wait for calls with this text */
  clear(containing?: string): void {
    if (containing === undefined) {
      this.#cleared.abort()
      this.#cleared = new AbortController()
    }
    this.#waiting = containing === undefined ? [] : this.#waiting.filter((fault) => fault.containing !== containing)
  }

  /** Waits as long, or until the faults are cleared. */
  async delay(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#cleared.signal }).catch(() => undefined)
  }

  list(): readonly Fault[] {
    return this.#waiting
  }

  /** The next fault for a call, counted as used, or null. */
  take({ operation, variables }: Call): Fault | null {
    const text = JSON.stringify(variables) ?? ''
    const index = this.#waiting.findIndex((fault) => matches(fault.operation, operation) && text.includes(fault.containing))
    const fault = this.#waiting[index]
    if (fault === undefined) return null
    if (fault.times > 1) this.#waiting[index] = { ...fault, times: fault.times - 1 }
    else this.#waiting.splice(index, 1)
    return fault
  }
}

const matches = (pattern: string, operation: string): boolean =>
  pattern === '*' || pattern === operation || (pattern.endsWith('.*') && operation.startsWith(pattern.slice(0, -1)))
