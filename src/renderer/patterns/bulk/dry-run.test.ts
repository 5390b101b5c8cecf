import { expect, test } from 'vitest'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { BulkContent } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkValueText } from '#shared/domain/bulk/bulk-value-text.ts'
import { success } from '#shared/result.ts'
import { fromText, oncePerNumber, planned, readDryRun, skipCounts } from './dry-run.ts'

const target = { id: 's1', domain: 'a.example', name: 'Aditi Kitchen', to: 'Ravi' }

test('a row that differs is changed from what it has now', () => {
  expect(planned('salesPerson', target, { value: 'Meera' })).toEqual({ ...target, from: 'Meera', skip: null })
})

test.each([
  [{ value: 'Ravi' }, 'No change: it already has this value.'],
  [{ missing: 'absent' } as const, 'It no longer exists.'],
  [{ missing: 'unreadable' } as const, 'Its current value could not be read.'],
])('a row is skipped with the reason: %o', (current, skip) => {
  expect(planned('salesPerson', target, current)).toMatchObject({ skip })
})

test('what was not read has a dash; what is empty says so', () => {
  expect(fromText('salesPerson', null, 'Not applicable: only a channel partner has it.')).toBe('–')
  expect(fromText('salesPerson', null, 'It no longer exists.')).toBe('–')
  expect(fromText('salesPerson', null, 'No change: it already has this value.')).toBe('empty')
  expect(fromText('salesPerson', null, null)).toBe('empty')
})

test('a site gets the plan at the price that main found, and not the one it has already', () => {
  const [plan, priced] = [{ planName: 'Growth' }, { planName: 'Growth', amount: 999_900, currency: 'INR' }]
  expect(planned('subscription', { ...target, to: plan }, { value: 'Starter', to: priced })).toMatchObject({ from: 'Starter', to: priced, skip: null })
  expect(planned('subscription', { ...target, to: plan }, { value: 'Growth', isThere: true })).toMatchObject({ skip: 'No change: it has this plan already.' })
})

test('an undo skips what was changed since', () => {
  const undo = { ...target, to: null, expected: 'Ravi' }
  expect(planned('salesPerson', undo, { value: 'Kiran' })).toMatchObject({ skip: 'Changed since: it is Kiran now.' })
  expect(planned('salesPerson', undo, { value: 'Ravi' })).toEqual({ id: 's1', domain: 'a.example', name: 'Aditi Kitchen', to: null, from: 'Ravi', skip: null })
})

test('a new site is created where there is none, and a retry goes on with the one that is there', () => {
  const made = { siteId: 'site-9', domain: 'a.example', currency: 'INR' }
  const site = { id: 'a.example', domain: 'a.example', name: 'Aditi Kitchen', to: { companyName: 'Aditi Kitchen' } }
  expect(planned('new-site', site, { value: null })).toEqual({ ...site, from: null, skip: null })
  expect(planned('new-site', site, { value: site.to })).toMatchObject({ skip: 'It is there already.' })
  expect(planned('new-site', site, { taken: 'Domain taken: Bait has it.' })).toMatchObject({ skip: 'Domain taken: Bait has it.' })
  expect(planned('new-site', { ...site, made }, { value: site.to }, 'retry')).toEqual({ ...site, made, from: null, skip: null })
  expect(planned('new-site', { ...site, made }, { value: null }, 'retry')).toMatchObject({ skip: 'It no longer exists.' })
  expect(planned('new-site', site, { value: null }, 'retry')).toMatchObject({ skip: null })
})

test('values are shown as people read them', () => {
  expect(bulkValueText('enabled', true)).toBe('Active')
  expect(bulkValueText('isDemoSite', false)).toBe('No')
  expect(bulkValueText('gstNo', null)).toBe('empty')
  expect(bulkValueText('tillDate', 1_767_225_600)).toBe('01/01/2026')
})

test('a cell of a file that only differs in what nobody sees is not an edit', () => {
  const stored = { companyName: 'Aditi\u200B Kitchen\u00A0', gstNo: '1' }
  expect(planned('site-values', { ...target, to: { companyName: 'Aditi Kitchen' } }, { value: { companyName: stored.companyName } })).toMatchObject({
    skip: 'No change: it already has this value.',
  })
  expect(planned('site-values', { ...target, to: { companyName: 'Aditi Kitchen', gstNo: '2' } }, { value: stored })).toMatchObject({
    to: { companyName: 'Aditi\u200B Kitchen\u00A0', gstNo: '2' },
    skip: null,
  })
})

test('reasons have the sort that they are counted by', () => {
  const text = { ...target, to: (from: BulkContent) => (typeof from === 'string' ? from.replaceAll('900', '901') : from) }
  expect(planned('template.text', text, { value: 'Call 900' })).toMatchObject({ from: 'Call 900', to: 'Call 901', skip: null })
  const rows = [
    planned('template.text', text, { value: 'Call us' }),
    planned('salesPerson', target, { value: 'Ravi' }),
    planned('user.supportNumber', target, { inapplicable: 'only a channel partner has it.' }),
    planned('user.enabled', target, { missing: 'denied' }),
    planned('user.enabled', target, { missing: 'absent' }),
    planned('salesPerson', target, { value: 'Meera' }),
  ]
  expect(skipCounts(rows)).toEqual([
    { sort: 'No change', count: 2 },
    { sort: 'Not applicable', count: 1 },
    { sort: 'No permission', count: 1 },
    { sort: 'It no longer exists', count: 1 },
  ])
})

test('what is known not to be changed is not read', async () => {
  const fake = createFakeBridge()
  fake.answer('bulk.current', success([{ value: true }]))
  const own = { ...target, skip: 'No permission: it is your own.' }
  const rows = await readDryRun(fake.bridge, 'user.enabled', [own, { ...target, id: 's2', to: false }], {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  expect(rows.map(({ id, skip }) => [id, skip])).toEqual([
    ['s1', 'No permission: it is your own.'],
    ['s2', null],
  ])
  expect(fake.sent('bulk.current')).toEqual([{ field: 'user.enabled', rows: [{ id: 's2', domain: 'a.example' }], isFirst: true }])
})

test('of several rows with one number only the first gets the message', () => {
  const row = (id: string, toNumber: string, skip: string | null = null) => ({ id, domain: id, name: id, from: null, to: { toNumber, text: 'Hello' }, skip })
  const rows = [row('a', '+911'), row('b', '+912', 'No access.'), row('c', '+911'), row('d', '+912')]
  expect(oncePerNumber(rows).map(({ skip }) => skip)).toEqual([null, 'No access.', 'Not applicable: another row has this number.', null])
})
