import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { type Front, startFront } from './front.test-support.ts'
import { checkInProcess } from './in-process.test-support.ts'

let platform: LocalPlatform
let signer: Front
/** What the address that signs links was sent as `Authorization`. */
let authorizations: (string | undefined)[]

beforeEach(async () => {
  authorizations = []
  platform = await startLocalPlatform({ size: 'small', test: true })
  signer = await startFront((request, response) => {
    authorizations.push(request.headers.authorization)
    response.writeHead(401).end()
  })
})
afterEach(async () => {
  signer.close()
  await platform.stop()
})

test('the signer of links to the storage is asked with the token and in the form of the calls', async () => {
  const { identityPool: _identityPool, ...storage } = platform.profile.storage
  const { lines } = await checkInProcess(
    {
      ...platform.profile,
      platform: { ...platform.profile.platform, token: 'access', authorization: 'bearer' },
      storage: { ...storage, credentials: 'platform', signedLinks: { url: `${signer.address}/storage-link` } },
    },
    'admin@demo.example',
  )
  // The local platform's access tokens are opaque; its identity tokens begin with eyJ.
  expect(authorizations, lines.join('\n')).toEqual([expect.stringMatching(/^Bearer (?!eyJ)\S{20,}$/)])
})
