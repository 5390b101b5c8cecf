// @vitest-environment jsdom

import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import type { Mapping } from './mapping.ts'
import { MappingTabs } from './mapping-tabs.tsx'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

const user = userEvent.setup()

const mapping = (id: string, serviceName: string, type: string): Mapping => ({
  id,
  serviceId: id,
  siteId: 'master',
  userId: 'cp@demo.example',
  type,
  serviceName,
  boardingAmount: 1999,
  renewalAmount: 999,
  siteOptions: 'GROCERY',
  note: null,
  planId: null,
  planName: null,
  siteType: null,
})

const CHANGES = { save: () => Promise.resolve(null), remove: () => undefined }

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  const mappings = [mapping('p1', 'Growth', 'PLAN'), mapping('a1', 'Point of Sale', 'ADDONS')]
  fake = createFakeBridge()
  fake.answer('platform.execute', success({ data: JSON.stringify({ getUserServiceMapping: mappings }), receivedAt: 1 }))
})
afterEach(cleanup)

/** The tabs of a partner, opened in modules of their own: the bridge is read once, when they load. */
const open = async () => {
  await fake.services.reachability.read()
  const tabs = <MappingTabs userId="cp@demo.example" currency="INR" changes={CHANGES} emptyText="" />
  const router = createMemoryRouter(
    [
      { path: '/serviceMap', element: tabs },
      { path: '/cplist', element: <p>CP List</p> },
    ],
    { initialEntries: ['/serviceMap?partner=cp%40demo.example'] },
  )
  render(
    <TestConsole services={fake.services}>
      <RouterProvider router={router} />
    </TestConsole>,
  )
  await screen.findByText('Growth')
  return (to: string) => act(() => router.navigate(to))
}

const tab = (name: string) => screen.getByRole('tab', { name, hidden: true })
// By its text: Fluent takes what does not have the focus out of the accessibility tree, and without a layout it cannot always give it.
const answer = async (choice: 'Leave' | 'Stay') => {
  const question = (await screen.findByText('Leave without saving?')).closest<HTMLElement>('[role="alertdialog"]')
  await user.click(within(question as HTMLElement).getByText(choice))
}
const annual = () => screen.queryByLabelText<HTMLInputElement>('Annual', { selector: 'input' })

/** Begins to edit Growth, and types a price. */
const edit = async (price: string) => {
  await user.click(screen.getByLabelText('Actions for Growth'))
  await user.click(await screen.findByText('Edit row'))
  const field = await screen.findByLabelText('Annual', { selector: 'input' })
  fireEvent.change(field, { target: { value: price } })
}

test('another tab asks before the row that is edited is given up: Stay keeps it as typed, Leave opens the tab', async () => {
  await open()
  await edit('2500')
  await user.click(tab('ADDONS'))
  await answer('Stay')
  expect(screen.queryByText('Leave without saving?')).toBeNull()
  expect(tab('PLANS').getAttribute('aria-selected')).toBe('true')
  expect(annual()?.value).toBe('2500')
  await user.click(tab('ADDONS'))
  await answer('Leave')
  await screen.findByText('Point of Sale')
  expect(annual()).toBeNull()
  // Nothing is edited any more: the way back is free.
  await user.click(tab('PLANS'))
  await screen.findByText('Growth')
  // And the next edit is looked after as the first was.
  await edit('7')
  await user.click(tab('ADDONS'))
  await answer('Stay')
  expect(annual()?.value).toBe('7')
})

test('a link elsewhere asks too, one that only sorts the table does not', async () => {
  const goTo = await open()
  await edit('2500')
  await goTo('/serviceMap?partner=cp%40demo.example&sort=annual')
  expect(annual()?.value).toBe('2500')
  await goTo('/serviceMap?partner=cp%40demo.example&tab=addons')
  await answer('Stay')
  await goTo('/cplist')
  await answer('Stay')
  expect(annual()?.value).toBe('2500')
  await goTo('/cplist')
  await answer('Leave')
  await screen.findByText('CP List')
})

test('without an edit every way is free', async () => {
  const goTo = await open()
  await user.click(tab('ADDONS'))
  await screen.findByText('Point of Sale')
  await goTo('/cplist')
  expect(screen.getByText('CP List')).toBeDefined()
})
