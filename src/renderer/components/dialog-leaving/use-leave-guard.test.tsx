// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useDeferredValue } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useUnsavedGuard } from '../form/use-unsaved-guard.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

afterEach(cleanup)

interface Dirt {
  readonly isDirty: boolean
  readonly isScreenDirty: boolean
}

const OpenDialog = ({ isDirty, isScreenDirty }: Dirt) => {
  const guard = useLeaveGuard({ isDirty, isScreenDirty, parameter: 'dialog', value: 'one', onLeave: () => undefined })
  return (
    <>
      <p>{guard.isAsking ? 'Asking' : 'Open'}</p>
      <button type="button" onClick={guard.stay}>
        Stay
      </button>
      <button type="button" onClick={guard.confirm}>
        Leave
      </button>
    </>
  )
}

const Screen = (dirt: Dirt) => {
  const [search] = useSearchParams()
  useUnsavedGuard({ isDirty: dirt.isScreenDirty, detail: 'The site is not saved.' })
  const isThere = useDeferredValue(true, false)
  return isThere && search.get('dialog') === 'one' ? <OpenDialog {...dirt} /> : <p>Closed</p>
}

/** The screen and its dialog, opened at once by an address. */
const open = async (dirt: Dirt) => {
  const router = createMemoryRouter(
    [
      { path: '/edit-site', element: <Screen {...dirt} /> },
      { path: '/', element: <p>List</p> },
    ],
    { initialEntries: ['/edit-site?dialog=one'] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText('Open')
  return (to: string) => act(() => router.navigate(to))
}

test('asks before a changed dialog goes, not while it moves along in its own address', async () => {
  const goTo = await open({ isDirty: true, isScreenDirty: false })
  await goTo('/edit-site?dialog=one&tab=two')
  expect(screen.getByText('Open')).toBeDefined()
  await goTo('/edit-site')
  expect(screen.getByText('Asking')).toBeDefined()
  fireEvent.click(screen.getByText('Stay'))
  expect(screen.getByText('Open')).toBeDefined()
  await goTo('/')
  expect(screen.getByText('Asking')).toBeDefined()
  fireEvent.click(screen.getByText('Leave'))
  expect(await screen.findByText('List')).toBeDefined()
})

test('speaks for the screen behind it: closing is free, leaving the screen asks', async () => {
  const goTo = await open({ isDirty: false, isScreenDirty: true })
  await goTo('/')
  expect(screen.getByText('Asking')).toBeDefined()
  fireEvent.click(screen.getByText('Stay'))
  await goTo('/edit-site')
  expect(screen.getByText('Closed')).toBeDefined()
})

test('lets what is unchanged go', async () => {
  const goTo = await open({ isDirty: false, isScreenDirty: false })
  await goTo('/')
  expect(screen.getByText('List')).toBeDefined()
})
