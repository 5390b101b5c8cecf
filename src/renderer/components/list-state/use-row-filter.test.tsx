// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Criteria } from './row-filter.ts'
import { useRowFilter } from './use-row-filter.ts'

// When a list looks for what was typed with a typo.

interface Named {
  readonly name: string
}
interface Filters {
  readonly q: string
}
const ROWS: readonly Named[] = [{ name: 'Sharma Sweets' }, { name: 'Old Mill' }, { name: 'Tea House' }]
const CRITERIA: Criteria<Named, Filters> = { q: { kind: 'text', text: ({ name }) => name } }

const search = (first: string) => {
  const { result, rerender } = renderHook(({ q }) => useRowFilter(ROWS, CRITERIA, { q }, false, 'q'), { initialProps: { q: first } })
  const shown = () => ({ rows: [...(result.current.matches ?? [])], areSimilar: result.current.areSimilar })
  return { shown, type: (q: string) => rerender({ q }) }
}
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a word that no row has is looked for once the user pauses, not with the key', async () => {
  const { shown, type } = search('shrm')
  // Its part of the code comes with the first search that finds nothing.
  await vi.importActual('./similar-rows.ts')
  await passes(100)
  type('shrma')
  await passes(100)
  expect(shown()).toEqual({ rows: [], areSimilar: false })
  await passes(100)
  expect(shown()).toEqual({ rows: [0], areSimilar: true })
})

test('what is typed on after it was found stays found, and a word that a row has is exact at once', async () => {
  const { shown, type } = search('shrma')
  await passes(200)
  expect(shown()).toEqual({ rows: [0], areSimilar: true })
  type('shrma sw')
  expect(shown()).toEqual({ rows: [0], areSimilar: true })
  type('mill')
  expect(shown()).toEqual({ rows: [1], areSimilar: false })
  type('mlil')
  expect(shown()).toEqual({ rows: [], areSimilar: false })
  await passes(200)
  expect(shown()).toEqual({ rows: [1], areSimilar: true })
})
