// @vitest-environment jsdom

import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import { EditTemplate } from './template-editor.tsx'
import { MASTER_TEMPLATES } from './template-scope.ts'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
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

/** Edit Template. */
const open = async () => {
  await fake.services.reachability.read()
  const queries = createQueryClient()
  const show = (state: object | null = null) =>
    render(
      <TestConsole services={fake.services} queries={queries}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <EditTemplate scope={MASTER_TEMPLATES} /> }], {
            initialEntries: [{ pathname: '/editm-templates', search: '?template=diwali-sale', state }],
          })}
        />
      </TestConsole>,
    )
  show()
  return { queries, show }
}

const subject = () => screen.findByLabelText<HTMLInputElement>('Subject')

test('what another user saves in the meantime does not take away what is being typed', async () => {
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

test('what the list carried here shows at once, and can be changed once the platform has answered', async () => {
  fake.answer('platform.execute', listOf(template('Sale', 1)))
  const { show } = await open()
  await waitFor(async () => expect((await subject()).disabled).toBe(false))
  cleanup()
  const answer = Promise.withResolvers<ReturnType<typeof listOf>>()
  fake.answer('platform.execute', () => answer.promise)
  show({ template: template('Sale', 1) })
  expect([(await subject()).value, (await subject()).disabled]).toEqual(['Sale', true])
  answer.resolve(listOf(template('Their sale', 2)))
  await waitFor(async () => expect((await subject()).disabled).toBe(false))
  expect((await subject()).value).toBe('Their sale')
})
