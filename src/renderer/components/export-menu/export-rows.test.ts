import { expect, test } from 'vitest'
import type { Column } from '#components/data-table/column.ts'
import type { Download, ExportCell } from '#shared/bridge/files.ts'
import { failure, success } from '#shared/result.ts'
import { type ExportPort, exportRows } from './export-rows.ts'

interface Row {
  readonly name: string
  readonly balance: number | null
  readonly till: number | null
}

const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 100, cutAt: 3 },
  { id: 'balance', title: 'Balance', kind: 'money', value: ({ balance }) => balance, text: () => 'shown', width: 100 },
  { id: 'till', title: 'Till', kind: 'date', value: ({ till }) => till, text: () => 'shown', width: 100 },
]

const download: Download = { id: 'x', name: 'sites.csv', state: 'running', received: 0, total: null, failure: null }

const createPort = (append: (written: number) => 'taken' | 'cancelled' | 'storage' = () => 'taken') => {
  const rows: (readonly ExportCell[])[] = []
  const calls: string[] = []
  const port: ExportPort = {
    beginExport: (argument) => {
      calls.push(`begin ${argument.name} ${argument.format} ${argument.columns.map(({ title, kind }) => `${title}:${kind}`).join(' ')}`)
      return Promise.resolve(success(download))
    },
    appendExport: (argument) => {
      const answer = append(rows.length)
      if (answer !== 'taken') return Promise.resolve(failure(answer, answer === 'storage' ? 'The disk is full.' : 'Cancelled.'))
      rows.push(...argument.rows)
      calls.push(`append ${argument.rows.length}`)
      return Promise.resolve(success(undefined))
    },
    finishExport: () => {
      calls.push('finish')
      return Promise.resolve(success({ ...download, state: 'done' as const }))
    },
    cancel: () => {
      calls.push('cancel')
      return Promise.resolve(success(undefined))
    },
  }
  return { port, rows, calls }
}

const manyRows = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ name: `Site ${index}`, balance: index, till: null }))

test('writes whole texts, money in major units and dates as such, in chunks, with progress', async () => {
  const { port, rows, calls } = createPort()
  const progress: number[] = []
  const list: Row[] = [{ name: 'Aditi Kitchen', balance: 1999, till: 1_800_000_000 }, { name: '=HYPERLINK("x")', balance: null, till: null }, ...manyRows(2000)]
  const result = await exportRows(port, { name: 'sites', format: 'csv', columns, rows: list, onProgress: (_, fraction) => progress.push(fraction) })

  expect(result).toMatchObject({ ok: true, value: { state: 'done' } })
  expect(rows.slice(0, 2)).toEqual([
    ['Aditi Kitchen', 19.99, 1_800_000_000],
    ['=HYPERLINK("x")', null, null],
  ])
  expect(rows).toHaveLength(2002)
  expect(calls).toEqual(['begin sites csv Name:text Balance:number Till:date', 'append 1000', 'append 1000', 'append 2', 'finish'])
  expect(progress).toEqual([0, 1000 / 2002, 2000 / 2002, 1])
})

test('an amount or a date that is odd is written as the text on screen, milliseconds as the date they are', async () => {
  const { port, rows } = createPort()
  const list: Row[] = [
    { name: 'a', balance: 0.5, till: 1e300 },
    { name: 'b', balance: 2 ** 60, till: 1_800_000_000_000 },
  ]
  await exportRows(port, { name: 'sites', format: 'xlsx', columns, rows: list, onProgress: () => undefined })
  expect(rows).toEqual([
    ['a', 'shown', 'shown'],
    ['b', 'shown', 1_800_000_000],
  ])
})

test('no rows are still a file with its header', async () => {
  const { port, calls } = createPort()
  expect((await exportRows(port, { name: 'sites', format: 'xlsx', columns, rows: [], onProgress: () => undefined })).ok).toBe(true)
  expect(calls).toEqual(['begin sites xlsx Name:text Balance:number Till:date', 'finish'])
})

test('stops when it was cancelled in the tray', async () => {
  const { port, calls } = createPort((written) => (written >= 1000 ? 'cancelled' : 'taken'))
  const result = await exportRows(port, { name: 'sites', format: 'csv', columns, rows: manyRows(5000), onProgress: () => undefined })
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(calls.slice(1)).toEqual(['append 1000'])
})

test('a full disk ends it and drops the unfinished file', async () => {
  const { port, calls } = createPort((written) => (written >= 2000 ? 'storage' : 'taken'))
  const result = await exportRows(port, { name: 'sites', format: 'csv', columns, rows: manyRows(5000), onProgress: () => undefined })
  expect(result).toMatchObject({ ok: false, error: { kind: 'storage', message: 'The disk is full.' } })
  expect(calls.slice(1)).toEqual(['append 1000', 'append 1000', 'cancel'])
})
