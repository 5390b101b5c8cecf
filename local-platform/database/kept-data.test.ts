import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Subject } from '../graphql/subject.ts'
import { openKeptDatabase } from './kept-data.ts'
import { prepareData } from './seed.ts'

let folder: string
let reported: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-platform-kept-'))
  reported = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const notes: Subject = {
  name: 'notes',
  tables: 'create table if not exists note (text text) strict',
  seed: ({ database }) => database.exec("insert into note values ('seeded')"),
  resolvers: {},
}

function open(...subjects: Subject[]) {
  const database = openKeptDatabase(folder, subjects, (sentence) => reported.push(sentence))
  prepareData(database, subjects, { size: 'small', seed: 1, now: 1_795_000_000 })
  return database
}

test('data of the same version is kept', () => {
  const first = open(notes)
  first.exec("insert into note values ('added')")
  first.close()
  const second = open(notes)
  expect(second.prepare('select text from note').all()).toEqual([{ text: 'seeded' }, { text: 'added' }])
  expect(reported).toEqual([])
  second.close()
})

test('data of another version is put aside, and a fresh platform starts', () => {
  open(notes).close()
  const more: Subject = { ...notes, tables: 'create table if not exists note (text text, author text) strict', seed: () => undefined }
  const second = open(more)
  expect(second.prepare('select * from note').all()).toEqual([])
  second.close()
  expect(reported).toHaveLength(1)
  expect(readdirSync(folder).filter((name) => name.endsWith('.old'))).toHaveLength(1)
})
