import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import { QuestionQueue } from './question-queue.ts'

const QUESTION: Question = { message: 'Delete the page about?', detail: '', confirm: 'Delete' }
const write = async () => QUESTION

test('questions are asked one after the other, and no more than twenty wait', async () => {
  let open = 0
  let most = 0
  const answers: (() => void)[] = []
  const queue = new QuestionQueue({
    ask: async () => {
      open += 1
      most = Math.max(most, open)
      await new Promise<void>((resolve) => answers.push(resolve))
      open -= 1
      return true
    },
  })
  const calls = Array.from({ length: 25 }, () => queue.put(write))
  const refused = await Promise.all(calls.slice(20))
  expect(refused.map((answer) => (answer.ok ? 'ok' : answer.error.kind))).toEqual(['busy', 'busy', 'busy', 'busy', 'busy'])
  const timer = setInterval(() => answers.shift()?.(), 1)
  const confirmed = await Promise.all(calls.slice(0, 20))
  clearInterval(timer)
  expect(confirmed.every(({ ok }) => ok)).toBe(true)
  expect(most).toBe(1)
})

test('each "no" makes the next question wait longer, up to a minute; a "yes" ends that', async () => {
  const clock = { now: 0, answer: false }
  const asked: number[] = []
  const queue = new QuestionQueue({
    ask: async () => {
      asked.push(clock.now)
      return clock.answer
    },
    now: () => clock.now,
    pause: async (milliseconds) => {
      clock.now += milliseconds
    },
  })
  for (let each = 0; each < 9; each += 1) expect(await queue.put(write)).toEqual({ ok: true, value: 'declined' })
  expect(asked).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 63_000, 123_000, 183_000])
  clock.answer = true
  await queue.put(write)
  await queue.put(write)
  expect(asked.slice(-2)).toEqual([243_000, 243_000])
})

test('who comes back later than the pause is asked at once', async () => {
  const clock = { now: 0 }
  const queue = new QuestionQueue({ ask: async () => false, now: () => clock.now, pause: async () => expect.unreachable('nothing is left to wait for') })
  await queue.put(write)
  clock.now = 1000
  expect(await queue.put(write)).toEqual({ ok: true, value: 'declined' })
})

test('where tests work faster than a person no question waits after a "no"', async () => {
  const queue = new QuestionQueue({ ask: async () => false, isLimited: false, pause: async () => expect.unreachable('nothing waits') })
  for (let each = 0; each < 3; each += 1) expect(await queue.put(write)).toEqual({ ok: true, value: 'declined' })
})

test('what needs no question waits for none', async () => {
  const queue = new QuestionQueue({ ask: () => new Promise(() => undefined) })
  void queue.put(write)
  expect(await queue.put(async () => null)).toEqual({ ok: true, value: 'unasked' })
})
