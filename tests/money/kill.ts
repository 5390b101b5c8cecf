import { randomUUID } from 'node:crypto'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { listed, type Play } from './cell.ts'
import { Steps } from './steps.ts'

/** The steps of a payment from the press to its outcome, as a run that nothing ends takes them. */
export const recordedSteps =
  (record: (names: readonly string[]) => void): Play =>
  async ({ start, requestOf }) => {
    const [steps, key] = [new Steps(), randomUUID()]
    const console = start({ steps })
    await steps.within(() => console.payments.send(requestOf(key)))
    await listed(console, key, isOver)
    record(steps.names)
    return { console, key }
  }

/** A run that ends at a step, counted from 1, and the next start. One that is over before, as it was read back less often, is left as it is. */
export const killedAt =
  (step: number): Play =>
  async ({ start, requestOf }) => {
    const { promise: killed, resolve } = Promise.withResolvers<'killed'>()
    const steps = new Steps(step, () => resolve('killed'))
    const key = randomUUID()
    const first = start({ steps })
    const answered = steps.within(() => first.payments.send(requestOf(key))).then(() => listed(first, key, isOver))
    const end = await Promise.race([killed, answered])
    if (end !== 'killed') {
      steps.spare()
      return { console: first, key }
    }
    first.close()
    return { console: start(), key }
  }

const isOver = ({ state }: MoneyEntry): boolean => state !== 'sending' && state !== 'unknown'
