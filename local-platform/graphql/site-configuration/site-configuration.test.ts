import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const SERVICES = 'siteServices { serviceName charges chargingModel status masterStatus startDate endDate notes addedServiceId updatedAt }'
const READ = `query ($domain: String!) { getSiteConfig(domain: $domain) { domain siteId enabled createdAt updatedAt ${SERVICES} } }`
const CREATE = `mutation ($domain: String!, $siteId: ID!, $siteServices: [SiteServiceInput!]!, $channelPartner: String) {
  createSiteConfig(domain: $domain, siteId: $siteId, siteServices: $siteServices, channelPartner: $channelPartner) { domain enabled ${SERVICES} }
}`
const UPDATE = `mutation ($domain: String!, $siteId: ID!, $siteServices: [SiteServiceInput!]!, $enabled: Boolean) {
  updateSiteConfig(domain: $domain, siteId: $siteId, siteServices: $siteServices, enabled: $enabled) { enabled ${SERVICES} }
}`
const NORMALIZE = `mutation ($input: UpdateSiteDataNormalizeInput!) { updateSiteDataNormalize(input: $input) { ${SERVICES} } }`
const LIST = '{ getSitesAdmin { siteId fromDate tillDate planDetails { planName } siteRecurringConfig { siteServices { serviceName charges } } } }'

const ADMIN = 'admin@demo.example'

describe('site configuration', () => {
  let platform: InProcessPlatform
  let configured: { siteId: string; domain: string }
  let blank: { siteId: string; domain: string }

  beforeEach(() => {
    platform = createInProcessPlatform()
    const sites = [...walkSites(platform.database, ['siteId', 'domain', 'siteRecurringConfig'])]
    const pick = (hasConfig: boolean) => {
      const site = sites.find(({ siteRecurringConfig }) => (siteRecurringConfig !== null) === hasConfig)
      if (site === undefined) throw new Error('No such site')
      return { siteId: site.siteId, domain: site.domain }
    }
    configured = pick(true)
    blank = pick(false)
  })

  const listed = async (siteId: string) => (await platform.as(ADMIN).run(LIST))['getSitesAdmin'].find((site: { siteId: string }) => site.siteId === siteId)

  test('a site without services gets its first ones, and the site list shows them', async () => {
    expect((await platform.as(ADMIN).run(READ, blank))['getSiteConfig']).toBeNull()
    const siteServices = [{ serviceName: 'SITE', charges: 99_900, chargingModel: 'MONTHLY', status: 'ACTIVE', masterStatus: 'On', startDate: 10, endDate: 20 }]
    await platform.as(ADMIN).run(CREATE, { ...blank, siteServices })
    expect((await platform.as(ADMIN).run(READ, blank))['getSiteConfig']).toMatchObject({ ...blank, enabled: true, siteServices, createdAt: platform.now() })
    expect((await listed(blank.siteId)).siteRecurringConfig.siteServices).toEqual([{ serviceName: 'SITE', charges: 99_900 }])
    expect(await platform.as(ADMIN).refusal(CREATE, { ...blank, siteServices })).toBe('Conflict: SITE_CONFIG_ALREADY_EXISTS')
  })

  test('an update replaces the list and keeps what clients do not send', async () => {
    const siteServices = [
      { serviceName: 'SITE', charges: 1 },
      { serviceName: 'POS', charges: 2 },
    ]
    const answer = (await platform.as(ADMIN).run(UPDATE, { ...configured, siteServices, enabled: false }))['updateSiteConfig']
    expect(answer.enabled).toBe(false)
    expect(answer.siteServices.map((service: { serviceName: string }) => service.serviceName)).toEqual(['SITE', 'POS'])
    // The terms of SITE that were not sent are those it had.
    expect(answer.siteServices[0]).toMatchObject({ charges: 1, masterStatus: expect.stringMatching(/On|Off/), updatedAt: platform.now() })
    expect(await platform.as(ADMIN).refusal(UPDATE, { ...blank, siteServices })).toBe('NotFound: SITE_CONFIG_NOT_FOUND')
  })

  test('normalizing changes the terms of the SITE service', async () => {
    const input = { domain: configured.domain, charges: 777, status: 'FREE', masterStatus: 'Off', chargingModel: 'YEARLY', startDate: 100, endDate: 200 }
    const [service] = (await platform.as(ADMIN).run(NORMALIZE, { input }))['updateSiteDataNormalize'].siteServices
    const { domain: _domain, ...terms } = input
    expect(service).toMatchObject({ serviceName: 'SITE', ...terms })
  })

  test("normalizing also writes the license and the plan to the site's record, once", async () => {
    const input = { domain: configured.domain, planName: 'A new plan', charges: 5, startDate: 1_000, endDate: 2_000 }
    await platform.as(ADMIN).run(NORMALIZE, { input })
    await platform.as(ADMIN).run(NORMALIZE, { input })
    const site = await listed(configured.siteId)
    expect(site).toMatchObject({ fromDate: 1_000, tillDate: 2_000 })
    expect(site.planDetails.filter((plan: { planName: string }) => plan.planName === 'A new plan')).toHaveLength(1)
  })

  test('refuses to change a SITE service that is not there', async () => {
    expect(await platform.as(ADMIN).refusal(NORMALIZE, { input: { domain: blank.domain } })).toBe('NotFound: SITE_CONFIG_NOT_FOUND')
    await platform.as(ADMIN).run(CREATE, { ...blank, siteServices: [{ serviceName: 'POS' }] })
    expect(await platform.as(ADMIN).refusal(NORMALIZE, { input: { domain: blank.domain } })).toBe('NotFound: SITE_SERVICE_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(NORMALIZE, { input: { domain: 'nowhere.example' } })).toBe('NotFound: SITE_NOT_FOUND')
  })
})
