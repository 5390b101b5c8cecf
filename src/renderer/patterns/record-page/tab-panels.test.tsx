// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { offeredShortcuts } from '#components/shortcuts/shortcuts.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { TabPanels } from './tab-panels.tsx'

afterEach(cleanup)

const TABS = [
  { id: 'bought', title: 'Bought' },
  { id: 'booked', title: 'Booked' },
] as const

const ListKeys = ({ what }: { readonly what: string }) => {
  useListShortcuts({ group: 'List', what, searchId: what, onClear: () => undefined, onRefresh: () => undefined })
  return what
}

/** What `/` is offered for. */
const searches = (): readonly string[] => offeredShortcuts.current().flatMap(({ keys, description }) => (keys === '/' ? [description] : []))

test('only the list of the panel that is shown offers its keys', async () => {
  const tabs = <TabPanels tabs={TABS} leaving="" panel={(tab) => <ListKeys what={tab} />} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: tabs }])} />)
  expect(searches()).toEqual(['Search the bought'])
  expect(screen.getByRole('tabpanel').textContent).toBe('bought')
  await userEvent.click(screen.getByRole('tab', { name: 'Booked' }))
  expect(searches()).toEqual(['Search the booked'])
  await userEvent.click(screen.getByRole('tab', { name: 'Bought' }))
  expect(searches()).toEqual(['Search the bought'])
})
