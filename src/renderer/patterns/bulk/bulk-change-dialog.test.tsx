// @vitest-environment jsdom

import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { failure, success } from '#shared/result.ts'
import { drawScreen } from '#tests/drawn-screen.tsx'
import { type BulkChange, BulkChangeDialog } from './bulk-change-dialog.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const CHANGE: BulkChange = {
  field: 'salesPerson',
  label: 'Sales Person: Ravi',
  origin: 'change',
  targets: [
    { id: 's1', domain: 'a.example', name: 'Aditi Kitchen', to: 'Ravi' },
    { id: 's2', domain: 'b.example', name: 'Bharat Sweets', to: 'Ravi' },
  ],
}

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
})
afterEach(cleanup)

const open = () => drawScreen(<BulkChangeDialog title="Change 2 sites" change={CHANGE} onBack={() => undefined} onClose={() => undefined} />, fake)
const retry = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Retry' }))

test('rows that could not be read are read again in place', async () => {
  fake.answer('bulk.current', success([{ value: 'Meera' }, { missing: 'unreadable' }]))
  await open()
  expect(await screen.findByText('1 site could not be read and would be skipped.')).toBeTruthy()
  expect(screen.getByText('1 of 2 will be changed, 1 skipped')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Why it is skipped' })).toBeTruthy()
  fake.answer('bulk.current', success([{ value: 'Meera' }, { value: 'Meera' }]))
  await retry()
  expect(await screen.findByText('2 of 2 will be changed, 0 skipped')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Why it is skipped' })).toBeNull()
  expect(fake.sent('bulk.current')).toHaveLength(2)
})

test('a dry run that could not be made is made again in place', async () => {
  fake.answer('bulk.current', failure('rejected', 'SITES_NOT_READY'))
  await open()
  expect(await screen.findByText('The dry run could not be made.')).toBeTruthy()
  fake.answer('bulk.current', success([{ value: 'Meera' }, { value: 'Ravi' }]))
  await retry()
  expect(await screen.findByText('1 of 2 will be changed, 1 skipped')).toBeTruthy()
})

test('a row that is skipped for another reason offers nothing to be read again', async () => {
  fake.answer('bulk.current', success([{ value: 'Meera' }, { missing: 'absent' }]))
  await open()
  expect(await screen.findByText('1 of 2 will be changed, 1 skipped')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('the dry run of an import says what was removed from its cells, and from how many rows', async () => {
  fake.answer('bulk.current', success([{ value: null }, { value: null }]))
  const targets = CHANGE.targets.map((target, place) => ({ ...target, to: { eventName: 'Support', note: 'Called back' }, line: place + 2 }))
  const removed = new Map([[3, 'Notes: An invisible character was removed: U+200B.']])
  await drawScreen(
    <BulkChangeDialog title="Import of notes" change={{ ...CHANGE, field: 'note', label: 'Import of notes', targets, removed }} onClose={() => undefined} />,
    fake,
  )
  expect(await screen.findByText('Invisible characters were removed from 1 row')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'What was removed' })).toBeTruthy()
  expect(screen.getAllByText('Notes: An invisible character was removed: U+200B.')).toHaveLength(1)
})
