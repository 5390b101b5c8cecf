import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute } from '../testing/call.ts'
import { type SignedIn, signIn } from '../testing/sign-in.ts'
import type { Control } from './control.ts'

let platform: LocalPlatform
let control: Control
let admin: SignedIn
beforeEach(async () => {
  platform = await startLocalPlatform({ test: true })
  if (platform.control === null) throw new Error('not in test mode')
  control = platform.control
  admin = await signIn(platform, 'admin@demo.example')
})
afterEach(() => platform.stop())

const SITES = 'query GetSitesAdmin { getSitesAdmin { domain appVersion } }'
const SET_VERSION = 'mutation UpdateSiteVersion($domain: String!, $appVersion: String!) { updateSiteVersion(domain: $domain, appVersion: $appVersion) }'

interface Sites {
  getSitesAdmin: { domain: string; appVersion: string | null }[]
}

const sites = async () => (await execute<Sites>(platform, admin.idToken, SITES)).data.getSitesAdmin
const firstDomain = async () => (await sites())[0]?.domain ?? ''
const setVersion = (domain: string, appVersion: string) => execute(platform, admin.idToken, SET_VERSION, { domain, appVersion })

test('a reset brings back data, faults and journal as they were when the start was kept', async () => {
  control.keepStart()
  const before = await sites()
  await setVersion(before[0]?.domain ?? '', 'v99')
  control.addFault({ operation: 'GetSitesAdmin', fault: 'http500' })
  control.expireTokens()
  await control.goDown(['graphql'])

  expect(await control.reset()).toBe(true)
  expect(control.calls()).toEqual([])
  expect(await sites()).toEqual(before)
})

test('a reset is refused while a call is being answered', async () => {
  control.keepStart()
  const domain = await firstDomain()
  control.addFault({ operation: 'UpdateSiteVersion', fault: 'delay', milliseconds: 2_000 })
  const answer = setVersion(domain, 'v98')
  await expect.poll(() => control.calls('UpdateSiteVersion').length).toBe(1)
  expect(await control.reset()).toBe(false)
  await answer
  expect(await control.reset()).toBe(true)
})
