import { type Fault, type FaultRequest, faultSchema } from './fault.ts'

/** The faults that wait for their calls. */
export class FaultPlan {
  #waiting: Fault[] = []

  /** Adds a fault behind those already waiting; throws a ZodError when it is not one. */
  add(request: FaultRequest): void {
    this.#waiting.push(faultSchema.parse(request))
  }

  clear(): void {
    this.#waiting = []
  }

  list(): readonly Fault[] {
    return this.#waiting
  }

  /** The next fault for an operation, counted as used, or null. */
  take(operation: string): Fault | null {
    const index = this.#waiting.findIndex((fault) => matches(fault.operation, operation))
    const fault = this.#waiting[index]
    if (fault === undefined) return null
    if (fault.times > 1) this.#waiting[index] = { ...fault, times: fault.times - 1 }
    else this.#waiting.splice(index, 1)
    return fault
  }
}

const matches = (pattern: string, operation: string): boolean =>
  pattern === '*' || pattern === operation || (pattern.endsWith('.*') && operation.startsWith(pattern.slice(0, -1)))
