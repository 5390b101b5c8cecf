import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Work that ends when it is told to, and what has begun of it. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

const { signal } = new AbortController()

test('lets this many at once, the others in their order', async () => {
  const turns = new Turns(2)
  const { begun, work, end } = works()
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run(signal, work(name)))
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await all[1]).toBe('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
})

test('one that is ended while it waits is skipped; one that fails makes room', async () => {
  const turns = new Turns(1)
  const { begun, work, end } = works()
  const stop = new AbortController()
  const first = turns.run(signal, work('first'))
  const ended = turns.run(stop.signal, work('ended'))
  const failing = turns.run(signal, () => Promise.reject(new Error('no')))
  const last = turns.run(signal, work('last'))
  stop.abort()
  await expect(ended).rejects.toThrow('aborted')
  end('first')
  await first
  await expect(failing).rejects.toThrow('no')
  await expect.poll(() => begun).toEqual(['first', 'last'])
  end('last')
  expect(await last).toBe('last')
})
