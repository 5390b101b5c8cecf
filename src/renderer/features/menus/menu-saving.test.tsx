// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notify, NotifyContext } from '#data/notifications/use-notify.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetServiceTypesBySiteIdRecordsDocument } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import type { Menu, MenuSite } from './menu.ts'
import { menusOf, useMenuSave } from './menu-saving.ts'

afterEach(cleanup)

const SITE = { siteId: 'site-1', domain: 'aditi.example' } as MenuSite
const STORED = { slugName: 'lunch', typeName: 'Lunch', status: 'ACTIVE' } as unknown as Menu
const KEY = platformQueryKey(GetServiceTypesBySiteIdRecordsDocument, menusOf('site-1'))
const SILENT = { show: () => '', dismiss: () => undefined, success: () => undefined, error: () => undefined } as unknown as Notify

/** Saves a menu with a platform that answers so; the menus on screen, and whether they are read again. */
const saved = async (updateServiceType: object) => {
  const { bridge, services, answer } = createFakeBridge()
  answer('platform.execute', success({ data: JSON.stringify({ updateServiceType }), receivedAt: 1 }))
  const queries = createQueryClient()
  queries.setQueryData(KEY, { data: { getServiceTypesBySiteId: [STORED] }, receivedAt: 1 })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BridgeContext value={{ ...services, bridge }}>
      <QueryClientProvider client={queries}>
        <NotifyContext value={SILENT}>{children}</NotifyContext>
      </QueryClientProvider>
    </BridgeContext>
  )
  const { result } = renderHook(() => useMenuSave(SITE), { wrapper })
  const { save, change } = result.current
  const step = change({ label: 'Save', before: STORED, inputOf: () => ({ siteId: 'site-1', slugName: 'lunch' }), about: {} })
  await act(() => save.run([step]))
  const menus = (queries.getQueryData(KEY) as { readonly data: { readonly getServiceTypesBySiteId: readonly object[] } }).data.getServiceTypesBySiteId
  return { menus, isReadAgain: queries.getQueryState(KEY)?.isInvalidated }
}

test('a saved menu is shown as it was answered', async () => {
  expect(await saved({ slugName: 'lunch', status: 'INACTIVE' })).toEqual({ menus: [{ ...STORED, status: 'INACTIVE' }], isReadAgain: false })
})

test('menus are read again where the answer holds nothing of the saved one', async () => {
  expect(await saved({})).toEqual({ menus: [STORED], isReadAgain: true })
})
