// @vitest-environment jsdom

import { GlobeRegular } from '@fluentui/react-icons'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useListState } from '#components/list-state/use-list-state.ts'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { NotifyContext } from '#data/notifications/use-notify.ts'
import { success } from '#shared/result.ts'
import { defineList } from '../list-declaration.ts'
import { useListViews } from './use-list-views.ts'

const ASLEEP = { id: 'v', name: 'Asleep', search: 'city=Pune' }

const declared = (id: string) =>
  defineList<{ readonly city: string }>({
    id,
    label: 'Sites',
    one: 'site',
    many: 'sites',
    rowId: ({ city }) => city,
    rowLabel: ({ city }) => city,
    columns: [],
    filters: [{ name: 'city', label: 'City', kind: 'text', of: ({ city }) => [city] }],
    loadFailed: 'The sites could not be loaded.',
    empty: { icon: GlobeRegular, title: 'No sites', explanation: 'There are none.' },
  })

const SITES = declared('sites')
const USERS = declared('users')

const List = ({ list }: { readonly list: typeof SITES }) => {
  const state = useListState(list.definition)
  const { chosen, showAll } = useListViews(list, state)
  return (
    <>
      <output>{`${useLocation().search} ${chosen?.name ?? 'none'}`}</output>
      <button type="button" onClick={() => state.setFilters({ city: 'Delhi' })}>
        Change
      </button>
      <button type="button" onClick={showAll}>
        All
      </button>
    </>
  )
}

/** The services of a new session, on a computer where both lists have a view. */
const signIn = async (defaultId: string | null = null): Promise<FakeBridge> => {
  completeWindow()
  const fake = createFakeBridge()
  const views = { saved: [ASLEEP], defaultId }
  fake.answer('preferences.read', success({ ...fake.services.preferences.current(), views: { sites: views, users: views }, revision: 1 }))
  await fake.services.preferences.read()
  return fake
}

/** Comes (back) to a list by an address. @returns what the list then shows */
const come = (session: FakeBridge, address: string, list = SITES): string | null => {
  cleanup()
  const none = () => undefined
  render(
    <BridgeContext value={session.services}>
      <NotifyContext value={{ show: () => '', success: none, error: none, dismiss: none }}>
        <MemoryRouter initialEntries={[address]}>
          <List list={list} />
        </MemoryRouter>
      </NotifyContext>
    </BridgeContext>,
  )
  return screen.getByRole('status').textContent
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

test('a list that was left with a changed view comes back with it in the same session, and in no other list or session', async () => {
  const asha = await signIn()
  expect(come(asha, '/?city=Pune')).toBe('?city=Pune Asleep')
  await press('Change')
  expect(screen.getByRole('status').textContent).toBe('?city=Delhi Asleep')

  expect(come(asha, '/?city=Delhi', USERS)).toBe('?city=Delhi none')
  expect(come(await signIn(), '/?city=Delhi')).toBe('?city=Delhi none')
  expect(come(asha, '/?city=Delhi')).toBe('?city=Delhi Asleep')
})

test('a list that was left with something else than it comes back with has no view chosen', async () => {
  const asha = await signIn()
  come(asha, '/?city=Pune')
  expect(come(asha, '/?city=Delhi')).toBe('?city=Delhi none')
})

test('all rows stay on the way back in the same session; the next session opens the default view', async () => {
  const asha = await signIn('v')
  expect(come(asha, '/')).toBe('?city=Pune Asleep')
  await press('All')
  expect(come(asha, '/')).toBe(' none')
  expect(come(await signIn('v'), '/')).toBe('?city=Pune Asleep')
})
