import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const READ = 'query ($domain: String!) { getSiteRewardSettingByDomain(domain: $domain) { rewardType domain isEnabled onGroup groupId updatedAt } }'
const WRITE = `mutation ($isEnabled: Boolean!, $onGroup: Boolean, $groupId: ID, $domain: String!, $siteId: ID!) {
  updateSiteRewardSettingV2(isEnabled: $isEnabled, onGroup: $onGroup, groupId: $groupId, domain: $domain, siteId: $siteId) { isEnabled onGroup groupId }
}`

const ADMIN = 'admin@demo.example'

describe('reward settings', () => {
  let platform: InProcessPlatform
  let site: { siteId: string; domain: string }
  beforeEach(() => {
    platform = createInProcessPlatform()
    const found = [...walkSites(platform.database, ['siteId', 'domain', 'groupId'])].find(({ groupId }) => groupId === null)
    site = { siteId: found?.siteId ?? '', domain: found?.domain ?? '' }
  })

  test('the one call creates and changes the setting', async () => {
    expect((await platform.as(ADMIN).run(READ, site))['getSiteRewardSettingByDomain']).toBeNull()
    await platform.as(ADMIN).run(WRITE, { ...site, isEnabled: true, onGroup: true, groupId: 'group-1' })
    expect((await platform.as(ADMIN).run(READ, site))['getSiteRewardSettingByDomain']).toMatchObject({
      isEnabled: true,
      onGroup: true,
      groupId: 'group-1',
      updatedAt: platform.now(),
    })
    // What is left out stays.
    expect((await platform.as(ADMIN).run(WRITE, { ...site, isEnabled: false }))['updateSiteRewardSettingV2']).toEqual({
      isEnabled: false,
      onGroup: true,
      groupId: 'group-1',
    })
  })

  test('refuses a group reward without a group, and a domain that is not of the site', async () => {
    expect(await platform.as(ADMIN).refusal(WRITE, { ...site, isEnabled: true, onGroup: true })).toBe('ValidationException: GROUP_ID_REQUIRED')
    expect(await platform.as(ADMIN).refusal(WRITE, { ...site, domain: 'other.example', isEnabled: true })).toBe('ValidationException: DOMAIN_NOT_OF_SITE')
    expect(await platform.as('accounts@demo.example').refusal(WRITE, { ...site, isEnabled: true })).toBe('Unauthorized: NOT_AUTHORIZED')
  })
})
