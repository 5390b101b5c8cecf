import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Journal } from '#local-platform/faults/journal.ts'
import { sentFields, sentOutside } from './console-fields.ts'
import { decisionsOf, neverSent, sentAgainstDecision } from './never-sent.ts'
import { lastSent, readSent, SentOperations } from './sent-operations.ts'

const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what the workers of a run sent is kept by operation and path, without nulls and without the calls of the specs', () => {
  const journal = new Journal()
  const worker = new SentOperations()
  worker.watch(journal)
  journal.record({ operation: 'SavePage', variables: { input: { name: 'home', tags: ['a', 'b'], image: null } } }, null)
  journal.clear()
  journal.record({ operation: 'ReadNotes', variables: { searchValue: '{"siteId":"site-1"}', skips: 0 } }, 'http500')
  journal.record({ operation: 'ReadSites', variables: { id: 'asked by a spec' } }, null, true)
  journal.record({ operation: 'anonymous', variables: { id: 1 } }, null)
  worker.save(folder, 0)
  const other = new SentOperations()
  const otherJournal = new Journal()
  other.watch(otherJournal)
  otherJournal.record({ operation: 'SavePage', variables: { input: { name: 'about', image: { key: 'k'.repeat(201) } } } }, null)
  other.save(folder, 1)
  expect(readSent(folder)).toEqual({
    SavePage: { input: [], 'input.name': ['home', 'about'], 'input.tags': ['a', 'b'], 'input.image': [], 'input.image.key': [] },
    ReadNotes: { searchValue: ['{"siteId":"site-1"}'], 'searchValue.siteId': ['site-1'], skips: ['0'] },
  })
  expect(readSent(join(folder, 'nowhere'))).toBeNull()
})

test('of several runs the last one is read', () => {
  const runs = ['older', 'newest', 'oldest'].map((name) => join(folder, name))
  for (const [place, run] of runs.entries()) {
    const journal = new Journal()
    const worker = new SentOperations()
    worker.watch(journal)
    journal.record({ operation: `Read${place}`, variables: {} }, null)
    worker.save(run, 0)
    const time = [2000, 3000, 1000][place] ?? 0
    utimesSync(join(run, 'operations-sent'), time, time)
  }
  expect(lastSent([...runs, join(folder, 'nowhere')])).toEqual({ Read1: {} })
  expect(lastSent([join(folder, 'nowhere')])).toBeNull()
})

const DOCUMENTS = [
  'query ReadPrices($of: String!, $limit: Int = 30) { getPrices(domain: $of, kind: "MASTER", limit: $limit) { id } }',
  'mutation SavePage($input: PageInput!) { savePage(input: $input) { id } }',
]

describe("what the platform's fields received", () => {
  test('variables under the names of the arguments, and what the document itself says', () => {
    expect(sentFields(DOCUMENTS, { ReadPrices: { of: ['a.example'] }, SavePage: { input: [], 'input.name': ['home'] } })).toEqual({
      getPrices: { domain: ['a.example'], kind: ['MASTER'], limit: ['30'] },
      savePage: { input: [], name: ['home'] },
    })
  })

  test('what no document has is told apart', () => {
    expect(sentOutside(DOCUMENTS, { ReadPrices: { of: ['a.example'] }, ReadSecrets: { id: ['1'] }, 'rest.non_usage': {} })).toEqual({
      ReadSecrets: { id: ['1'] },
      'rest.non_usage': {},
    })
  })

  test('nothing for an operation that was not sent', () => expect(sentFields(DOCUMENTS, {})).toEqual({}))
})

describe('what was never sent', () => {
  const sent = { getPrices: { domain: ['a.example'] }, deletePrice: {} }

  test('operations, arguments and values the source names', () => {
    const expected = [
      { name: 'getPrices', takes: ['domain', 'kind'], sends: ['domain=a.example', 'domain=b.example'] },
      { name: 'savePage', takes: ['name'] },
      { name: 'getSites', takes: [], notSent: 'CALL-001' },
    ]
    expect(neverSent(expected, sent)).toEqual([
      { name: 'getPrices', missing: ['kind', 'domain=b.example'] },
      { name: 'savePage', missing: [] },
    ])
  })

  test('one that is decided not to be sent must not be', () => {
    const expected = [
      { name: 'deletePrice', takes: [], notSent: 'CALL-064' },
      { name: 'getPrices', takes: ['domain', 'siteId'], leavesOut: { domain: 'CALL-001', siteId: 'CALL-002' } },
    ]
    expect(neverSent(expected, sent)).toEqual([])
    expect(sentAgainstDecision(expected, sent)).toEqual(['deletePrice', 'getPrices: domain'])
    expect(decisionsOf(expected)).toEqual([
      { of: 'deletePrice', requirement: 'CALL-064' },
      { of: 'getPrices: domain', requirement: 'CALL-001' },
      { of: 'getPrices: siteId', requirement: 'CALL-002' },
    ])
  })
})
