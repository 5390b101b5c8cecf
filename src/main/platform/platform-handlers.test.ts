import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { isMoneyOperation } from '#shared/domain/payment.ts'
import { success } from '#shared/result.ts'
import { CancellableCalls } from '../bridge/cancellable-calls.ts'
import { asking } from '../confirmation/asking.test-support.ts'
import { trustedOperation } from './graphql/trusted-operations.ts'
import type { PlatformClient } from './platform-client.ts'
import { platformHandlers } from './platform-handlers.ts'

/** The handlers over a platform that records what reaches it. */
function handlersOver() {
  const sent: string[] = []
  const platform = {
    execute: async (operation: string) => {
      sent.push(operation)
      return success({ data: '{}', receivedAt: 1 })
    },
  }
  const { service: confirmations } = asking()
  const nothing = () => undefined
  const options = { platform: platform as unknown as PlatformClient, confirmations, calls: new CancellableCalls(), onPart: nothing, refused: nothing }
  return { sent, handlers: platformHandlers(options) }
}

test.each(['DownloadAllSites', 'DownloadInactiveSites', 'GetFroalaSignature', 'GetInternalDump', 'UploadFile'])(
  '%s is not executed for the page: its answer or its file stays in main',
  async (operation) => {
    const { sent, handlers } = handlersOver()
    expect(await handlers['platform.execute']({ operation, variables: {} })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(sent).toEqual([])
  },
)

test.each([1, -1, 5_000_000, 0.5, '0', null, undefined, [0]])('the page creates no wallet with a balance of %j [WALLET-001]', async (balance) => {
  const { sent, handlers } = handlersOver()
  const variables = { siteId: 's1', domain: 'a.example', currency: 'INR', balance }
  expect(await handlers['platform.execute']({ operation: 'CreateSiteWallet', variables })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(sent).toEqual([])
})

test('the page creates a wallet with balance 0 [SNEW-020] [WALLET-001]', async () => {
  const { sent, handlers } = handlersOver()
  const variables = { siteId: 's1', domain: 'a.example', currency: 'INR', balance: 0 }
  expect(await handlers['platform.execute']({ operation: 'CreateSiteWallet', variables })).toMatchObject({ ok: true })
  expect(sent).toEqual(['CreateSiteWallet'])
})

test('nothing that moves money is executed for the page, and no name that only looks like an operation', async () => {
  const { sent, handlers } = handlersOver()
  const money = Object.keys(documents).filter(isMoneyOperation)
  expect(money).toHaveLength(6)
  for (const operation of [...money, 'constructor', '__proto__', 'toString', 'getsitesadmin', 'GetSitesAdmin '])
    expect(await handlers['platform.execute']({ operation, variables: {} })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(sent).toEqual([])
})

test('a page that asked to be held to reading sends no mutation, and reads as before', async () => {
  const { sent, handlers } = handlersOver()
  const call = (operation: string) => handlers['platform.execute']({ operation, variables: {}, readsOnly: true })
  const refused = { ok: false, error: { kind: 'invalid-arguments', message: 'Nothing can be changed while you see the console as somebody else.' } }
  const mutations = Object.keys(documents).filter((name) => trustedOperation(name)?.kind === 'mutation')
  expect(mutations.length).toBe(58)
  for (const operation of mutations) expect(await call(operation)).toEqual(refused)
  expect(sent).toEqual([])
  expect(await call('GetSitesAdmin')).toMatchObject({ ok: true })
  expect(sent).toEqual(['GetSitesAdmin'])
})
