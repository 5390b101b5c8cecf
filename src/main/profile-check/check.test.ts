import { expect, test, vi } from 'vitest'
import { PlatformClient } from '../platform/platform-client.ts'
import { type CheckContext, withUserClient } from './check.ts'

const context: Pick<CheckContext, 'profile' | 'fetch' | 'fittings'> = {
  profile: {
    name: 'Shop',
    environment: 'local',
    identity: { issuer: 'http://127.0.0.1:1', clientId: 'console' },
    platform: { graphqlUrl: 'http://127.0.0.1:1/graphql', restUrl: 'http://127.0.0.1:1' },
  } as CheckContext['profile'],
  fetch,
  fittings: { fitOf: () => ({ state: 'ours' }), offerOf: () => ({ missing: [], absent: [], unsent: [] }) },
}

test.each<[how: string, use: () => Promise<string>]>([
  ['with a result', async () => 'done'],
  ['with a rejection', async () => Promise.reject(new Error('lost'))],
  [
    'by throwing at once',
    () => {
      throw new Error('lost')
    },
  ],
])('a check that ends %s leaves no client open', async (_, use) => {
  const closed = vi.spyOn(PlatformClient.prototype, 'close')
  await withUserClient(context, undefined, use).catch(() => undefined)
  expect(closed).toHaveBeenCalledOnce()
  closed.mockRestore()
})
