// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser } from './form-harness.test-support.tsx'
import { type UnsavedGuard, useUnsavedGuard } from './use-unsaved-guard.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

const drawn: { guard?: UnsavedGuard } = {}
const Form = ({ isDirty }: { readonly isDirty: boolean }) => {
  const guard = useUnsavedGuard({ isDirty, detail: 'The new site is not created yet.' })
  useEffect(() => {
    drawn.guard = guard
  })
  return (
    <>
      <p>Form</p>
      {guard.dialog}
    </>
  )
}
const open = (isDirty: boolean) => {
  const router = createMemoryRouter(
    [
      { path: '/create-site', element: <Form isDirty={isDirty} /> },
      { path: '/', element: <p>List</p> },
    ],
    { initialEntries: ['/create-site'] },
  )
  render(
    <FluentProvider theme={webLightTheme}>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  return router
}

test('asks before a changed form is left; Stay stays, Leave leaves', async () => {
  const router = open(true)
  await act(() => router.navigate('/'))
  expect((await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).textContent).toContain('The new site is not created yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/create-site')

  await act(() => router.navigate('/'))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('List')).toBeDefined()
})

test('does not ask for an unchanged form, for a change of the search alone, or when let go', async () => {
  const unchanged = open(false)
  await act(() => unchanged.navigate('/'))
  expect(await screen.findByText('List')).toBeDefined()
  cleanup()

  const router = open(true)
  await act(() => router.navigate('/create-site?section=modes'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  drawn.guard?.allowNextNavigation()
  await act(() => router.navigate('/'))
  expect(await screen.findByText('List')).toBeDefined()
})
