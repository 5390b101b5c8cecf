// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DestroyDialog } from './destroy-dialog.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

const Page = ({ onConfirm }: { readonly onConfirm: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <FluentProvider theme={webLightTheme}>
      <button type="button" onClick={() => setAsking(true)}>
        Delete site
      </button>
      {isAsking && (
        <DestroyDialog
          question="Sure to delete?"
          detail="Aditi Kitchen and everything in it."
          typed="aditi.example"
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </FluentProvider>
  )
}

const openDialog = async () => {
  const answers: string[] = []
  render(<Page onConfirm={() => answers.push('confirmed')} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Delete site' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Sure to delete?' })
  return { user, dialog, answers }
}
const field = () => screen.getByRole('textbox', { name: 'Type aditi.example to confirm' })
const confirm = () => screen.getByRole('button', { name: 'Delete' })

test('nothing happens until the name is typed whole', async () => {
  const { user, dialog, answers } = await openDialog()
  expect(dialog.textContent).toContain('Aditi Kitchen and everything in it.')
  await user.click(confirm())
  await user.type(field(), 'aditi.exampl{Enter}')
  expect(confirm().title).toBe('Type aditi.example first.')
  expect(answers).toEqual([])
  await user.type(field(), 'e')
  await user.click(confirm())
  expect(answers).toEqual(['confirmed'])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete site' }))
})

test.each(['Aditi.Example', ' aditi.example '])('case and blanks around the name do not matter: "%s"', async (text) => {
  const { user, answers } = await openDialog()
  await user.type(field(), `${text}{Enter}`)
  expect(answers).toEqual(['confirmed'])
})

test('No and Escape leave everything as it is', async () => {
  const { user, answers } = await openDialog()
  await user.type(field(), 'aditi.example')
  await user.click(screen.getByRole('button', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Delete site' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(answers).toEqual([])
})
