// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DateField } from '#components/form/fields/date-field.tsx'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { parseDay } from '#shared/domain/date.ts'
import { drawScreen } from '#tests/drawn-screen.tsx'
import type { BulkChoice } from './bulk-choice.ts'
import { ChooseChange } from './choose-change.tsx'

const CHOICES: readonly BulkChoice[] = [
  {
    id: 'tillDate',
    label: 'License till',
    fields: <DateField name="value" label="New value" />,
    plan: ({ value }) => {
      const day = parseDay(String(value ?? ''))
      return day === null ? undefined : { field: 'tillDate', label: 'License till', to: day }
    },
    problems: ({ value }) => (value === '' || parseDay(String(value ?? '')) !== null ? {} : { value: 'This is no day.' }),
  },
]
const SUBJECTS = [{ id: 's1', domain: 'a.example', name: 'Aditi Kitchen' }]

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
})
afterEach(cleanup)

test('a value that cannot be read is an error at its field, which keeps it, and the reason why there is no dry run', async () => {
  await drawScreen(<ChooseChange choices={CHOICES} subjects={SUBJECTS} noun="site" onClose={() => undefined} />, fake)
  const field = screen.getByRole('textbox', { name: 'New value' })
  const button = screen.getByRole('button', { name: 'Dry run' })
  expect(button.title).toBe('Enter a value first.')
  await userEvent.type(field, '32/01/2028')
  expect(button.title).toBe('This is no day.')
  await userEvent.tab()
  expect(await screen.findByText('This is no day.')).toBeTruthy()
  expect(field).toHaveProperty('value', '32/01/2028')
  await userEvent.clear(field)
  await userEvent.type(field, '31/01/28')
  expect(button.title).toBe('')
  expect(screen.queryByText('This is no day.')).toBeNull()
  expect(fake.sent('bulk.current')).toEqual([])
})
