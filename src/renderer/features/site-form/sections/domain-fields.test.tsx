// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser, renderForm } from '#components/form/form-harness.test-support.tsx'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { success } from '#shared/result.ts'
import { DomainField, SubDomainField } from './domain-fields.tsx'

let fake: FakeBridge
const asked: string[] = []
beforeEach(() => {
  completeBrowser()
  asked.length = 0
  fake = createFakeBridge()
  fake.answer('platform.execute', (call: { variables: { domain: string } }) => {
    asked.push(call.variables.domain)
    return success({ data: JSON.stringify({ domainAvailability: true }), receivedAt: 1 })
  })
})
afterEach(cleanup)

const open = (values: { readonly subdomain: string; readonly domain: string }, isFixed = false) =>
  renderForm(
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={createQueryClient()}>
        <SubDomainField name="subdomain" label="Sub Domain" disabled={isFixed} />
        <DomainField name="domain" label="Domain" disabled={isFixed} />
      </QueryClientProvider>
    </BridgeContext>,
    values,
  )

test.each([
  ['My Shop', 'A sub domain cannot contain blanks.', 'my-shop'],
  ['https://aditi.shops.example/menu', 'Enter only the sub domain, not a whole address.', 'aditi'],
  ['-aditi-', 'A sub domain cannot start or end with a hyphen.', 'aditi'],
  ['अदिति', 'A sub domain can only have the letters a to z, digits and hyphens.', 'xn--l1b6df4hb'],
])('%s is not asked about, the reason is shown, and what it can be is asked about once it is taken [SNEW-042]', async (typed, reason, offered) => {
  const { form, user } = open({ subdomain: '', domain: 'shops.example' })
  const field = screen.getByRole('textbox', { name: 'Sub Domain' })
  await user.click(field)
  await user.paste(typed)
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
  await user.click(screen.getByRole('button', { name: `Use ${offered}` }))
  expect(form.getValues('subdomain')).toBe(offered)
  expect(document.activeElement).toBe(field)
  expect(screen.queryByText(reason)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByText(`${offered}.shops.example is free.`)).toBeDefined())
  expect(asked).toEqual([`${offered}.shops.example`])
})

test('nor is a domain that cannot be one [SNEW-043]', async () => {
  const { user } = open({ subdomain: 'aditi', domain: '' })
  await user.type(screen.getByRole('textbox', { name: 'Domain' }), 'shops_1.example')
  expect(screen.getByText('Each part of a domain can only have the letters a to z, digits and hyphens.')).toBeDefined()
  await user.clear(screen.getByRole('textbox', { name: 'Domain' }))
  await user.type(screen.getByRole('textbox', { name: 'Domain' }), 'shops-1.example')
  await waitFor(() => expect(screen.getByText('aditi.shops-1.example is free.')).toBeDefined())
  expect(asked).toEqual(['aditi.shops-1.example'])
})

test('of an existing site nothing is said, whatever it has', () => {
  open({ subdomain: 'my_shop', domain: 'old shops' }, true)
  expect(screen.queryByText(/cannot|only/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
