// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notification, NotifyContext } from '#data/notifications/use-notify.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import { success } from '#shared/result.ts'
import type { Mapping } from './mapping.ts'
import { changeMappings, useMappingChanges } from './use-mapping-changes.tsx'

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const MAPPING = {
  id: 'm1',
  serviceId: 's1',
  siteId: 'master',
  userId: 'cp@demo.example',
  type: 'PLAN',
  serviceName: 'Growth',
  boardingAmount: 1999,
  renewalAmount: 999,
  siteOptions: 'GROCERY',
  note: null,
  planId: null,
  planName: null,
  siteType: null,
} as Mapping
const MAPPINGS = success({ data: JSON.stringify({ getUserServiceMapping: [MAPPING] }), receivedAt: 1 })

/** The changes of a partner's mapping, and the toasts that report them. */
const open = () => {
  const fake = createFakeBridge()
  const toasts: string[] = []
  const note = (message: string, detail?: string): void => void toasts.push(`${message} ${detail ?? ''}`)
  const show = ({ message, detail }: Notification): string => {
    note(message, detail)
    return ''
  }
  const notify = { show, success: note, error: note, dismiss: () => undefined }
  const queries = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <NotifyContext value={notify}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </NotifyContext>
    </BridgeContext>
  )
  const { result } = renderHook(() => useMappingChanges('cp@demo.example', 'INR'), { wrapper })
  return { fake, toasts, wrapper, changes: () => result.current }
}

test('a change of prices that the platform neither confirmed nor made is not reported as saved', async () => {
  const { fake, toasts, changes } = open()
  fake.answer('platform.execute', ({ operation }: CallArgument<'platform.execute'>) =>
    operation === 'UpdateUserServiceMapping' ? refusal('unknown-outcome', 'The platform did not confirm this.') : MAPPINGS,
  )
  const problem = await act(() => changes().save(MAPPING, { annual: '25', renewal: '9.99' }))
  expect(problem).toMatch(/^The service was not updated\. Not done: the platform did not confirm this, and the change was not made\./)
  expect(toasts).toEqual([expect.stringMatching(/^The service was not updated\. Growth: Not done/)])
  expect(fake.executed('UpdateUserServiceMapping')).toHaveLength(1)
})

test('a change of prices that arrived without a confirmation is reported as saved', async () => {
  const { fake, toasts, changes } = open()
  const changed = success({ data: JSON.stringify({ getUserServiceMapping: [{ ...MAPPING, boardingAmount: 2500 }] }), receivedAt: 1 })
  fake.answer('platform.execute', ({ operation }: CallArgument<'platform.execute'>) => {
    if (operation === 'UpdateUserServiceMapping') return refusal('unknown-outcome', 'The platform did not confirm this.')
    return fake.executed('UpdateUserServiceMapping').length === 0 ? MAPPINGS : changed
  })
  expect(await act(() => changes().save(MAPPING, { annual: '25', renewal: '9.99' }))).toBeNull()
  expect(toasts).toEqual(['Service Updated Successfully Growth'])
})

/** The prices of Growth being saved as 25.00 and 9.99, which were loaded as 19.99 and 9.99. */
const saveOver = async (now: Partial<Mapping>) => {
  const { fake, wrapper } = open()
  const answer = success({ data: JSON.stringify({ getUserServiceMapping: [{ ...MAPPING, ...now }] }), receivedAt: 1 })
  const done = success({ data: JSON.stringify({ updateUserServiceMapping: { id: 'm1' } }), receivedAt: 1 })
  fake.answer('platform.execute', ({ operation }: CallArgument<'platform.execute'>) => (operation === 'UpdateUserServiceMapping' ? done : answer))
  const Prices = () => {
    const { save, review } = useMappingChanges('cp@demo.example', 'INR')
    return (
      <FluentProvider theme={webLightTheme}>
        <button type="button" onClick={() => void save(MAPPING, { annual: '25', renewal: '9.99' })}>
          Save the prices
        </button>
        {review}
      </FluentProvider>
    )
  }
  render(<Prices />, { wrapper })
  fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
  const sent = () => fake.executed('UpdateUserServiceMapping').map(({ input }) => input)
  return { sent }
}

test('a price that another user changed in the meantime is shown, and is kept beside the one changed here', async () => {
  const { sent } = await saveOver({ renewalAmount: 1500 })
  const review = await screen.findByRole('dialog', { name: 'Save the prices of Growth?' })
  expect(review.textContent).toContain('₹15.00')
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ id: 'm1', boardingAmount: 2500, renewalAmount: 1500 }]))
})

test('a price that both users changed is saved only once one of the two is chosen', async () => {
  const { sent } = await saveOver({ boardingAmount: 3000 })
  fireEvent.click(await screen.findByRole('button', { name: 'Save (1 to choose)' }))
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /^Yours: ₹25\.00/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ boardingAmount: 2500, renewalAmount: 999 }]))
})

test("the other user's price is chosen: nothing is left to send", async () => {
  const { sent } = await saveOver({ boardingAmount: 3000 })
  fireEvent.click(await screen.findByRole('radio', { name: /^Theirs: ₹30\.00/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  expect(sent()).toEqual([])
})

test('where nobody else changed a price it is saved at once', async () => {
  const { sent } = await saveOver({ note: 'Written by another user' })
  await waitFor(() => expect(sent()).toMatchObject([{ boardingAmount: 2500, renewalAmount: 999, note: 'Written by another user' }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

const USER = 'cp@demo.example'
const answerOf = (...ids: readonly string[]) => ({ data: { getUserServiceMapping: ids.map((id) => ({ id })) }, receivedAt: 1 })

/** The mapping on screen, asked for as the platform answers in turn. */
const shown = async (ask: () => Promise<ReturnType<typeof answerOf>>) => {
  const queries = createQueryClient()
  const observer = new QueryObserver(queries, { queryKey: platformQueryKey(GetUserServiceMappingDocument, { userId: USER }), queryFn: ask })
  observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined()
  const add = (id: string) => changeMappings(queries, USER, (mappings) => [...mappings, { id } as Mapping])
  return { observer, add, ids: () => observer.getCurrentResult().data?.data.getUserServiceMapping.map(({ id }) => id) }
}

test('what the platform has accepted shows, without asking again', async () => {
  const ask = vi.fn(() => Promise.resolve(answerOf('a')))
  const { add, ids } = await shown(ask)
  add('b')
  expect(ids()).toEqual(['a', 'b'])
  expect(ask).toHaveBeenCalledOnce()
})

test('an answer that was asked for before the change does not undo it', async () => {
  const late = Promise.withResolvers<ReturnType<typeof answerOf>>()
  const answers = [Promise.resolve(answerOf('a')), late.promise, Promise.resolve(answerOf('a', 'b', 'c'))]
  const { observer, add, ids } = await shown(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const reading = observer.refetch()
  add('b')
  expect(ids()).toEqual(['a', 'b'])
  late.resolve(answerOf('a'))
  await reading
  await expect.poll(() => ids()).toEqual(['a', 'b', 'c'])
})
