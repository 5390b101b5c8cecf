import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { SUBJECTS } from '../graphql/registry.ts'
import type { Subject } from '../graphql/subject.ts'
import { openDatabase } from './open.ts'
import { prepareData, type SeedOptions } from './seed.ts'

const OPTIONS: SeedOptions = { size: 'small', seed: 7, now: 1_795_000_000 }

/** A digest of every table's rows, by the table's name: short enough to read in a failure. */
function digests(database: DatabaseSync): Record<string, string> {
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  return Object.fromEntries(
    tables.map(({ name }) => {
      const rows = JSON.stringify(database.prepare(`select * from "${String(name)}"`).all())
      return [String(name), createHash('sha256').update(rows).digest('base64url')]
    }),
  )
}

function seeded(options: SeedOptions, subjects: readonly Subject[] = SUBJECTS): Record<string, string> {
  const database = openDatabase(null)
  prepareData(database, subjects, options)
  const result = digests(database)
  database.close()
  return result
}

describe('the first data', () => {
  test('is the same for the same seed and present', () => {
    expect(seeded(OPTIONS)).toEqual(seeded(OPTIONS))
  })

  test('is other for another seed', () => {
    expect(seeded({ ...OPTIONS, seed: 8 })['site']).not.toBe(seeded(OPTIONS)['site'])
  })

  test('of a subject stays as it was when another subject joins', () => {
    const joined: Subject = {
      name: 'joined',
      tables: 'create table if not exists joined (value real) strict',
      seed: ({ database, random }) => void database.prepare('insert into joined values (?)').run(random.fraction()),
      resolvers: {},
    }
    expect(seeded(OPTIONS, [joined, ...SUBJECTS])['site']).toBe(seeded(OPTIONS)['site'])
  })

  test('is made once: a kept folder keeps what has changed since', () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-platform-seed-'))
    try {
      const first = openDatabase(folder)
      prepareData(first, SUBJECTS, OPTIONS)
      first.exec("delete from site where domain like 'a%'")
      const changed = digests(first)
      first.close()
      const second = openDatabase(folder)
      prepareData(second, SUBJECTS, { ...OPTIONS, seed: 99 })
      expect(digests(second)).toEqual(changed)
      second.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('is all there or not at all: a seed that fails leaves a fresh database fresh', () => {
    const failing: Subject = {
      name: 'failing',
      tables: '',
      seed: () => {
        throw new Error('no more paper')
      },
      resolvers: {},
    }
    const database = openDatabase(null)
    expect(() => prepareData(database, [...SUBJECTS, failing], OPTIONS)).toThrow('no more paper')
    expect(database.prepare('select count(*) as count from site').get()).toEqual({ count: 0 })
    prepareData(database, SUBJECTS, OPTIONS)
    expect(database.prepare('select count(*) as count from site').get()).toEqual({ count: 60 })
    database.close()
  })
})
