// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DateInput } from './date-input.tsx'

afterEach(cleanup)

const Harness = ({ first }: { readonly first: string }) => {
  const [day, setDay] = useState(first)
  return (
    <FluentProvider theme={webLightTheme}>
      <DateInput aria-label="Start Date" value={day} onChange={setDay} />
    </FluentProvider>
  )
}

test('a day is shown and typed as YYYY-MM-DD [FMT-011]', async () => {
  render(<Harness first="2026-01-31" />)
  const field = screen.getByRole('textbox', { name: 'Start Date' })
  expect(field).toHaveProperty('value', '2026-01-31')
  await userEvent.clear(field)
  await userEvent.type(field, '2028-02-29')
  expect(field).toHaveProperty('value', '2028-02-29')
})

test('a day of the calendar is chosen by keyboard, and the focus is back in the field', async () => {
  render(<Harness first="2026-01-31" />)
  const field = screen.getByRole('textbox', { name: 'Start Date' })
  await userEvent.click(field)
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const day = await screen.findByRole('button', { name: /15, January, 2026|January 15, 2026/ })
  await userEvent.click(day)
  expect(field).toHaveProperty('value', '2026-01-15')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test.each(['01/01/2028', '1.1.2028', '2028-1-1', ' 1-1-2028 ', '०१/०१/२०२८', '１／１／２０２８', '1 January 2028'])(
  '%o is understood as the first of January, and on leaving shown so [FMT-011]',
  async (typed) => {
    render(<Harness first="" />)
    const field = screen.getByRole('textbox', { name: 'Start Date' })
    await userEvent.type(field, typed)
    expect(field).toHaveProperty('value', typed)
    expect(screen.getByRole('status').textContent).toBe('1 January 2028')
    await userEvent.tab()
    expect(field).toHaveProperty('value', '2028-01-01')
  },
)

test('what is no day stays as it was typed', async () => {
  render(<Harness first="2026-01-31" />)
  const field = screen.getByRole('textbox', { name: 'Start Date' })
  await userEvent.clear(field)
  await userEvent.type(field, '31/02/2028')
  await userEvent.tab()
  expect(field).toHaveProperty('value', '31/02/2028')
  expect(screen.queryByRole('status')).toBeNull()
})
