import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { profileSchema } from '#main/connection/profile.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import { success } from '#shared/result.ts'

let platforms: LocalPlatform[]
beforeAll(async () => {
  platforms = await Promise.all([startLocalPlatform({ test: true }), startLocalPlatform({ test: true })])
})
afterAll(() => Promise.all(platforms.map((platform) => platform.stop())))

test('the host of the endpoint is that of the connection profile [CALL-003]', async () => {
  const tokens = await Promise.all(platforms.map(async (platform) => (await signIn(platform, 'admin@demo.example')).idToken))
  for (const [index, platform] of platforms.entries()) {
    const profile = profileSchema.parse(platform.profile)
    const token = async () => success(tokens[index] ?? '')
    const client = new PlatformClient({
      connection: { profile: () => profile, onChange: () => () => undefined },
      identity: { token, renewedToken: token, expire: () => undefined, owner: () => 'admin@demo.example' },
      fetch,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
    expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: true })
    client.close()
    expect(platforms.map(({ control }) => control?.calls('GetSitesAdmin').length)).toEqual(index === 0 ? [1, 0] : [1, 1])
  }
})
