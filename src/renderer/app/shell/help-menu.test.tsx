// @vitest-environment jsdom

import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { App } from '../app.tsx'
import { start } from '../start.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  fake.answer('updates.news', success({ version: '1.2.3', sections: [{ title: 'Added', items: ['A screen.'] }] }))
  window.history.replaceState(null, '', '/nowhere')
})
afterEach(cleanup)

const open = async (): Promise<void> => {
  render(<App {...(await start(fake.bridge))} />)
}
const ask = (topic: 'shortcuts' | 'whats-new' | 'diagnostics' | 'report-problem') => act(() => fake.emit('shell.help', { topic }))

test('the Help menu opens its dialogs, one at a time, and the diagnostics as a screen', async () => {
  await open()
  await screen.findByRole('banner')
  ask('whats-new')
  expect(await screen.findByRole('dialog', { name: 'What’s new in version 1.2.3' })).toBeDefined()
  expect(await screen.findByText('A screen.')).toBeDefined()
  ask('report-problem')
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeDefined()
  expect(screen.queryByRole('dialog', { name: /^What/ })).toBeNull()
  ask('diagnostics')
  expect(await screen.findByRole('heading', { level: 1, name: 'Diagnostics' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.pathname).toBe('/diagnostics')
})

test('before the sign-in the diagnostics are a dialog', async () => {
  fake.answer('identity.status', success({ state: 'signed-out' }))
  await open()
  expect(await screen.findByRole('button', { name: 'Diagnostics' })).toBeDefined()
  ask('diagnostics')
  expect(await screen.findByRole('dialog', { name: 'Diagnostics' })).toBeDefined()
})
