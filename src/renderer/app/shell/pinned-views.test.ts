import { expect, test } from 'vitest'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { viewsUnder } from './pinned-views.tsx'

const VIEWS: Preferences['views'] = {
  sites: {
    saved: [
      { id: 'a', name: 'Expiring', search: 'payment=expiring', pinnedAt: '/' },
      { id: 'b', name: 'Free', search: 'payment=free' },
    ],
    defaultId: null,
  },
  'global-templates': { saved: [{ id: 'c', name: 'Newest', search: 'sort=-updated', pinnedAt: '/global-template?type=SMS' }], defaultId: null },
  menus: { saved: [{ id: 'd', name: 'Off', search: 'status=off', pinnedAt: '/service-typelist?site=site-1' }], defaultId: null },
  audience: { saved: [{ id: 'e', name: 'North', search: 'q=north', pinnedAt: '/customer-list' }], defaultId: null },
  gone: { saved: [{ id: 'f', name: 'Gone', search: 'q=a', pinnedAt: '/no-such-screen' }], defaultId: null },
}

const addressesUnder = (path: string | undefined, role: 'ADMIN' | 'CP' = 'ADMIN') => viewsUnder(path, VIEWS, role).map(({ address }) => address)

test('a pinned view belongs to the entry of its list, with what the list lists in its address', () => {
  expect(addressesUnder('/')).toEqual(['/?payment=expiring', '/service-typelist?site=site-1&status=off'])
  expect(addressesUnder('/global-template')).toEqual(['/global-template?type=SMS&sort=-updated'])
  expect(addressesUnder('/manage-user')).toEqual([])
})

test('a view of a screen without an entry belongs to none, and one of a screen that is not there is left out', () => {
  expect(addressesUnder(undefined)).toEqual(['/customer-list?q=north'])
})
