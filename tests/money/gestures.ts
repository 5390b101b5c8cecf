import { randomUUID } from 'node:crypto'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Result } from '#shared/result.ts'
import { listed, type Play, type Trial } from './cell.ts'
import type { CrashPoint, MoneyConsole } from './money-console.ts'

/** How a person, or bad luck, handles the confirmation. */
export const GESTURES = {
  click: async ({ start, requestOf }) => {
    const [console, key] = [start(), randomUUID()]
    await console.payments.send(requestOf(key))
    return { console, key }
  },

  'double click': async ({ start, requestOf, blame }) => {
    const [console, key] = [start(), randomUUID()]
    const [one, two] = await Promise.all([console.payments.send(requestOf(key)), console.payments.send(requestOf(key))])
    if (JSON.stringify(one) !== JSON.stringify(two)) blame('two presses of one key were answered differently')
    return { console, key }
  },

  'second window': async (trial) => {
    const console = trial.start()
    return { console, key: await pressedInTwoWindows(console, trial) }
  },

  // The page is gone with its promise; the new one finds the entry in the list, and who presses again in the meantime is refused. The request waits until that is
  // known: a press after the first one's outcome is another payment.
  reload: async ({ start, requestOf, blame }) => {
    const { promise: until, resolve: release } = Promise.withResolvers<undefined>()
    const [console, key] = [start({ until }), randomUUID()]
    void console.payments.send(requestOf(key))
    const { state } = await listed(console, key, () => true)
    if (state !== 'sending') blame(`it was listed as ${state} before it went out`)
    if (!isBusy(await console.payments.send(requestOf(randomUUID())))) blame('it could be sent again after a reload')
    release(undefined)
    return { console, key }
  },

  'crash after sending': crashing('before-the-answer'),
} satisfies Readonly<Record<string, Play>>

/** It meets no fault: its request never goes out. */
export const CRASH_BEFORE_SENDING = crashing('before-sending')

function crashing(point: CrashPoint): Play {
  return async ({ start, requestOf }) => {
    const key = randomUUID()
    const first = start({ crash: point })
    void first.payments.send(requestOf(key))
    await first.crashed
    first.close()
    return { console: start(), key }
  }
}

/** Presses in two windows at once, which may refuse either. Answers with the key of the one that is sent. */
export async function pressedInTwoWindows({ payments }: MoneyConsole, { requestOf, blame }: Trial): Promise<string> {
  const keys = [randomUUID(), randomUUID()] as const
  const answers = await Promise.all(keys.map((key) => payments.send(requestOf(key))))
  const busy = answers.filter(isBusy).length
  if (busy !== 1) blame(`${busy} of two windows were refused`)
  return isBusy(answers[0] as Result<MoneyEntry>) ? keys[1] : keys[0]
}

const isBusy = (answer: Result<MoneyEntry>): boolean => !answer.ok && answer.error.kind === 'busy'
