// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeWindow, type FakeBridge, installFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { success } from '#shared/result.ts'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  vi.resetModules()
  completeWindow()
  fake = installFakeBridge()
})
afterEach(cleanup)

const template = (tempSubject: string, updatedAt: number): Template => ({
  siteId: 'master',
  slugName: 'diwali-sale',
  tempName: 'Diwali Sale',
  tempSubject,
  text: 'Dear customer',
  type: 'WHATSAPP',
  image: null,
  createdAt: 1,
  updatedAt,
})

const listOf = (stored: Template) => success({ data: JSON.stringify({ getTempleteByUpdatedAtBySiteId: { items: [stored], nextToken: null } }), receivedAt: 1 })

/** Edit Template, in modules of its own: the bridge is read once, when they load. */
const open = async () => {
  const [{ EditTemplate }, { MASTER_TEMPLATES }, { Notifications }, { createQueryClient }, { reachabilityState }] = await Promise.all([
    import('./edit-template.tsx'),
    import('./template-scope.ts'),
    import('#app/notifications/notifications.tsx'),
    import('#data/platform/query-client.ts'),
    import('#data/platform/reachability.ts'),
  ])
  await reachabilityState.read()
  const queries = createQueryClient()
  const show = () =>
    render(
      <FluentProvider theme={webLightTheme}>
        <Notifications>
          <QueryClientProvider client={queries}>
            <RouterProvider
              router={createMemoryRouter([{ path: '*', element: <EditTemplate scope={MASTER_TEMPLATES} /> }], {
                initialEntries: ['/editm-templates?template=diwali-sale'],
              })}
            />
          </QueryClientProvider>
        </Notifications>
      </FluentProvider>,
    )
  show()
  return { queries, show }
}

const subject = () => screen.findByLabelText<HTMLInputElement>('Subject')

test('what somebody else saves meanwhile does not take away what is being typed', async () => {
  fake.answer('platform.execute', listOf(template('Sale', 1)))
  const { queries } = await open()
  fireEvent.change(await subject(), { target: { value: 'My sale' } })
  fake.answer('platform.execute', listOf(template('Their sale', 2)))
  await act(async () => {
    await queries.invalidateQueries()
    // What asked is told a turn later.
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect((await subject()).value).toBe('My sale')
})

test('what was known before shows at once, and can be changed when the platform has answered anew', async () => {
  fake.answer('platform.execute', listOf(template('Sale', 1)))
  const { show } = await open()
  await waitFor(async () => expect((await subject()).disabled).toBe(false))
  cleanup()
  const answer = Promise.withResolvers<ReturnType<typeof listOf>>()
  fake.answer('platform.execute', () => answer.promise)
  show()
  expect([(await subject()).value, (await subject()).disabled]).toEqual(['Sale', true])
  answer.resolve(listOf(template('Their sale', 2)))
  await waitFor(async () => expect((await subject()).disabled).toBe(false))
  expect((await subject()).value).toBe('Their sale')
})
