// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge, profileAnswer, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notify, useNotify } from '#data/notifications/use-notify.ts'
import { creationApi } from '#features/site-form/create/creation-api.ts'
import { newCreation } from '#features/site-form/create/creation-state.ts'
import { CreationStore } from '#features/site-form/create/creation-store.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { success } from '#shared/result.ts'
import { App } from '../app.tsx'
import { start } from '../start.ts'

// Aditi's window goes on as Ben's, while something that she began waits for its answer.

configure({ asyncUtilTimeout: 20_000 })

let held: Bridge | undefined
let notify: Notify | undefined
vi.mock('../routing/router.tsx', () => ({
  Screens: () => {
    held = useBridge()
    notify = useNotify()
    return <p>A screen</p>
  },
}))

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
})
afterEach(cleanup)

const benSignsIn = (): void => act(() => fake.emit('identity.changed', { state: 'signed-in', user: { userName: 'ben', role: 'ADMIN' }, remembered: true }))

/** The way to main that a screen of hers has taken hold of. */
const openAsAditi = async (): Promise<Bridge> => {
  render(<App {...(await start(fake.bridge))} />)
  await screen.findByText('A screen')
  if (held === undefined) throw new Error('No screen was drawn')
  return held
}

const OVER = { ok: false, error: { kind: 'signed-out', message: 'You signed out before this was done.' } }

test('what a screen of hers still asks for or writes does not reach main; what he asks for does', async () => {
  const hers = await openAsAditi()
  expect(await hers.drafts.write({ form: 'create-site', text: '{"owner":"1"}' })).toMatchObject({ ok: true })
  benSignsIn()
  await screen.findByText('A screen')
  expect(await hers.drafts.write({ form: 'create-site', text: '{"owner":"2"}' })).toEqual(OVER)
  expect(await hers.drafts.read({ form: 'create-site' })).toEqual(OVER)
  expect(await held?.drafts.write({ form: 'create-site', text: '{"owner":"3"}' })).toMatchObject({ ok: true })
  expect(fake.sent('drafts.write').map(({ text }) => text)).toEqual(['{"owner":"1"}', '{"owner":"3"}'])
  expect(fake.sent('drafts.read')).toEqual([])
})

test('a notification that stays, with what it offers to do, goes with her session', async () => {
  await openAsAditi()
  act(() => void notify?.show({ intent: 'error', message: 'Old Mill was not saved', actions: [{ label: 'Try again', run: () => undefined }] }))
  await screen.findByText('Old Mill was not saved')
  act(() => fake.emit('identity.changed', { state: 'expired', user: { userName: 'aditi', role: 'ADMIN' } }))
  expect(screen.getByText('Old Mill was not saved')).toBeDefined()
  benSignsIn()
  await waitFor(() => expect(screen.queryByText('Old Mill was not saved')).toBeNull())
})

test('the outcome of something she began is not shown to him', async () => {
  await openAsAditi()
  const hers = notify
  benSignsIn()
  await screen.findByText('A screen')
  act(() => {
    hers?.error('Old Mill was not saved')
    hers?.show({ intent: 'error', message: 'New Mill was not saved' })
    notify?.error('Stone Mill was not saved')
  })
  await screen.findByText('Stone Mill was not saved')
  expect(screen.queryByText('Old Mill was not saved')).toBeNull()
  expect(screen.queryByText('New Mill was not saved')).toBeNull()
})

test('a site that she creates is neither gone on with nor kept as his', async () => {
  const hers = await openAsAditi()
  let answer = (): void => undefined
  fake.answer('platform.execute', ({ operation }: { readonly operation: string }) => {
    if (operation === 'DomainAvailability') return success({ data: '{"domainAvailability":true}', receivedAt: 1 })
    if (operation !== 'CreateSiteByRecahoAdmin') return profileAnswer({})
    return new Promise((resolve) => (answer = () => resolve(refusal('unknown-outcome', 'The platform did not confirm this.'))))
  })
  const send = async () => {
    const sent = await hers.platform.execute({ operation: 'CreateSiteByRecahoAdmin', variables: {} })
    if (!sent.ok) throw new Error(sent.error.message)
    return JSON.parse(sent.value.data) as never
  }
  const order = { input: { domain: 'aditi.example' }, pages: [], reward: null } as unknown as Parameters<typeof newCreation>[0]
  const created = new CreationStore(hers).run(newCreation(order), creationApi(hers, send))
  await vi.waitFor(() => expect(fake.executed('CreateSiteByRecahoAdmin')).toHaveLength(1))
  const kept = fake.sent('drafts.write').length
  benSignsIn()
  answer()
  expect((await created).steps['create-site']).toMatchObject({ state: 'failed' })
  expect(fake.sent('drafts.write')).toHaveLength(kept)
  expect(fake.executed('DomainAvailability')).toHaveLength(1)
})

test('main is still told to give up what she waited for, and gets the rest of the file that she exports', async () => {
  const hers = await openAsAditi()
  benSignsIn()
  await hers.files.appendExport({ id: '1', rows: [['Old Mill']] })
  await hers.files.finishExport({ id: '1' })
  expect(fake.sent('files.appendExport')).toHaveLength(1)
  expect(fake.sent('files.finishExport')).toHaveLength(1)
  await hers.platform.cancel({ requestId: '1' })
  await hers.platform.partTaken({ requestId: '1' })
  expect(fake.sent('platform.cancel').map(({ requestId }) => requestId)).toContain('1')
  expect(fake.sent('platform.partTaken')).toHaveLength(1)
})
