import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atSkips, atToken, distinctRows, FIRST_TOKEN, MOST_PAGES, type PageToken, readPages, skipsPage, stepAfter, tokenPage } from './paging.ts'

interface Row {
  readonly id: string
}
type Connection = { readonly items: readonly Row[]; readonly nextToken?: PageToken }
const idOf = ({ id }: Row): string => id
const rows = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id }))

/** Reads a list whose server answers so, and counts the requests. */
const readFrom = async (answer: (token: PageToken, request: number) => Connection, isEnough?: (page: readonly Row[]) => boolean) => {
  const asked: PageToken[] = []
  const read = async (token: PageToken) => {
    asked.push(token)
    return tokenPage(answer(token, asked.length))
  }
  const result = await readPages<Row, PageToken>({ first: FIRST_TOKEN, read, idOf, ...(isEnough ? { isEnough } : {}) })
  return { ids: result.rows.map(idOf), stopped: result.stopped, asked }
}

describe('a list with tokens', () => {
  test('is read to its end', async () => {
    const pages: Record<string, Connection> = { null: { items: rows('a', 'b'), nextToken: 'two' }, two: { items: rows('c'), nextToken: null } }
    expect(await readFrom((token) => pages[String(token)] as Connection)).toEqual({ ids: ['a', 'b', 'c'], stopped: null, asked: [null, 'two'] })
  })

  test.each([[''], [null], [undefined]])('ends with the token %j', async (end) => {
    const answer = (): Connection => ({ items: rows('a'), ...(end === undefined ? {} : { nextToken: end }) })
    expect(await readFrom(answer)).toEqual({ ids: ['a'], stopped: null, asked: [null] })
  })

  test('stops at the token that it has just used, and shows each row once', async () => {
    const read = await readFrom((_token, request) => ({ items: rows('a', `new ${request}`), nextToken: 'same' }))
    expect(read).toEqual({ ids: ['a', 'new 1', 'new 2'], stopped: 'repeated', asked: [null, 'same'] })
  })

  test('stops at a token of any earlier page', async () => {
    const cycle: Record<string, string> = { null: 'one', one: 'two', two: 'three', three: 'one' }
    const read = await readFrom((token, request) => ({ items: rows(`row ${request}`), nextToken: cycle[String(token)] ?? null }))
    expect(read.asked).toEqual([null, 'one', 'two', 'three'])
    expect(read.stopped).toBe('repeated')
  })

  test('stops at the same rows under another token', async () => {
    const read = await readFrom((_token, request) => ({ items: rows('a', 'b'), nextToken: `token ${request}` }))
    expect(read).toEqual({ ids: ['a', 'b'], stopped: 'repeated', asked: [null, 'token 1'] })
  })

  test('goes on over a page without rows, as a filtering platform gives them', async () => {
    const pages: Record<string, Connection> = { null: { items: [], nextToken: 'two' }, two: { items: [], nextToken: 'three' }, three: { items: rows('a') } }
    expect(await readFrom((token) => pages[String(token)] as Connection)).toEqual({ ids: ['a'], stopped: null, asked: [null, 'two', 'three'] })
  })

  test('stops after 400 pages of a list that does not end', async () => {
    const read = await readFrom((_token, request) => ({ items: rows(`row ${request}`), nextToken: `token ${request}` }))
    expect(MOST_PAGES).toBe(400)
    expect([read.asked.length, read.ids.length, read.stopped]).toEqual([400, 400, 'too-many'])
  })

  test('asks no further once a page holds what is looked for', async () => {
    const answer = (_token: PageToken, request: number): Connection => ({ items: rows(`row ${request}`), nextToken: `token ${request}` })
    const read = await readFrom(answer, (page) => page.some(({ id }) => id === 'row 3'))
    expect([read.asked.length, read.stopped]).toEqual([3, null])
  })

  test('a page that fails ends the reading with its failure', async () => {
    const read = async (): Promise<never> => Promise.reject(new Error('Not ready.'))
    await expect(readPages<Row, PageToken>({ first: FIRST_TOKEN, read, idOf })).rejects.toThrow('Not ready.')
  })

  test('names its page in the variables', () => {
    expect(atToken('more')).toEqual({ nextToken: 'more' })
  })
})

describe('a list with skips', () => {
  const readSkips = async (answer: (skips: number) => readonly Row[]) => {
    const asked: number[] = []
    const read = async (skips: number) => {
      asked.push(skips)
      return skipsPage(answer(skips), skips, 2)
    }
    const result = await readPages<Row, number>({ first: 0, read, idOf })
    return { ids: result.rows.map(idOf), stopped: result.stopped, asked }
  }

  test('ends with a page that is not full', async () => {
    const stored = rows('a', 'b', 'c')
    expect(await readSkips((skips) => stored.slice(skips, skips + 2))).toEqual({ ids: ['a', 'b', 'c'], stopped: null, asked: [0, 2] })
  })

  test('stops where the platform ignores the skips', async () => {
    expect(await readSkips(() => rows('a', 'b'))).toEqual({ ids: ['a', 'b'], stopped: 'repeated', asked: [0, 2] })
  })

  test('stops after 400 pages of a list that does not end', async () => {
    const read = await readSkips((skips) => rows(`row ${skips}`, `row ${skips + 1}`))
    expect([read.asked.length, read.ids.length, read.stopped]).toEqual([400, 800, 'too-many'])
  })

  test('names its page in the variables', () => {
    expect(atSkips(50, 25)).toEqual({ skips: 50, limits: 25 })
  })
})

test('nothing was read: there is no next page', () => {
  expect(stepAfter([])).toEqual({ next: null, stopped: null })
})

test('a row that came twice stays at its first place, as it was read last', () => {
  const read = [
    { id: 'a', at: 1 },
    { id: 'b', at: 1 },
    { id: 'a', at: 2 },
  ]
  expect(distinctRows(read, idOf)).toEqual([
    { id: 'a', at: 2 },
    { id: 'b', at: 1 },
  ])
})

test('whatever a server answers, reading ends, asks for no page twice and shows no row twice', async () => {
  const connection = fc.record({
    items: fc.array(
      fc.constantFrom('a', 'b', 'c', 'd').map((id) => ({ id })),
      { maxLength: 3 },
    ),
    nextToken: fc.constantFrom(null, '', '1', '2', '3', '4'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(connection, { minLength: 1, maxLength: 8 }), async (answers) => {
      const read = await readFrom((_token, request) => answers[(request - 1) % answers.length] as Connection)
      expect(read.asked.length).toBeLessThanOrEqual(5)
      expect(new Set(read.asked).size).toBe(read.asked.length)
      expect(new Set(read.ids).size).toBe(read.ids.length)
    }),
  )
})
