import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileAnswerShape } from '#shared/answer-shape.ts'
import type { Body } from '../http/http-exchange.ts'
import { type ListPart, ListReader } from './list-reader.ts'

const anything = () => null
const sites = compileAnswerShape({ sites: { type: '[Site!]!', fields: { id: 'ID!' } } })

/** Reads a text that arrives in pieces of the given sizes, the last size over and over. */
function readIn(text: string, sizes: readonly number[], check = sites, onPart?: (part: ListPart) => void): Body {
  const reader = new ListReader('sites', check, onPart)
  const bytes = Buffer.from(text)
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[Math.min(turn, sizes.length - 1)] ?? 1
    reader.push(bytes.subarray(at, at + size))
    at += size
  }
  return reader.end()
}

const bodyOf = (elements: unknown): string => JSON.stringify({ data: { sites: elements } })
const manySites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `a "quoted", [odd] {name} \\ कमल 🙂 ${'.'.repeat(100)}` }))

describe('a list', () => {
  test('comes out as it went in, in whatever pieces it arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (elements, sizes) => {
        const body = readIn(bodyOf(elements), sizes, anything)
        expect(body).toMatchObject({ kind: 'list', length: elements.length, problem: null })
        expect(body.kind === 'list' && JSON.parse(body.data)).toEqual(JSON.parse(JSON.stringify({ sites: elements })))
      }),
    )
  })

  test.each([1000, 65_536, 500_000, 100_000_000])('of several batches, in pieces of %i bytes', (size) => {
    const elements = manySites(20_000)
    const body = readIn(bodyOf(elements), [size])
    expect(body).toMatchObject({ kind: 'list', length: 20_000, problem: null })
    expect(body.kind === 'list' && JSON.parse(body.data)).toEqual({ sites: elements })
  })

  test('crosses in characters of one byte, whatever its language', () => {
    const elements = [{ id: '1', name: 'कमल 🙂 Café ₹' }]
    const body = readIn(bodyOf(elements), [5])
    expect(body).toMatchObject({ kind: 'list', data: expect.not.stringMatching(/[\u0100-\uffff]/) as unknown })
    expect(body.kind === 'list' && JSON.parse(body.data)).toEqual({ sites: elements })
  })

  test('that is empty, or spaced out, is one too', () => {
    expect(readIn('{"data":{"sites":[]}}', [7])).toEqual({ kind: 'list', data: '{"sites":[]}', length: 0, problem: null, parts: 0, errors: [] })
    expect(readIn('{"data":{"sites":[ \n ] } }\n', [3])).toMatchObject({ kind: 'list', length: 0 })
    expect(readIn('{"data":{"sites":[ {"id" : "1"} ,\n {"id":"2"} ] } }\n', [3])).toMatchObject({ kind: 'list', length: 2, problem: null })
  })

  test.each([1000, 65_536])('that is long is handed on in parts while it arrives, in pieces of %i bytes', (size) => {
    const elements = manySites(20_000)
    const parts: ListPart[] = []
    const body = readIn(bodyOf(elements), [size], sites, (part) => parts.push(part))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.map(({ at }) => at)).toEqual(parts.map((_, index) => index))
    expect(parts.flatMap((part) => JSON.parse(`[${part.elements}]`) as unknown[])).toEqual(elements)
    // Nobody holds all of it.
    expect(body).toMatchObject({ kind: 'list', parts: parts.length, length: 20_000, data: '{"sites":[]}' })
  })

  test('that is short comes whole, and of one that does not fit nothing is handed on any more', () => {
    const parts: ListPart[] = []
    expect(readIn(bodyOf(manySites(10)), [65_536], sites, (part) => parts.push(part))).toMatchObject({ kind: 'list', parts: 0 })
    readIn(bodyOf([{}, ...manySites(20_000)]), [65_536], sites, (part) => parts.push(part))
    expect(parts).toEqual([])
  })

  test('that does not fit names the element by its place in the whole', () => {
    const elements: unknown[] = manySites(20_000)
    elements[15_000] = { name: 'without id' }
    elements[19_000] = null
    expect(readIn(bodyOf(elements), [65_536])).toMatchObject({ kind: 'list', problem: { path: 'sites[15000].id', expected: 'a value', found: 'nothing' } })
  })
})

describe('anything else', () => {
  test.each([
    ['', 'nothing'],
    ['{"data":', 'less than the beginning'],
    ['{"errors":[{"message":"NO"}],"data":null}', 'errors'],
    ['{"data":{"sites":null}}', 'null'],
    ['{ "data": {"sites":[{"id":"1"}]}}', 'another spacing'],
    ['<html>welcome to the hotel, dear guest</html>', 'no JSON'],
  ])('%j (%s) comes out as text', (text) => {
    expect(readIn(text, [5])).toEqual({ kind: 'text', text })
  })

  test.each([
    ['{"data":{"sites":[{"id":"1"},{"id":"2"}]},"errors":[{"message":"NO"}]}', 'errors'],
    ['{"data":{"sites":[{"id":"1"}]},"data":null}', 'other data'],
  ])('%j, a list and %s, comes out as text of the same meaning', (text) => {
    const body = readIn(text, [5])
    expect(body.kind === 'text' && JSON.parse(body.text)).toEqual(JSON.parse(text))
  })

  test.each(['{"data":{"sites":[{"id":"1"}]},"extensions":{"cost":1}}', '{"data":{"sites":[{"id":"1"}],"more":2}}'])(
    '%j, a list and what nobody asked for, is the list',
    (text) => {
      expect(readIn(text, [5])).toMatchObject({ kind: 'list', length: 1, data: '{"sites":[{"id":"1"}]}', errors: [] })
    },
  )

  test('errors behind a list that was handed on are an error, not an empty list', () => {
    const parts: ListPart[] = []
    const text = JSON.stringify({ data: { sites: manySites(20_000) }, errors: [{ message: 'NO' }] })
    const body = readIn(text, [65_536], sites, (part) => parts.push(part))
    expect(parts.length).toBeGreaterThan(1)
    expect(body.kind === 'text' && JSON.parse(body.text)).toEqual({ data: { sites: [] }, errors: [{ message: 'NO' }] })
  })

  test.each(['{"data":{"sites":[,]}}', '{"data":{"sites":[1,]}}', '{"data":{"sites":[,1]}}', '{"data":{"sites":[1 2]}}', '{"data":{"sites":[{"id":"1"}}]}}'])(
    '%j is malformed',
    (text) => {
      expect(readIn(text, [5], anything)).toMatchObject({ kind: 'malformed' })
    },
  )

  test('a list with an empty place between two batches is malformed', () => {
    const half = JSON.stringify(manySites(5000)).slice(1, -1)
    expect(readIn(`{"data":{"sites":[${half},,${half}]}}`, [65_536])).toEqual({ kind: 'malformed' })
    expect(readIn(`{"data":{"sites":[${half},]}}`, [65_536])).toEqual({ kind: 'malformed' })
  })

  test('cut short anywhere never comes out as a list', () => {
    const whole = bodyOf(manySites(3))
    for (let end = 0; end < whole.length; end += 1) {
      const body = readIn(whole.slice(0, end), [9])
      expect(body.kind).not.toBe('list')
    }
  })
})
