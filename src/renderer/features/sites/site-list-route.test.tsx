// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUserOf } from '#data/session/current-user.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import { failure } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import type { Site } from './site.ts'
import SiteListRoute from './site-list-route.tsx'
import { type FakeSites, fakeSites, Refusal } from './test/fake-sites.ts'
import { makeSettings, makeSite, siteService } from './test/make-site.ts'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
// What is not found yet is asked for again and again: its error need not print the whole screen each time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true, getElementError: (message) => new Error(message ?? '') })

const DAY = 86_400
const now = (): number => Math.floor(Date.now() / 1000)

const aditi = makeSite({
  siteId: 'site-1',
  domain: 'aditi.example',
  companyName: 'Aditi Kitchen',
  userName: 'owner1',
  tillDate: now() + 10 * DAY,
  siteRecurringConfig: siteService(0),
  basicSiteSetting: makeSettings({ footerAddress: { country: 'IND', state: 'Kerala', city: 'Kochi' } }),
})
const brew = makeSite({ siteId: 'site-2', domain: 'brew.example', companyName: 'Brew & Co', userName: 'owner2', appVersion: 'v2', enabled: false })

let double: FakeSites

type Permissions = NonNullable<AccessSubject['permissions']>

/** Opens the screen at an address. */
const open = async (address = '/', role: Role = 'ADMIN', permissions: Permissions = []) => {
  await double.services.preferences.read()
  await double.services.reachability.read()

  const profile = { name: 'Asha', enabled: true, permissions } as Parameters<typeof currentUserOf>[1]
  const router = createMemoryRouter(
    [
      { path: '/', element: <SiteListRoute /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <TestConsole services={double.services} user={currentUserOf({ userName: 'asha', role }, profile)}>
      <RouterProvider router={router} />
    </TestConsole>,
  )
  return { router, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const answerSites = (...sites: readonly Site[]): void => {
  double.operations['GetSitesAdmin'] = () => ({ getSitesAdmin: sites })
}

/** Found by its text: by its name, every look would work out the names of all rows from their styles. */
const rowOf = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('row').find(({ textContent }) => textContent.includes(name))
    if (found === undefined) throw new Error(`There is no row of ${name}`)
    return found
  })

/** Opens the menu of a row and gives the names of its entries. */
const openRowMenu = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<string[]> => {
  await user.pointer({ target: within(await rowOf(name)).getByText(name), keys: '[MouseRight]' })
  const entries = await screen.findAllByRole('menuitem')
  return entries.map((entry) => entry.querySelector('.fui-MenuItem__content')?.textContent ?? '')
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, entry: string): Promise<void> => {
  await openRowMenu(user, name)
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${entry}`) }))
}

beforeEach(() => {
  double = fakeSites()
  answerSites(aditi, brew)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('words, tiles, the filter and the age of a list that stays open over midnight change to the new day together', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 30), toFake: ['Date'] })
  answerSites({ ...aditi, tillDate: new Date(2026, 10, 26).getTime() / 1000 }, { ...brew, tillDate: new Date(2026, 10, 27).getTime() / 1000 })
  await open('/?license=expiring')
  const listed = async () => {
    const buttons = (await screen.findAllByRole('button', { name: /^Expir/ })).map(({ textContent }) => textContent)
    const ends = screen.getAllByRole('row').flatMap(({ textContent }) => /\d\d\/11\/2026(?:yesterday|today|tomorrow)/.exec(textContent) ?? [])
    return [...buttons.filter((text) => /\d$/.test(text)), ...ends]
  }
  await rowOf('Brew & Co')
  expect(await listed()).toEqual(['Expiring in 30 days2', 'Expired0', '26/11/2026today', '27/11/2026tomorrow'])
  expect(await screen.findByText('as of 23:30')).toBeTruthy()
  vi.setSystemTime(new Date(2026, 10, 27, 0, 30))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await listed()).toEqual(['Expiring in 30 days1', 'Expired1', '27/11/2026today'])
  expect(screen.getByText('as of 26/11/2026 23:30')).toBeTruthy()
})

test('the payment filter and the open Payment Details stand beside each other in the address', async () => {
  await open('/?payment=free', 'SALES_PERSON', [{ name: 'site', operations: ['view_site_list'] }])
  await rowOf('Aditi Kitchen')
  expect(screen.queryByText(/don't have access/)).toBeNull()
  cleanup()
  const { router, user } = await open('/?payment=free')
  await choose(user, 'Aditi Kitchen', 'Payment')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(router.state.location.search).toBe('?payment=free&payments=site-1')
})

test('Reset is not there for a sales person, nor is Delete without its permission', async () => {
  const { user } = await open('/', 'SALES_PERSON', [{ name: 'site', operations: ['view_site_list', 'reset_site'] }])
  expect((await openRowMenu(user, 'Aditi Kitchen')).map((entry) => entry.replace(/Dear User.*/, ''))).toEqual([
    'Edit',
    'Menu',
    'Payment',
    'Renew',
    'History',
    'Duplicate',
    'Open in new window',
    'Copy link',
  ])
})

describe('reset and delete of a site', () => {
  test('a delete whose outcome nobody knows loads the list again', async () => {
    double.restAnswer = () => failure('unknown-outcome', 'No answer.')
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Delete')
    await screen.findByText('something went wrong')
    await expect.poll(() => double.executed('GetSitesAdmin')).toHaveLength(2)
  })
})

describe('password reset', () => {
  test('a failure is reported, no password ever is [SLIST-061] [MSG-064]', async () => {
    double.operations['ResetCogUserPassword'] = () => {
      throw new Refusal('rejected', 'USER_NOT_FOUND')
    }
    const { user } = await open()
    await user.click(within(await rowOf('Aditi Kitchen')).getByRole('button', { name: /^Reset \?/ }))
    expect(await screen.findByText('something went wrong')).toBeTruthy()
    expect(screen.getAllByText(/USER NOT FOUND/)[0]).toBeTruthy()
  })
})

describe('app version', () => {
  const switchOf = (domain: string): HTMLElement => screen.getByRole('switch', { name: `App version v2 of ${domain}` })
  const isOn = (domain: string): boolean => switchOf(domain).getAttribute('aria-checked') === 'true'

  test('cannot be sent twice while one is in progress', async () => {
    let answer: (value: unknown) => void = () => undefined
    double.operations['UpdateSiteVersion'] = () => new Promise((resolve) => (answer = resolve))
    const { user } = await open()
    await rowOf('Aditi Kitchen')
    await user.dblClick(switchOf('aditi.example'))
    expect(double.executed('UpdateSiteVersion')).toHaveLength(1)
    answer({ updateSiteVersion: true })
    await expect.poll(() => isOn('aditi.example')).toBe(true)
  })

  /** A platform that keeps the version it is sent, and the switch of the site pressed on it. */
  const switchOn = async () => {
    let stored = aditi
    double.operations['GetSitesAdmin'] = () => ({ getSitesAdmin: [stored, brew] })
    double.operations['UpdateSiteVersion'] = ({ appVersion }) => {
      stored = { ...stored, appVersion: String(appVersion) }
      return { updateSiteVersion: true }
    }
    const { user } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(switchOf('aditi.example'))
    expect(await screen.findByText('App version switched')).toBeTruthy()
    expect(screen.getByText('Aditi Kitchen: v1 to v2')).toBeTruthy()
    return { user, storeVersion: (appVersion: string) => (stored = { ...stored, appVersion }) }
  }
  const sentVersions = () => double.executed('UpdateSiteVersion').map(({ appVersion }) => appVersion)

  test('a switch is reported with Undo, which switches it back once', async () => {
    const { user } = await switchOn()
    await user.dblClick(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Aditi Kitchen: v1 again')).toBeTruthy()
    expect(isOn('aditi.example')).toBe(false)
    expect(sentVersions()).toEqual(['v2', 'v1'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('Undo changes nothing where someone changed the version since', async () => {
    const { user, storeVersion } = await switchOn()
    storeVersion('v1')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Not undone')).toBeTruthy()
    expect(screen.getByText('Aditi Kitchen: v1 to v2. It was changed again since.')).toBeTruthy()
    expect(sentVersions()).toEqual(['v2'])
    await expect.poll(() => isOn('aditi.example')).toBe(false)
  })

  test('Undo changes nothing where the version cannot be read', async () => {
    const { user } = await switchOn()
    double.operations['GetSitesAdmin'] = () => {
      throw new Refusal('unreachable', 'No network.')
    }
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Aditi Kitchen: v1 to v2. No network.')).toBeTruthy()
    expect(sentVersions()).toEqual(['v2'])
    expect(isOn('aditi.example')).toBe(true)
  })
})

describe('filters from an address', () => {
  test.each([
    ['till=soon_', `License end: can't read "soon"`, 'The filter "License end" can\'t be read'],
    ['payment=negative-balance', `Payment: can't read "Negative balance"`, 'The filter "Payment" can\'t be read'],
    ['status=Broken', `Status: can't read "Broken"`, 'The filter "Status" can\'t be read'],
    ['partnerType=BANK', 'Partner type: BANK', 'No site matches'],
  ])('%s shows that it cannot be read, and offers no row for a bulk change', async (filter, chip, title) => {
    await open(`/?${filter}`)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('group', { name: chip })).toBeTruthy()
    expect(screen.queryByText('Aditi Kitchen')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
