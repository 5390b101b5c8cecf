// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterEditor } from './filter-editor.tsx'

afterEach(cleanup)

const Harness = ({ onClose }: { readonly onClose: () => void }) => {
  const [value, setValue] = useState({ from: '', to: '' })
  return (
    <FluentProvider theme={webLightTheme}>
      <FilterEditor field={{ kind: 'range', name: 'date', label: 'Date', unit: 'day', value, onChange: setValue }} target={document.body} onClose={onClose} />
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
