// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { drawScreen } from '#tests/drawn-screen.tsx'
import { SiteMessaging } from './site-messaging-tab.tsx'

afterEach(cleanup)

const SITE = { siteId: 'site-1', domain: 'aditi.example', userName: null, contactNumber: null, contactEmail: null }

/** The tabs at a platform whose schema lacks some operations. */
const tabsWithout = async (...operations: string[]): Promise<string[]> => {
  const fake = createFakeBridge()
  fake.answer('platform.offer', success({ missing: operations.map((operation) => ({ operation, reasons: [] })), absent: [], unsent: [] }))
  fake.emit('connection.changed', { state: 'ready', profile: { name: 'Acme', environment: 'local', links: [], imageBase: null, hasOwnSchema: true } })
  await expect.poll(() => fake.services.offer.current()).toBeDefined()
  await drawScreen(<SiteMessaging site={SITE} />, fake)
  await screen.findByRole('tab', { name: 'Notifications Master' })
  return ['WhatsApp provider config', 'WhatsApp provider settings', 'Notifications Master'].filter((name) => screen.queryByRole('tab', { name }) !== null)
}

test.each<[string, string[], string[]]>([
  ['both calls', [], ['WhatsApp provider config', 'WhatsApp provider settings', 'Notifications Master']],
  ['the call of the config alone', ['UpdateWhatsappProviderSetting'], ['WhatsApp provider config', 'Notifications Master']],
  ['the call of the settings alone', ['UpdateCustomWhatsappConfig'], ['WhatsApp provider settings', 'Notifications Master']],
  ['neither', ['UpdateCustomWhatsappConfig', 'UpdateWhatsappProviderSetting'], ['WhatsApp provider config', 'Notifications Master']],
])('a platform with %s has these WhatsApp forms [WAPP-008]', async (_, missing, tabs) => {
  expect(await tabsWithout(...missing)).toEqual(tabs)
})
