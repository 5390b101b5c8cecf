// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SOME_PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import { FilterEditor } from './filter-editor.tsx'

afterEach(cleanup)

interface HarnessProps {
  readonly onClose: () => void
  readonly unit?: 'day' | 'amount'
}

const Harness = ({ onClose, unit = 'day' }: HarnessProps) => {
  const [value, setValue] = useState({ from: '', to: '' })
  return (
    <FluentProvider theme={webLightTheme}>
      <FilterEditor field={{ kind: 'range', name: 'date', label: 'Date', unit, value, onChange: setValue }} target={document.body} onClose={onClose} />
      <output>{`${value.from} to ${value.to}`}</output>
    </FluentProvider>
  )
}

test('the ends of a range of days are typed, or chosen in a calendar that leaves the editor open', async () => {
  const onClose = vi.fn()
  render(<Harness onClose={onClose} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'From', hidden: true }), '2026-01-15')
  const to = screen.getByRole('textbox', { name: 'To', hidden: true })
  await userEvent.type(to, '2026-01-31')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click(await screen.findByRole('button', { name: /20, January, 2026|January 20, 2026/, hidden: true }))
  expect(screen.getByText('2026-01-15 to 2026-01-20')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('a period that is chosen by name sets both ends, which can then be changed', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] })
  render(<Harness onClose={vi.fn()} />)
  const period = await screen.findByRole('combobox', { name: 'Period', hidden: true })
  await userEvent.selectOptions(period, 'This financial year')
  expect(screen.getByText('2026-04-01 to 2027-03-31')).toBeTruthy()
  await userEvent.selectOptions(period, 'Last month')
  expect(screen.getByText('2026-10-01 to 2026-10-31')).toBeTruthy()
  expect(period).toHaveProperty('value', 'last-month')
  await userEvent.clear(screen.getByRole('textbox', { name: 'To', hidden: true }))
  expect(period).toHaveProperty('value', '')
  expect(screen.getByRole('option', { name: 'Custom', hidden: true })).toBeTruthy()
  vi.useRealTimers()
})

const end = (name: 'From' | 'To') => screen.findByRole<HTMLInputElement>('textbox', { name, hidden: true })

test.each([
  ['day', '01/01/2028', '2028-01-01', '2028-01-01'],
  ['day', ' 1.1.2028', '2028-01-01', '2028-01-01'],
  ['day', '2028-1-1', '2028-01-01', '2028-01-01'],
  ['day', '०१-०१-२०२८', '2028-01-01', '2028-01-01'],
  ['amount', '1,00,000', '100000', '1,00,000'],
  ['amount', '₹1,000.50', '1000.50', '₹1,000.50'],
] as const)('%s %o filters by %s, and the field then shows %o', async (unit, typed, filtered, shown) => {
  render(<Harness onClose={vi.fn()} unit={unit} />)
  const from = await end('From')
  await userEvent.type(from, typed)
  expect(from.value).toBe(typed)
  expect(screen.getByText(`${filtered} to`)).toBeTruthy()
  await userEvent.tab()
  expect(from.value).toBe(shown)
})

test('a day shows which day was understood, in words', async () => {
  render(<Harness onClose={vi.fn()} />)
  await userEvent.type(await end('From'), '03/04/2028')
  expect(screen.getByText('3 April 2028')).toBeTruthy()
})

test.each([
  ['day', '2028-01-01', '1/', 'Please enter a date, such as 31/01/2028 or 2028-01-31.'],
  ['amount', '100', ',0', 'Please enter the amount in figures, such as 1000 or 19.99.'],
] as const)('what cannot be read of %s waits while it is typed, then is an error that keeps it', async (unit, before, more, problem) => {
  const onClose = vi.fn()
  render(<Harness onClose={onClose} unit={unit} />)
  const from = await end('From')
  await userEvent.type(from, before)
  await userEvent.type(from, more)
  expect(screen.getByText(`${before} to`)).toBeTruthy()
  expect(screen.queryByText(problem)).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(from.value).toBe(`${before}${more}`)
  expect(screen.getByText(`${before}${more} to`)).toBeTruthy()
  await userEvent.clear(from)
  await userEvent.type(from, before)
  expect(screen.queryByText(problem)).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(SOME_PASTED)('a choice $stored is found by $kind', async ({ typed, stored }) => {
  const labels = ['Pune', 'Goa', 'Delhi', 'Agra', 'Surat', 'Indore', 'Nagpur', 'Nashik', stored]
  const options = () => labels.map((label) => ({ value: label, label }))
  render(
    <FluentProvider theme={webLightTheme}>
      <FilterEditor
        field={{ kind: 'any-of', name: 'city', label: 'City', value: [], options, onChange: () => undefined }}
        target={document.body}
        onClose={() => undefined}
      />
    </FluentProvider>,
  )
  await userEvent.click(await screen.findByRole('searchbox', { hidden: true }))
  await userEvent.paste(typed)
  expect(screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label, div')?.textContent)).toEqual([stored])
})
