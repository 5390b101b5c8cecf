// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser, renderForm } from '#components/form/form-harness.test-support.tsx'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { success } from '#shared/result.ts'
import { ReferenceSiteField } from './reference-site-field.tsx'

let fake: FakeBridge
beforeEach(() => {
  completeBrowser()
  fake = createFakeBridge()
})
afterEach(cleanup)

const site = (domain: string, companyName: string | null) => ({ siteId: domain, domain, companyName, groupId: null })

test('the reference site is chosen among the sites of type and option, 900 a fetch until there is no token [SNEW-065] [CALL-008]', async () => {
  const asked: unknown[] = []
  fake.answer('platform.execute', (call: { operation: string; variables: { nextToken: string | null } }) => {
    asked.push([call.operation, call.variables])
    const page =
      call.variables.nextToken === null
        ? { items: [site('aditi.shops.example', 'Aditi Kitchen')], nextToken: 'more' }
        : { items: [site('bina.shops.example', null), site('own.shops.example', 'Own')], nextToken: '' }
    return success({ data: JSON.stringify({ getSitesBySiteTypeAndOption: page }), receivedAt: 1 })
  })
  const { form, user } = renderForm(
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={createQueryClient()}>
        <ReferenceSiteField name="referenceSite" label="Reference site" />
      </QueryClientProvider>
    </BridgeContext>,
    { siteType: 'O2OCommerce', siteOption: 'SPA', groupId: '', subdomain: 'own', domain: 'shops.example', referenceSite: '' },
  )
  await user.click(await screen.findByRole('combobox', { name: 'Reference site' }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Aditi Kitchen (aditi.shops.example)', 'bina.shops.example'])
  await user.click(screen.getByRole('option', { name: 'bina.shops.example' }))
  expect(form.getValues('referenceSite')).toBe('bina.shops.example')
  const kind = { siteType: 'O2OCommerce', siteOption: 'SPA', limit: 900 }
  expect(asked).toEqual([
    ['GetSitesBySiteTypeAndOption', { ...kind, nextToken: null }],
    ['GetSitesBySiteTypeAndOption', { ...kind, nextToken: 'more' }],
  ])
})
