import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PartWindows } from './part-windows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isOver = async (wait: Promise<void> | undefined): Promise<boolean> => {
  let over = wait === undefined
  void wait?.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

test('seven parts are sent without waiting, and then one for each that is read', async () => {
  const windows = new PartWindows()
  const { sent } = windows.open('r1')
  for (let part = 0; part < 7; part += 1) expect(sent()).toBeUndefined()
  const eighth = sent()
  expect(await isOver(eighth)).toBe(false)
  windows.taken('r1')
  expect(await isOver(eighth)).toBe(true)
  const ninth = sent()
  expect(await isOver(ninth)).toBe(false)
  windows.taken('r1')
  expect(await isOver(ninth)).toBe(true)
  for (let part = 0; part < 7; part += 1) windows.taken('r1')
  for (let part = 0; part < 7; part += 1) expect(sent()).toBeUndefined()
  expect(await isOver(sent())).toBe(false)
})

test('a page that reads nothing more is waited for five seconds at a time', async () => {
  const windows = new PartWindows()
  const { sent } = windows.open('r1')
  for (let part = 0; part < 7; part += 1) void sent()
  const eighth = sent()
  await vi.advanceTimersByTimeAsync(4999)
  expect(await isOver(eighth)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(eighth)).toBe(true)
})

test('parts of another call, or of none, release nothing', async () => {
  const windows = new PartWindows()
  const { sent, close } = windows.open('r1')
  windows.open('r2')
  for (let part = 0; part < 7; part += 1) void sent()
  const eighth = sent()
  windows.taken('r2')
  windows.taken('r3')
  expect(await isOver(eighth)).toBe(false)
  close()
  expect(await isOver(eighth)).toBe(true)
})
