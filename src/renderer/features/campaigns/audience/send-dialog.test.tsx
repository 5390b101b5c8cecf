// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { NotifyContext } from '#data/notifications/use-notify.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { success } from '#shared/result.ts'
import type { AudienceSite } from './audience-site.ts'
import { SendDialog } from './send-dialog.tsx'

beforeEach(() => completeWindow())
afterEach(cleanup)

const SITE = {
  fqdn: 'aditi.example',
  domain: 'aditi.example',
  companyName: 'Aditi Kitchen',
  custName: 'Aditi Rao',
  contactEmail: 'aditi@aditi.example',
  enabled: true,
} as unknown as AudienceSite

test('an email campaign says that no test message can be sent, and shows the message of the first recipient with its placeholders filled', async () => {
  const fake = createFakeBridge()
  fake.answer('campaigns.messaged', success({}))
  const campaign = { channel: 'EMAIL', template: 'Greeting', subject: 'For _companyName_', content: '<p>Dear _custName_</p>', imageUrl: null } as const
  render(
    <BridgeContext value={fake.services}>
      <NotifyContext value={{ show: () => '', success: () => undefined, error: () => undefined, dismiss: () => undefined }}>
        <QueryClientProvider client={createQueryClient()}>
          <FluentProvider theme={webLightTheme}>
            <MemoryRouter>
              <SendDialog campaign={campaign} selected={[SITE]} onBegun={() => undefined} onClose={() => undefined} />
            </MemoryRouter>
          </FluentProvider>
        </QueryClientProvider>
      </NotifyContext>
    </BridgeContext>,
  )
  expect(
    await screen.findByText('The platform sends email only as part of a campaign, so there is no test message: check the message above before you send it.'),
  ).toBeTruthy()
  expect(screen.getByText('For Aditi Kitchen')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Test message to' })).toBeNull()
})
