// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUserOf } from '#data/session/current-user.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import SiteListRoute from './site-list-route.tsx'
import { type FakeSites, fakeSites, Refusal } from './test/fake-sites.ts'
import { makeSettings, makeSite } from './test/make-site.ts'

configure({ asyncUtilTimeout: 20_000 })

const aditi = makeSite({ siteId: 'site-1', domain: 'aditi.example', companyName: 'Aditi Kitchen', basicSiteSetting: null })
const brew = makeSite({ siteId: 'site-2', domain: 'brew.example', companyName: 'Brew & Co', basicSiteSetting: makeSettings({ curr: 'GBP' }) })
const chai = makeSite({ siteId: 'site-3', domain: 'chai.example', companyName: 'Chai House', basicSiteSetting: null })

const settingMissing: Missing = { leftOut: 0, unusable: [], fields: [{ field: 'basicSiteSetting', count: 1, rows: [0] }], isOpenEnded: false, reason: null }

let double: FakeSites

const open = async (address: string) => {
  await double.services.preferences.read()
  await double.services.reachability.read()
  const profile = { name: 'Asha', enabled: true, permissions: [] } as unknown as Parameters<typeof currentUserOf>[1]
  const router = createMemoryRouter([{ path: '/', element: <SiteListRoute /> }], { initialEntries: [address] })
  render(
    <TestConsole services={double.services} user={currentUserOf({ userName: 'asha', role: 'ADMIN' }, profile)}>
      <RouterProvider router={router} />
    </TestConsole>,
  )
  return { router, user: userEvent.setup() }
}

const rowOf = async (name: string): Promise<HTMLElement> => screen.findByRole('row', { name: new RegExp(name) })
const cellsOf = async (name: string): Promise<(string | null)[]> =>
  within(await rowOf(name))
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent)

beforeEach(() => {
  double = fakeSites()
})
afterEach(cleanup)

describe('a list with gaps', () => {
  beforeEach(() => {
    double.operations['GetSitesAdmin'] = () => ({ getSitesAdmin: [aditi, brew, chai] })
    double.missing['GetSitesAdmin'] = settingMissing
  })

  test('shows what was not loaded as not loaded, and what is none as nothing', async () => {
    await open('/?columns=business.mobile.currency')
    expect(await cellsOf('Aditi Kitchen')).toContain('Not loaded')
    expect(await cellsOf('Brew & Co')).toContain('GBP')
    expect(await cellsOf('Chai House')).not.toContain('Not loaded')
  })

  test('opens no payments of a site whose currency is not known', async () => {
    const { router } = await open('/?payments=site-1')
    expect(await screen.findByText('The currency of Aditi Kitchen could not be loaded. Load the list again, then open its payments.')).toBeTruthy()
    await expect.poll(() => router.state.location.search).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('names its export incomplete, with the gap in its cell', async () => {
    const { user } = await open('/?columns=business.mobile')
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /All that match.*CSV|CSV.*All that match/ }))
    await expect.poll(() => double.sent('files.beginExport')).toHaveLength(1)
    expect(double.sent('files.beginExport')[0]?.name).toMatch(/^Sites \d{4}-\d\d-\d\d \(incomplete\)$/)
    await expect.poll(() => double.sent('files.appendExport')).toHaveLength(1)
    expect(double.sent('files.appendExport')[0]?.rows).toContainEqual(['Aditi Kitchen', 'aditi.example', 'Not loaded'])
  })
})

describe('a list that is slow to come', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  /** Lets sites arrive of the list that is being asked for. */
  const arrive = async (...sites: readonly unknown[]): Promise<void> => {
    await expect.poll(() => double.executed('GetSitesAdmin')).toHaveLength(1)
    const requestId = double.sent('platform.execute').find(({ operation }) => operation === 'GetSitesAdmin')?.requestId ?? ''
    vi.advanceTimersByTime(2000)
    act(() => double.emit('platform.part', { requestId, at: 0, elements: JSON.stringify(sites).slice(1, -1) }))
  }

  test('shows the sites so far with their number', async () => {
    double.operations['GetSitesAdmin'] = () => new Promise(() => undefined)
    await open('/')
    await arrive(aditi, brew)
    expect(await rowOf('Aditi Kitchen')).toBeTruthy()
    expect(await screen.findByText('Loading… 2 sites so far')).toBeTruthy()
  })

  test('and breaks off says so above the sites that came, and loads again', async () => {
    const broken = Promise.withResolvers<never>()
    double.operations['GetSitesAdmin'] = () => broken.promise
    const { user } = await open('/')
    await arrive(aditi)
    await rowOf('Aditi Kitchen')
    await act(async () => broken.reject(new Refusal('unreachable', 'The platform cannot be reached: the connection was refused.')))
    expect(await screen.findByText(/The list below ends after the first 1 sites\. The platform cannot be reached/)).toBeTruthy()
    double.operations['GetSitesAdmin'] = () => ({ getSitesAdmin: [aditi, brew] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rowOf('Brew & Co')).toBeTruthy()
    expect(screen.queryByText(/The list below ends/)).toBeNull()
  })

  test('opens payments only once it is whole', async () => {
    double.operations['GetSitesAdmin'] = () => new Promise(() => undefined)
    await open('/?payments=site-2')
    await arrive(brew)
    expect(await screen.findByText('The list is still loading. This opens when it is complete.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
