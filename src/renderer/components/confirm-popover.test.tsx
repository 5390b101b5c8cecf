// @vitest-environment jsdom
import { Button, FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ConfirmPopover } from './confirm-popover.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

/** Also what is hidden: without layout the focus manager finds nothing in the popover to focus, and on a busy machine hides it before one has looked. */
const named = (name: string) => ({ name, hidden: true })

const renderDelete = () => {
  const answers: string[] = []
  render(
    <FluentProvider theme={webLightTheme}>
      <ConfirmPopover
        question="Sure to delete?"
        detail="aditi.example and everything in it"
        confirmLabel="Delete"
        destructive
        onConfirm={() => answers.push('confirmed')}
        onCancel={() => answers.push('cancelled')}
      >
        <Button>Delete site</Button>
      </ConfirmPopover>
    </FluentProvider>,
  )
  return answers
}

test('asks before it acts, and names what it touches', async () => {
  const answers = renderDelete()
  await userEvent.click(screen.getByRole('button', named('Delete site')))
  const dialog = await screen.findByRole('alertdialog', named('Sure to delete?'))
  expect(dialog.textContent).toContain('aditi.example and everything in it')
  expect(answers).toEqual([])
  await userEvent.click(screen.getByRole('button', named('Delete')))
  expect(answers).toEqual(['confirmed'])
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull())
})

test('Escape and No cancel', async () => {
  const answers = renderDelete()
  await userEvent.click(screen.getByRole('button', named('Delete site')))
  await screen.findByRole('alertdialog', { hidden: true })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual(['cancelled']))
  await userEvent.click(screen.getByRole('button', named('Delete site')))
  await userEvent.click(await screen.findByRole('button', named('No')))
  expect(answers).toEqual(['cancelled', 'cancelled'])
})
