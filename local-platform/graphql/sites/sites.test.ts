import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { isExpired, isExpiring } from '#shared/domain/site/license.ts'
import { O2O_SITE_OPTIONS } from '#shared/domain/site/site-option.ts'
import { isFreeSite } from '#shared/domain/site/site-status.ts'
import { SITE_TYPES } from '#shared/domain/site/site-type.ts'
import type { Site } from '../../generated/resolvers.ts'
import { type LocalPlatform, startLocalPlatform } from '../../start.ts'
import { type Answer, execute } from '../../testing/call.ts'
import { signIn } from '../../testing/sign-in.ts'
import { SEEDED_PLANS } from './seed-plans.ts'

let platform: LocalPlatform
const tokens = new Map<string, string>()
beforeAll(async () => {
  platform = await startLocalPlatform()
})
afterAll(() => platform.stop())

/** Calls as a demo user, signing in on first use. */
async function as<Data>(user: string, query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
  const token = tokens.get(user) ?? (await signIn(platform, `${user}@demo.example`)).idToken
  tokens.set(user, token)
  return execute<Data>(platform, token, query, variables)
}

const FIELDS = `siteId domain companyName custName enabled siteType siteOptions partnerType channelPartner channelPartnerId appVersion tillDate userName
  planDetails { planName } basicSiteSetting { contactNumber footerAddress { country state city } } siteRecurringConfig { siteServices { serviceName charges status } }`
const LIST = `query GetSitesAdmin { getSitesAdmin { ${FIELDS} } }`
const listAs = async (user: string) => (await as<{ getSitesAdmin: Site[] }>(user, LIST)).data.getSitesAdmin
const refusal = ({ errors }: Answer<unknown>): string | undefined => errors?.[0]?.message

describe('the seeded sites', () => {
  let sites: Site[]
  beforeAll(async () => {
    sites = await listAs('admin')
  })
  const values = (read: (site: Site) => unknown) => new Set(sites.map(read))

  test('are sixty on the smallest platform, with every type, option, partner type and plan', () => {
    expect(sites).toHaveLength(60)
    expect([...values((site) => site.siteType)]).toEqual(expect.arrayContaining([...SITE_TYPES.map(({ value }) => value), 'B2B2C_ECOM']))
    expect([...values((site) => site.siteOptions)]).toEqual(
      expect.arrayContaining([...O2O_SITE_OPTIONS.map(({ value }) => value), 'PRODUCT_DISPLAY', 'COMMERCE']),
    )
    expect([...values((site) => site.partnerType)]).toEqual(expect.arrayContaining([...PARTNER_ROLES, null]))
    expect([...values((site) => site.planDetails?.[0]?.planName)]).toEqual(expect.arrayContaining(SEEDED_PLANS.map(({ planName }) => planName)))
    expect([...values((site) => site.appVersion)]).toEqual(expect.arrayContaining(['v1', 'v2', null]))
  })

  test('are in every state: active, expiring, expired, free, on trial, disabled, without SITE service, with an inactive one, without an end', () => {
    const now = Math.floor(Date.now() / 1000)
    const statusOf = (site: Site) => site.siteRecurringConfig?.siteServices?.find(({ serviceName }) => serviceName === 'SITE')?.status
    for (const isInState of [
      (site: Site) => site.enabled === true && !isExpired(site, now) && !isExpiring(site, now),
      (site: Site) => isExpiring(site, now),
      (site: Site) => isExpired(site, now) && site.enabled === true,
      (site: Site) => isFreeSite(site),
      (site: Site) => statusOf(site) === 'TRIAL',
      (site: Site) => site.enabled === false,
      (site: Site) => statusOf(site) === undefined,
      (site: Site) => statusOf(site) === 'INACTIVE',
      (site: Site) => site.tillDate === null,
    ]) {
      expect(sites.some(isInState)).toBe(true)
    }
  })

  test('carry awkward names: long, right-to-left, with emoji, quotes, and one that starts a formula', () => {
    const names = sites.map((site) => site.companyName ?? '')
    expect(names.some((name) => name.length > 40)).toBe(true)
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true)
    expect(names.some((name) => /\p{Emoji_Presentation}/u.test(name))).toBe(true)
    expect(names.some((name) => name.includes('"'))).toBe(true)
    expect(names.some((name) => name.startsWith('=HYPERLINK('))).toBe(true)
  })

  test('have domains and user names of their own', () => {
    expect(values((site) => site.domain).size).toBe(60)
    expect(values((site) => site.userName).size).toBe(60)
  })
})

describe('who sees which sites', () => {
  test('a channel partner sees its own only', async () => {
    const sites = await listAs('cp')
    expect(sites.length).toBeGreaterThan(1)
    expect(new Set(sites.map((site) => site.channelPartnerId))).toEqual(new Set(['cp@demo.example']))
    expect(new Set(sites.map((site) => site.channelPartner))).toEqual(new Set(['Deccan Digital Partners']))
  })

  test('a single permission is enough to list, and for nothing more', async () => {
    expect(await listAs('one-permission')).toHaveLength(60)
    expect(refusal(await as('one-permission', 'mutation ResetCogUserPassword { resetCogUserPassword(username: "owner100001") }'))).toBe('NOT_AUTHORIZED')
  })

  test('a disabled user sees none, but learns from the own profile to be disabled', async () => {
    expect(refusal(await as('disabled', LIST))).toBe('USER_IS_DISABLED')
    const profile = await as('disabled', '{ getInternalUserByUserName(userName: "disabled@demo.example") { enabled } }')
    expect(profile.data).toEqual({ getInternalUserByUserName: { enabled: false } })
  })

  test("a partner's call for another's site is answered as for one that does not exist", async () => {
    const other = (await listAs('admin')).find((site) => site.channelPartnerId !== 'cp@demo.example')
    const query = 'query GetBasicSiteSettingBySite($domain: String!) { getBasicSiteSettingBySite(domain: $domain) { siteId } }'
    expect(refusal(await as('cp', query, { domain: other?.domain }))).toBe('SITE_NOT_FOUND')
    expect(refusal(await as('cp', query, { domain: 'nowhere.shops.example' }))).toBe('SITE_NOT_FOUND')
  })
})

describe('the app version', () => {
  const SET = 'mutation UpdateSiteVersion($domain: String!, $appVersion: String!) { updateSiteVersion(domain: $domain, appVersion: $appVersion) }'

  test('is switched and read back [CALL-061]', async () => {
    const [site] = await listAs('admin')
    const appVersion = site?.appVersion === 'v2' ? 'v1' : 'v2'
    expect((await as('admin', SET, { domain: site?.domain, appVersion })).data).toEqual({ updateSiteVersion: true })
    expect((await listAs('admin'))[0]?.appVersion).toBe(appVersion)
  })
})

describe('exports', () => {
  const read = async (operation: string, user = 'admin') => {
    const answer = await as<Record<string, string>>(user, `mutation Download { ${operation} }`)
    return fetch(answer.data[operation] ?? '')
  }

  test('all sites as CSV behind a link [CALL-062]', async () => {
    const response = await read('downloadAllSites')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/filename="all-sites-\d{4}-\d\d-\d\d\.csv"/)
    const text = await response.text()
    expect(text).toMatch(/^Site Id,Business Name,Domain/)
    for (const { siteId } of await listAs('admin')) expect(text).toContain(siteId)
    // Not a formula any more when a spreadsheet opens it.
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example""`)
  })

  test('inactive sites only [CALL-063]', async () => {
    const lines = (await (await read('downloadInactiveSites')).text()).trim().split('\r\n')
    const inactive = (await listAs('admin')).filter((site) => site.enabled === false)
    expect(inactive.length).toBeGreaterThan(0)
    expect(lines).toHaveLength(inactive.length + 1)
    expect(lines.slice(1).every((line) => line.includes('InActive'))).toBe(true)
  })

  test('hold the sites of the caller, and cannot be read without the link', async () => {
    const response = await read('downloadAllSites', 'cp')
    expect((await response.text()).trim().split('\r\n')).toHaveLength((await listAs('cp')).length + 1)
    expect((await fetch(response.url.split('?')[0] ?? '')).status).toBe(403)
  })
})

describe('creating and changing a site', () => {
  const CREATE =
    'mutation CreateSiteByRecahoAdmin($input: CreateSiteInput!) { createSiteByRecahoAdmin(input: $input) { siteId domain fqdn curr siteType siteOptions channelPartnerId } }'
  const UPDATE = 'mutation UpdateSiteByAdmin($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'
  const SETTING = `query GetBasicSiteSettingBySite($domain: String!) { getBasicSiteSettingBySite(domain: $domain) {
    companyName contactEmail contactNumber curr siteMode availableWhatsApp isWalletEnabled integratePaymentOption premiumFeature { isApprovalEnabled } footerAddress { city } } }`
  const AVAILABLE = 'query DomainAvailability($domain: String!) { domainAvailability(domain: $domain) }'
  const input = {
    custName: 'Meena Rao',
    companyName: 'Rao Tiffins',
    ownerEmail: 'meena@rao.example',
    ownerMob: '9876543210',
    userName: 'meenarao',
    subdomain: 'rao-tiffins',
    domain: 'rao-tiffins.shops.example',
    siteType: 'O2OCommerce',
    siteOptions: 'BOOKING_RESTAURANTS',
    isGroupAdmin: false,
    footerAddress: { city: 'Pune', country: 'IND' },
  }

  test('a new site is in the list, has the defaults, and its domain is taken', async () => {
    expect((await as('site-creator', AVAILABLE, { domain: input.domain })).data).toEqual({ domainAvailability: true })
    const created = await as<{ createSiteByRecahoAdmin: Site }>('site-creator', CREATE, { input })
    expect(created.data.createSiteByRecahoAdmin).toMatchObject({
      domain: input.domain,
      fqdn: input.domain,
      curr: 'INR',
      siteType: 'O2OCommerce',
      siteOptions: 'BOOKING_RESTAURANTS',
    })
    expect((await as('site-creator', AVAILABLE, { domain: ` ${input.domain} ` })).data).toEqual({ domainAvailability: false })
    expect((await listAs('admin')).at(-1)).toMatchObject({
      companyName: 'Rao Tiffins',
      enabled: true,
      basicSiteSetting: { contactNumber: '9876543210', footerAddress: { city: 'Pune' } },
    })
    const setting = await as('admin', SETTING, { domain: input.domain })
    expect(setting.data).toMatchObject({
      getBasicSiteSettingBySite: {
        siteMode: 'LIVE',
        availableWhatsApp: 1,
        isWalletEnabled: true,
        contactEmail: 'meena@rao.example',
        premiumFeature: { isApprovalEnabled: false },
      },
    })
    expect(refusal(await as('site-creator', CREATE, { input: { ...input, userName: 'somebodyelse' } }))).toBe('DOMAIN_ALREADY_EXISTS')
    expect(refusal(await as('site-creator', CREATE, { input: { ...input, subdomain: 'rao-2', domain: 'rao-2.shops.example' } }))).toBe(
      'USERNAME_ALREADY_EXISTS',
    )
  })

  test('an update changes what it names and nothing else', async () => {
    const before = (await listAs('admin'))[4]
    const change = {
      siteId: before?.siteId,
      contactNumber: '9000000001',
      siteMode: 'UNDER_CONSTRUCTION',
      premiumFeature: { isApprovalEnabled: true },
      enabled: false,
    }
    expect((await as('support-executive', UPDATE, { input: change })).data).toEqual({ updateSiteByAdmin: true })
    expect((await listAs('admin'))[4]).toEqual({ ...before, enabled: false, basicSiteSetting: { ...before?.basicSiteSetting, contactNumber: '9000000001' } })
    expect((await as('admin', SETTING, { domain: before?.domain })).data).toMatchObject({
      getBasicSiteSettingBySite: {
        siteMode: 'UNDER_CONSTRUCTION',
        contactNumber: '9000000001',
        companyName: before?.companyName,
        premiumFeature: { isApprovalEnabled: true },
      },
    })
  })
})
