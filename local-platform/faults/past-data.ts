import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FaultPlan } from './fault-plan.ts'

/** The data as it was until a change at `until`, on the clock of `performance.now()`. */
interface Copy {
  readonly until: number
  readonly database: DatabaseSync
  readonly file: string
}

/** The platform's data as it was some time ago, for lists that are behind. Copies are made only while a `late-list` waits for its calls. */
export class PastData {
  readonly #present: DatabaseSync
  readonly #plan: FaultPlan
  readonly #folder: string
  #copies: readonly Copy[] = []

  /** @param folder where the copies are kept; removed by its owner */
  constructor(present: DatabaseSync, plan: FaultPlan, folder: string) {
    this.#present = present
    this.#plan = plan
    this.#folder = folder
  }

  /** To be called before each change. */
  keep(): void {
    const ages = this.#plan.list().flatMap((fault) => (fault.fault === 'late-list' ? [fault.milliseconds] : []))
    this.#forget(performance.now() - Math.max(0, ...ages))
    if (ages.length === 0) return
    mkdirSync(this.#folder, { recursive: true })
    const file = join(this.#folder, `${randomUUID()}.sqlite`)
    this.#present.prepare('vacuum into ?').run(file)
    this.#copies = [...this.#copies, { until: performance.now(), database: new DatabaseSync(file, { readOnly: true }), file }]
  }

  /** The data of `age` milliseconds ago. */
  ago(age: number): DatabaseSync {
    const moment = performance.now() - age
    return this.#copies.find(({ until }) => until >= moment)?.database ?? this.#present
  }

  close(): void {
    this.#forget(Number.POSITIVE_INFINITY)
  }

  #forget(moment: number): void {
    const [kept, old] = [this.#copies.filter(({ until }) => until >= moment), this.#copies.filter(({ until }) => until < moment)]
    this.#copies = kept
    for (const { database, file } of old) {
      database.close()
      rmSync(file)
    }
  }
}
