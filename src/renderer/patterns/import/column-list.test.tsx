// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ColumnList } from './column-list.tsx'
import type { ImportColumn } from './import-kind.ts'

afterEach(cleanup)

const COLUMNS: readonly ImportColumn[] = [
  { key: 'site', label: 'Site', isRequired: true, example: 'aditi.example', hint: 'Its domain or id.' },
  {
    key: 'category',
    label: 'Notes Category',
    isRequired: true,
    example: 'Onboarding',
    options: [
      { value: 'Onboarding', label: 'Onboarding' },
      { value: 'Renewal', label: 'Renewal' },
    ],
  },
  { key: 'note', label: 'Note', example: '' },
]

test('each column says whether it is needed and what it takes, choices one by one', () => {
  render(<ColumnList columns={COLUMNS} />)
  expect(screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Column', 'Needed', 'Takes'],
    ['Site', 'Yes', 'Its domain or id. · Such as aditi.example'],
    ['Notes Category', 'Yes', 'Onboarding, Renewal'],
    ['Note', 'No', ''],
  ])
})
