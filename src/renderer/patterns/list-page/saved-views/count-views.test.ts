import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { defineList, type ListDeclaration } from '../list-declaration.ts'
import { countViews, viewCountKey } from './count-views.ts'

interface Site {
  readonly name: string
  readonly status: string
}

const declaration: ListDeclaration<Site> = {
  id: 'sites',
  label: 'Sites',
  one: 'site',
  many: 'sites',
  rowId: ({ name }) => name,
  rowLabel: ({ name }) => name,
  search: { hint: 'Search', of: ({ name }) => [name] },
  columns: [
    { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 100 },
    { id: 'status', title: 'Status', kind: 'text', value: ({ status }) => status, filter: { kind: 'choice' }, width: 100 },
  ],
  loadFailed: 'The sites could not be loaded.',
  empty: { icon: () => null, title: 'No sites', explanation: 'None.' },
}
const SITES: readonly Site[] = [
  { name: 'Aditi Kitchen', status: 'Active' },
  { name: 'Aditi Exports', status: 'InActive' },
  { name: 'Brew & Co', status: 'InActive' },
]
const view = (id: string, search: string, pinnedAt = '/') => ({ id, name: id, search, pinnedAt })
const VIEWS = [
  view('aditi', 'q=aditi'),
  view('off', 'status=InActive&sort=-name'),
  view('both', 'q=aditi&status=InActive'),
  view('all', 'sort=name'),
  view('else', '', '/else'),
]

const countsAfter = async (list: ListDeclaration<Site>, stop = new AbortController().signal, keep: (id: string) => void = () => undefined) => {
  const queries = new QueryClient()
  await countViews({ queries, list: defineList(list), views: VIEWS, rows: SITES, asOf: 1_800_000_000, place: '/', stop, keep })
  return VIEWS.map(({ id }) => queries.getQueryData<{ count: number; asOf: number }>(viewCountKey(id)))
}

test('counts the rows of each view that is pinned where the list is', async () => {
  const counts = await countsAfter(declaration)
  expect(counts.map((known) => known?.count)).toEqual([2, 2, 1, 3, undefined])
  expect(counts[0]?.asOf).toBe(1_800_000_000)
})

test('keeps a count for the next start where it differs from the kept one, or that one is an hour old', async () => {
  const counted = (count: number, asOf: number) => ({ counted: { count, asOf } })
  const kept: string[] = []
  const views = [
    { ...view('same', 'q=aditi'), ...counted(2, 1_800_000_000 - 3599) },
    { ...view('old', 'q=aditi'), ...counted(2, 1_800_000_000 - 3600) },
    { ...view('other', 'q=aditi'), ...counted(3, 1_800_000_000) },
    view('new', 'q=aditi'),
  ]
  const keep = (id: string, { count }: { readonly count: number }): void => void kept.push(`${id} ${count}`)
  const stop = new AbortController().signal
  await countViews({ queries: new QueryClient(), list: defineList(declaration), views, rows: SITES, asOf: 1_800_000_000, place: '/', stop, keep })
  expect(kept).toEqual(['old 2', 'other 2', 'new 2'])
})

test('counts nothing where the rows depend on a filter themselves, or once it is stopped', async () => {
  expect(await countsAfter({ ...declaration, filters: [{ kind: 'held', name: 'days', label: 'Days', options: ['30'] }] })).toEqual(Array(5).fill(undefined))
  expect(await countsAfter(declaration, AbortSignal.abort())).toEqual(Array(5).fill(undefined))
})
