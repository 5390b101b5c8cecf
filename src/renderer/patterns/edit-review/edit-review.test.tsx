// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { EditReview } from './edit-review.tsx'
import type { ReviewChoice, ReviewRow } from './three-way.ts'

afterEach(cleanup)

const rows: readonly ReviewRow[] = [
  { id: 'custName', section: 'Basic', field: 'Customer Name', from: 'Asha', to: 'Asha K' },
  { id: 'isWalletEnabled', section: 'Wallet Settings', field: 'Wallet enabled', from: 'Yes', to: 'No' },
  { id: 'gstNo', section: 'Basic', field: 'GST', from: '', to: '27ABC' },
]
const conflict: ReviewRow = { id: 'city', section: 'Basic', field: 'City', from: 'Pune', to: 'Nagpur', theirs: 'Mumbai' }

interface Setting {
  readonly rows: readonly ReviewRow[]
  readonly failure?: string
  readonly isSaving?: boolean
}
const open = ({ rows: shown, failure = '', isSaving = false }: Setting) => {
  const happened: string[] = []
  const Review = () => {
    const [choices, setChoices] = useState<Record<string, ReviewChoice>>({})
    return (
      <FluentProvider theme={webLightTheme}>
        <EditReview
          title="Review your changes"
          rows={shown}
          choices={choices}
          onChoose={(id, choice) => setChoices({ ...choices, [id]: choice })}
          isSaving={isSaving}
          failure={failure === '' ? null : failure}
          onSave={() => happened.push(`save ${JSON.stringify(choices)}`)}
          onClose={() => happened.push('close')}
        />
      </FluentProvider>
    )
  }
  render(<Review />)
  return happened
}
const texts = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('field, from and to, by section; no value is said', async () => {
  const happened = open({ rows })
  const lines = within(screen.getByRole('table', { name: 'Changes' }))
    .getAllByRole('row')
    .slice(1)
  expect(lines.map(texts)).toEqual([
    ['Basic'],
    ['Customer Name', 'Asha', 'Asha K'],
    ['GST', 'empty', '27ABC'],
    ['Wallet Settings'],
    ['Wallet enabled', 'Yes', 'No'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(happened).toEqual(['save {}', 'close'])
})

test('where another user changed the same field, nothing is saved before a choice', async () => {
  const happened = open({ rows: [...rows, conflict] })
  const save = screen.getByRole('button', { name: 'Save (1 to choose)' })
  await userEvent.click(save)
  expect(happened).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs: Mumbai' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(happened).toEqual(['save {"city":"theirs"}'])
})

test('a failure is shown; while saving nothing can be pressed', async () => {
  const happened = open({ rows, failure: 'The platform cannot be reached.', isSaving: true })
  expect(screen.getByText('The platform cannot be reached.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Escape}')
  expect(happened).toEqual([])
})
