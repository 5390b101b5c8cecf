// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUserOf } from '#data/session/current-user.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import { failure, success } from '#shared/result.ts'
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

test('words, tiles and the filter of a list that stays open over midnight change to the new day together', async () => {
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
  vi.setSystemTime(new Date(2026, 10, 27, 0, 30))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await listed()).toEqual(['Expiring in 30 days1', 'Expired1', '27/11/2026today'])
})

describe('loading', () => {
  test('loads the list with getSitesAdmin without arguments [SLIST-048]', async () => {
    await open()
    expect(await rowOf('Aditi Kitchen')).toBeTruthy()
    expect(double.executed('GetSitesAdmin')).toEqual([{}])
  })

  test('a failure is said, with Retry [SLIST-049]', async () => {
    let isBroken = true
    double.operations['GetSitesAdmin'] = () => {
      if (isBroken) throw new Refusal('rejected', 'SITE_TABLE_LOCKED')
      return { getSitesAdmin: [aditi] }
    }
    const { user } = await open()
    expect(await screen.findByText('The site list could not be loaded.')).toBeTruthy()
    expect(screen.getByText(/SITE TABLE LOCKED/)).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rowOf('Aditi Kitchen')).toBeTruthy()
  })

  test('no sites at all say what to do', async () => {
    answerSites()
    await open()
    expect(await screen.findByText('There are no sites yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Create New Site' })).toHaveLength(2)
  })

  test('offline shows the saved copy with its time, and blocks every change with the reason', async () => {
    double.reachable = false
    double.savedSites = { sites: [aditi], savedAt: new Date(2027, 2, 12, 14, 5).getTime() / 1000 }
    double.operations['GetSitesAdmin'] = () => {
      throw new Refusal('unreachable', 'No network.')
    }
    const { user } = await open()
    await rowOf('Aditi Kitchen')
    expect(await screen.findByText('Offline: as of 12/03/2027 14:05')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'App version v2 of aditi.example' }).disabled).toBe(true)
    expect(screen.getByRole('button', { name: 'Create New Site' }).title).toMatch(/offline/i)
    const entries = await openRowMenu(user, 'Aditi Kitchen')
    expect(entries.filter((entry) => /offline/i.test(entry))).toHaveLength(2)
  })
})

test('the screen has a filter bar, a table and modals [SLIST-001]', async () => {
  const { user } = await open()
  await rowOf('Aditi Kitchen')
  expect(screen.getByLabelText('Filter sites').tagName).toBe('SEARCH')
  expect(screen.getByRole('grid', { name: 'Sites' })).toBeTruthy()
  await choose(user, 'Aditi Kitchen', 'History')
  expect((await screen.findByRole('dialog')).getAttribute('aria-modal')).toBe('true')
})

describe('filters', () => {
  test('work on the loaded sites, without another query [SLIST-012]', async () => {
    const { user, router } = await open()
    await rowOf('Aditi Kitchen')
    await user.type(screen.getByRole('searchbox'), 'brew')
    expect(screen.queryByText('Aditi Kitchen')).toBeNull()
    expect(await rowOf('Brew & Co')).toBeTruthy()
    expect(router.state.location.search).toBe('?q=brew')
    expect(double.executed('GetSitesAdmin')).toHaveLength(1)
  })

  test('nothing matches: says why, and clears', async () => {
    const { user } = await open('/?q=nobody')
    expect(await screen.findByText('No site matches')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(await rowOf('Aditi Kitchen')).toBeTruthy()
  })

  test('a filter is added from the menu, shown as a chip, and removed', async () => {
    const { user, router } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Country' }))
    await user.click(await screen.findByRole('checkbox', { name: 'India' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(router.state.location.search).toBe('?country=IND')
    expect(screen.queryByText('Brew & Co')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Country: India' }))
    expect(await rowOf('Brew & Co')).toBeTruthy()
  })

  test('a tile counts and filters', async () => {
    const { user, router } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'InActive: 1 sites that are not enabled' }))
    expect(router.state.location.search).toBe('?status=InActive')
    expect(screen.queryByText('Aditi Kitchen')).toBeNull()
  })
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

describe('row actions', () => {
  test('stand in the menu of the row [SLIST-006] [SLIST-007] [SLIST-008] [SLIST-009]', async () => {
    const { user } = await open()
    expect(await openRowMenu(user, 'Aditi Kitchen')).toEqual([
      'Edit',
      'Menu',
      'Payment',
      'History',
      'Duplicate',
      'Open in new window',
      'Copy link',
      'Reset',
      'Delete',
    ])
  })

  test('Reset is not there for a sales person, nor is Delete without its permission', async () => {
    const { user } = await open('/', 'SALES_PERSON', [{ name: 'site', operations: ['view_site_list', 'reset_site'] }])
    expect((await openRowMenu(user, 'Aditi Kitchen')).map((entry) => entry.replace(/Dear User.*/, ''))).toEqual([
      'Edit',
      'Menu',
      'Payment',
      'History',
      'Duplicate',
      'Open in new window',
      'Copy link',
    ])
  })

  test('Edit opens /edit-site and carries the site, its id in the address [SLIST-003]', async () => {
    const { user, router } = await open()
    await choose(user, 'Aditi Kitchen', 'Edit')
    await screen.findByText('Elsewhere')
    const { location } = router.state
    expect(location.pathname + location.search).toBe('/edit-site?site=site-1')
    expect(location.state).toMatchObject({ site: aditi, references: [{ siteId: 'site-2' }] })
  })

  test('Menu opens /service-typelist and carries the site [SLIST-005]', async () => {
    const { user, router } = await open()
    await choose(user, 'Brew & Co', 'Menu')
    await screen.findByText('Elsewhere')
    const { location } = router.state
    expect(location.pathname + location.search).toBe('/service-typelist?site=site-2')
    expect(location.state).toEqual({ site: brew })
  })

  test('Payment and History open a dialog titled with the domain [SLIST-010]', async () => {
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Payment')
    expect(await screen.findByRole('dialog', { name: 'aditi.example' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await choose(user, 'Brew & Co', 'History')
    expect(await screen.findByRole('dialog', { name: 'brew.example' })).toBeTruthy()
  })

  test('Create New Site opens /create-site [SLIST-011]', async () => {
    const { user, router } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'Create New Site' }))
    await screen.findByText('Elsewhere')
    expect(router.state.location.pathname).toBe('/create-site')
  })
})

describe('reset and delete of a site', () => {
  test('Reset, which main asks about, sends domain and siteId, and says so [SLIST-052] [SLIST-058]', async () => {
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Reset')
    expect(await screen.findByText('Site Reset Successfully')).toBeTruthy()
    expect(double.sent('platform.rest')).toEqual([{ call: 'resetSite', domain: 'aditi.example', siteId: 'site-1' }])
  })

  test('an answer without a result says Failed... [SLIST-059]', async () => {
    double.restAnswer = () => success({ hasResult: false })
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Reset')
    expect(await screen.findByText('Failed...')).toBeTruthy()
    expect(screen.queryByText('Site Reset Successfully')).toBeNull()
  })

  test('a network error says something went wrong [SLIST-060]', async () => {
    double.restAnswer = () => failure('unreachable', 'No network.')
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Delete')
    expect(await screen.findByText('something went wrong')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Aditi Kitchen/, hidden: true })).toBeTruthy()
  })

  test('Delete, which main asks about, uses the REST call, removes the row and shows its own message only [SLIST-053] [SLIST-054] [SLIST-055] [SLIST-056]', async () => {
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Delete')
    expect(await screen.findByText('Site Delete Successfully')).toBeTruthy()
    expect(screen.queryByText('Site Reset Successfully')).toBeNull()
    expect(double.sent('platform.rest')).toEqual([{ call: 'deleteSite', domain: 'aditi.example' }])
    expect(screen.queryByRole('row', { name: /Aditi Kitchen/, hidden: true })).toBeNull()
  })

  test('a delete whose outcome nobody knows loads the list again', async () => {
    double.restAnswer = () => failure('unknown-outcome', 'No answer.')
    const { user } = await open()
    await choose(user, 'Aditi Kitchen', 'Delete')
    await screen.findByText('something went wrong')
    await expect.poll(() => double.executed('GetSitesAdmin')).toHaveLength(2)
  })
})

describe('password reset', () => {
  test('"Reset ?" beside the user name resets by user name, which main asks about, and says so [SLIST-051] [SLIST-057] [SLIST-062]', async () => {
    double.operations['ResetCogUserPassword'] = () => ({ resetCogUserPassword: true })
    const { user } = await open()
    const link = within(await rowOf('Aditi Kitchen')).getByRole('button', { name: 'Reset ? Password of owner1' })
    expect(link.textContent).toBe('Reset ?')
    expect(link.parentElement?.textContent).toBe('owner1Reset ?')
    await user.click(link)
    expect(await screen.findByText('Password Reset Successfully')).toBeTruthy()
    expect(double.executed('ResetCogUserPassword')).toEqual([{ username: 'owner1' }])
  })

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

  test('toggles between v1 and v2 with domain and appVersion [SLIST-036]', async () => {
    double.operations['UpdateSiteVersion'] = () => ({ updateSiteVersion: true })
    const { user } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(switchOf('aditi.example'))
    await expect.poll(() => isOn('aditi.example')).toBe(true)
    await user.click(switchOf('brew.example'))
    await expect.poll(() => isOn('brew.example')).toBe(false)
    expect(double.executed('UpdateSiteVersion')).toEqual([
      { domain: 'aditi.example', appVersion: 'v2' },
      { domain: 'brew.example', appVersion: 'v1' },
    ])
  })

  test('keeps its position when the call does not return true; empty means v1 [SLIST-037]', async () => {
    double.operations['UpdateSiteVersion'] = () => ({ updateSiteVersion: false })
    const { user } = await open()
    await rowOf('Aditi Kitchen')
    expect(isOn('aditi.example')).toBe(false)
    await user.click(switchOf('aditi.example'))
    expect(await screen.findByText('something went wrong')).toBeTruthy()
    expect(isOn('aditi.example')).toBe(false)
    expect(switchOf('aditi.example').textContent).toBe('v1')
  })

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

describe('files', () => {
  test('all and inactive sites can be downloaded; main opens the link [SLIST-033] [SLIST-034] [SLIST-035]', async () => {
    const { user } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All Sites' }))
    expect(await screen.findByRole('button', { name: 'Cancel sites.csv' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Inactive Sites' }))
    await expect
      .poll(() => double.sent('files.download'))
      .toEqual([
        { kind: 'sites', which: 'all' },
        { kind: 'sites', which: 'inactive' },
      ])
  })

  test('an export holds what is on screen: columns shown, filters, order', async () => {
    const { user } = await open('/?columns=domain.status&sort=-domain')
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All that match (2) as CSV' }))
    await expect.poll(() => double.sent('files.finishExport')).toHaveLength(1)
    expect(double.sent('files.beginExport')[0]).toMatchObject({
      format: 'csv',
      columns: [
        { title: 'Business name', kind: 'text' },
        { title: 'Domain', kind: 'text' },
        { title: 'Status', kind: 'text' },
      ],
    })
    expect(double.sent('files.appendExport')[0]?.rows).toEqual([
      ['Brew & Co', 'brew.example', 'InActive'],
      ['Aditi Kitchen', 'aditi.example', 'Active'],
    ])
  })
})

describe('views', () => {
  const view = { id: 'v', name: 'Asleep', search: 'status=InActive' }

  test('the default one opens with the list, unless the address says something', async () => {
    double.preferences = { ...double.preferences, views: { sites: { saved: [view], defaultId: 'v' } } }
    const { router } = await open()
    await rowOf('Brew & Co')
    expect(router.state.location.search).toBe('?status=InActive')
    expect(screen.getByRole('button', { name: 'View: Asleep' })).toBeTruthy()
    cleanup()
    const other = await open('/?q=aditi')
    await rowOf('Aditi Kitchen')
    expect(other.router.state.location.search).toBe('?q=aditi')
  })

  test('what is on screen is saved under a name', async () => {
    const { user } = await open('/?status=InActive')
    await rowOf('Brew & Co')
    await user.click(screen.getByRole('button', { name: 'View: Not saved' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Asleep')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('View: Asleep')).toBeTruthy()
    expect(double.preferences.views['sites']?.saved).toMatchObject([{ name: 'Asleep', search: 'status=InActive' }])
  })
})

describe('views that are there', () => {
  const saved = [
    { id: 'v', name: 'Asleep', search: 'status=InActive' },
    { id: 'w', name: 'Free', search: 'payment=free' },
  ]
  const openManager = async () => {
    double.preferences = { ...double.preferences, views: { sites: { saved, defaultId: null } } }
    const { user, router } = await open()
    await rowOf('Aditi Kitchen')
    await user.click(screen.getByRole('button', { name: 'View: All sites' }))
    return { user, router }
  }
  const kept = () => double.preferences.views['sites']

  test('one is chosen', async () => {
    const { user, router } = await openManager()
    await user.click(await screen.findByRole('menuitemradio', { name: 'Asleep' }))
    expect(router.state.location.search).toBe('?status=InActive')
  })

  test('they are renamed, made the default and deleted', async () => {
    const { user } = await openManager()
    await user.click(await screen.findByRole('menuitem', { name: 'Manage views…' }))
    const name = await screen.findByRole('textbox', { name: 'Name of Asleep' })
    await user.clear(name)
    await user.type(name, 'Sleeping{Enter}')
    await expect.poll(() => kept()?.saved[0]?.name).toBe('Sleeping')
    await user.click(screen.getByRole('switch', { name: 'Open the list with Free' }))
    await expect.poll(() => kept()?.defaultId).toBe('w')
    await user.click(screen.getByRole('button', { name: 'Delete Free' }))
    await user.click(screen.getAllByRole('button', { name: 'Delete Free', hidden: true }).at(-1) as HTMLElement)
    await expect.poll(() => kept()).toMatchObject({ saved: [{ name: 'Sleeping' }], defaultId: null })
  })
})

describe('peek', () => {
  test('a click on a row shows its details, Escape closes them', async () => {
    const { user, router } = await open()
    await user.click(within(await rowOf('Aditi Kitchen')).getByText('aditi.example'))
    const panel = await screen.findByRole('complementary', { name: 'Details of Aditi Kitchen' })
    expect(within(panel).getByText('Kochi, Kerala, India')).toBeTruthy()
    expect(router.state.location.search).toBe('?peek=site-1')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('a search that leaves the site out takes its details and their buttons away', async () => {
    const { user } = await open('/?peek=site-1')
    expect(await screen.findByRole('complementary', { name: 'Details of Aditi Kitchen' })).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'brew')
    await expect.poll(() => screen.queryByRole('complementary')).toBeNull()
  })
})

describe('filters from an address', () => {
  test.each(['01/01/2020', '1.1.2020', '2020-1-1', '%20०१/०१/२०२०'])('a license end from %s filters by that day', async (day) => {
    answerSites(aditi, { ...brew, tillDate: new Date(2019, 11, 31, 12).getTime() / 1000 })
    await open(`/?till=${day}_`)
    expect(await rowOf('Aditi Kitchen')).toBeTruthy()
    expect(screen.queryByText('Brew & Co')).toBeNull()
    expect(screen.getByRole('group', { name: 'License end: from 01/01/2020' })).toBeTruthy()
  })

  test.each([
    ['till=soon_', `License end: can't read "soon"`, 'The filter "License end" can\'t be read'],
    ['till=32%2F01%2F2028_', `License end: can't read "32/01/2028"`, 'The filter "License end" can\'t be read'],
    ['till=next-month', `License end: can't read "next-month"`, 'The filter "License end" can\'t be read'],
    ['payment=negative-balance', `Payment: can't read "Negative balance"`, 'The filter "Payment" can\'t be read'],
    ['license=never', `License: can't read "never"`, 'The filter "License" can\'t be read'],
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
