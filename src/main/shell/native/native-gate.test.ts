import { describe, expect, test } from 'vitest'
import { type Result, success } from '#shared/result.ts'
import { servePageCall } from '../../bridge/calling-page.ts'
import { NativeGate, type NativeKind } from './native-gate.ts'

const KINDS: readonly NativeKind[] = ['dialog', 'keychain', 'program', 'process', 'print', 'browser', 'contact', 'sign-in']
const done = async (): Promise<Result<undefined>> => success(undefined)

/** A gate, a clock that only the test moves, and a page that asks. */
function atGate(options: { readonly isLimited?: boolean } = {}) {
  const clock = { now: 0 }
  const wait = async (milliseconds: number): Promise<void> => {
    clock.now += milliseconds
  }
  const gate = new NativeGate({ ...options, now: () => clock.now, wait })
  return { gate, clock, ask: (kind: NativeKind, work = done) => servePageCall(1, () => gate.pass(kind, work)) }
}

/** How often a page that asks every tenth of a second gets it, within some seconds. */
async function flooded({ clock, ask }: ReturnType<typeof atGate>, kind: NativeKind, seconds: number): Promise<number> {
  const end = clock.now + seconds * 1000
  let passed = 0
  for (; clock.now < end; clock.now += 100) if ((await ask(kind)).ok) passed += 1
  return passed
}

test.each(KINDS)('%s: one at a time, however many the page asks for at once', async (kind) => {
  const { ask, gate } = atGate({ isLimited: false })
  let [open, most] = [0, 0]
  const work = async (): Promise<Result<undefined>> => {
    open += 1
    most = Math.max(most, open)
    await new Promise(setImmediate)
    open -= 1
    return success(undefined)
  }
  const asked = await Promise.all([...Array.from({ length: 200 }, () => ask(kind, work)), gate.pass(kind, work)])
  expect(most).toBe(1)
  expect(asked.filter(({ ok }) => ok)).toHaveLength(kind === 'sign-in' ? 3 : 1)
  expect(asked.at(-1)).toMatchObject({ error: { kind: 'busy' } })
  expect(await ask(kind)).toEqual(success(undefined))
})

test.each<[NativeKind, number, number]>([
  ['dialog', 3, 8],
  ['keychain', 3, 8],
  ['program', 10, 15],
  ['process', 4, 9],
  ['print', 3, 8],
  ['browser', 10, 15],
  ['contact', 1, 11],
  ['sign-in', 10, 15],
])('%s: %i at once, then with growing pauses, %i a minute', async (kind, atOnce, aMinute) => {
  expect(await flooded(atGate(), kind, 1)).toBeLessThanOrEqual(atOnce + 1)
  expect(await flooded(atGate(), kind, 60)).toBe(aMinute)
})

test('the refusal says what was too often, and when it goes again', async () => {
  const { ask, clock } = atGate()
  for (let time = 0; time < 10; time += 1) await ask('browser')
  expect(await ask('browser')).toMatchObject({ error: { kind: 'busy', message: 'The browser was opened too often. Try again in a second.' } })
  clock.now += 1000
  expect(await ask('browser')).toMatchObject({ ok: true })
  expect(await ask('browser')).toMatchObject({ error: { message: 'The browser was opened too often. Try again in 2 seconds.' } })
  clock.now += 60_000
  expect(await ask('browser')).toMatchObject({ ok: true })
})

test('links that the page opens take nothing from the sign-in', async () => {
  const gate = atGate()
  await flooded(gate, 'browser', 2)
  expect(await gate.ask('browser')).toMatchObject({ ok: false })
  expect(await gate.ask('sign-in')).toEqual(success(undefined))
})

describe('questions of main', () => {
  test('wait for their turn: none stands over another', async () => {
    const { gate } = atGate()
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
    const asked: string[] = []
    const ask = (name: string, answer: Promise<boolean>) => {
      const show = (): Promise<boolean> => {
        asked.push(name)
        return answer
      }
      return gate.inTurn('dialog', show, Boolean)
    }
    const answers = [ask('first', first.promise), ask('second', second.promise)]
    await Promise.resolve()
    expect(asked).toEqual(['first'])
    first.resolve(true)
    await answers[0]
    await Promise.resolve()
    expect(asked).toEqual(['first', 'second'])
    second.resolve(false)
    expect(await Promise.all(answers)).toEqual([true, false])
  })

  test('each one that is refused makes the next wait longer', async () => {
    const { gate, clock } = atGate()
    const ask = (answer: boolean) => servePageCall(1, () => gate.inTurn('dialog', async () => answer, Boolean))
    const waited: number[] = []
    for (const answer of [true, true, true, true, false, false, false, false, true, false]) {
      const before = clock.now
      await ask(answer)
      waited.push(clock.now - before)
    }
    expect(waited).toEqual([0, 0, 0, 0, 0, 0, 0, 1000, 2000, 0])
  })
})

test('what main does for its own menu has no budget', async () => {
  const gate = atGate()
  await flooded(gate, 'print', 2)
  expect(await gate.ask('print')).toMatchObject({ ok: false })
  expect(await gate.gate.pass('print', done)).toEqual(success(undefined))
})
