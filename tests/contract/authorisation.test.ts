import { beforeAll, describe, expect, test } from 'vitest'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import { walkSites } from '#local-platform/graphql/site-walk.ts'
import { createInProcessPlatform, type InProcessPlatform } from '#local-platform/testing/in-process.ts'
import { CALLS, type Facts } from './calls.ts'
import { callVariables } from './sample-input.ts'
import { wholeDocument } from './whole-selection.ts'

const schema = createPlatformSchema(SUBJECTS)
const PARTNER = 'cp@demo.example'

let platform: InProcessPlatform
let partnersSite: Facts
let othersSite: Facts
beforeAll(() => {
  platform = createInProcessPlatform()
  const sites = [...walkSites(platform.database, ['siteId', 'domain', 'channelPartnerId'])]
  const factsOf = (isOwn: boolean): Facts => {
    const site = sites.find(({ channelPartnerId }) => (channelPartnerId === PARTNER) === isOwn)
    if (site === undefined) throw new Error('No such site')
    return { siteId: site.siteId, domain: site.domain }
  }
  partnersSite = factsOf(true)
  othersSite = factsOf(false)
})

/** Ids that need not exist: whether a call is refused for who calls must not depend on them. */
const ANY: Facts = {
  dumpDate: '2026-11-01',
  merchantId: 'any',
  serviceId: 'any',
  planId: 'any',
  sitePlanId: 'any',
  mappingId: 'any',
  bookingId: 'any',
  transactionId: 'any',
  campaignId: 'any',
}

/**
 * The operations that do not refuse the user, all calls naming the same site. What else they say of their arguments
 * does not matter here.
 */
async function openTo(userName: string, facts: Facts): Promise<string[]> {
  const open: string[] = []
  for (const call of CALLS) {
    const variables = callVariables(schema, call, { ...ANY, ...facts })
    const answer = await platform.as(userName).answer(wholeDocument(schema, call.kind, call.name), variables)
    if (!/^(Unauthorized|NotFound: SITE_NOT_FOUND)/.test(answer.refusal ?? '')) open.push(call.name)
  }
  return open
}

/** What says nothing of anybody: prices, platform services, whether a name is free. */
const CATALOGUE = ['domainAvailability', 'verifyUsername', 'getSiteConfigServices', 'getPlatformServicesBySiteId', 'getPlatformServicesByPlatform']
/** Lists that a partner may ask for; it gets itself, or its own sites. */
const USER_LISTS = ['getInternalUsers', 'getInternalUsersByUserRole']
const SITE_LISTS = ['getSitesAdmin', 'getSitesBySiteType', 'getSitesBySiteTypeAndOption', 'downloadAllSites', 'downloadInactiveSites']
const ACCOUNT = ['getUserWalletBalance', 'getUserWalletTransactions', 'getUserServiceMapping']
/** What a channel partner may do with a site of its own. */
const OWN_SITE = [
  'updateSiteVersion',
  'getBasicSiteSettingBySite',
  'getSitePagesBySiteId',
  'getSiteConfig',
  'getSiteExtraServicesBySiteId',
  'getSiteWalletById',
  'getSiteTransactionsBySite',
  'getSubscriptionPlansBySiteId',
  'createSiteActionEvent',
  'getSiteActionEventsFilter',
  'getSiteRewardSettingByDomain',
  'getCommChannelSettingByDomain',
]

const [CREATOR, SALES, LEAD, EXECUTIVE, MANAGER, ACCOUNTS] = [
  'site-creator',
  'sales-person',
  'support-lead',
  'support-executive',
  'account-manager',
  'accounts',
]
const STAFF = [CREATOR, SALES, LEAD, EXECUTIVE, MANAGER, ACCOUNTS]
/** Operations that only some staff may use, by the permissions of the demo users. */
const OF_SOME: readonly (readonly [staff: readonly (string | undefined)[], operations: string])[] = [
  [[], 'createSiteConfigServices createPlatformService updatePlatformService deletePlatformService'],
  [[], 'createSubscriptionPlan updateSubscriptionPlan deleteSubscriptionPlan deleteSite'],
  [[CREATOR], 'createInternalUser createUserServiceMapping updateUserServiceMapping deleteUserServiceMapping getInternalDump getRenewalCount'],
  [[CREATOR, SALES], 'createSiteByRecahoAdmin updateInternalUser updateCPWallet createGroupAdmin'],
  [[CREATOR, LEAD], 'createSitePage deleteSitePage'],
  [[CREATOR, LEAD], 'createTempleteByAdmin updateTempleteByAdmin deleteTemplete getTempleteByUpdatedAtBySiteId'],
  [[CREATOR, LEAD, EXECUTIVE], 'updateSitePage'],
  [[CREATOR, SALES, LEAD], 'createSitePagesInBulk'],
  [[CREATOR, SALES, ACCOUNTS], 'createSiteWallet siteWalletRechargeByAdmin'],
  [[CREATOR, LEAD, MANAGER], 'updateCustomLabels deleteSiteServices resetCogUserPassword'],
  [[CREATOR, LEAD, MANAGER], 'createCampaignHistorybyAdmin createUserQueueInBulkByAdmin getCampaignHistoryByCreatedAtByAdmin'],
  [[CREATOR, LEAD, MANAGER, ACCOUNTS], 'generateTransactionId generateSiteInvoice sendWhatsApp'],
  [
    [CREATOR, LEAD, EXECUTIVE, MANAGER],
    'updateSiteByAdmin updateCommChannelSetting updateCustomWhatsappConfig updateWhatsappProviderSetting getCustomWhatsappConfig',
  ],
  [[CREATOR, LEAD, EXECUTIVE, MANAGER], 'createServiceTypeV2 updateServiceType getServiceTypesBySiteId updateServiceInBulkV2 getServiceBySiteId'],
  [[CREATOR, LEAD, EXECUTIVE, MANAGER], 'updateServiceTypeSetting getServiceTypeSettingBySite updateInvoiceFormatV2 getInvoiceFormatV2'],
  [[CREATOR, LEAD, EXECUTIVE, MANAGER], 'getSiteCustomLabelByDomain storeRegisterONDC updateFalconStore'],
  [[CREATOR, SALES, LEAD, EXECUTIVE, MANAGER], 'createServiceType updateSiteRewardSettingV2 uploadFile getFroalaSignature'],
  [[CREATOR, SALES, LEAD, MANAGER, ACCOUNTS], 'createSiteConfig updateSiteConfig updateSiteDataNormalize createSiteExtraService'],
  [[CREATOR, SALES, LEAD, MANAGER, ACCOUNTS], 'addPlatformService subscribeSitePlanByAdmin subscribeSitePlanByAdminV2'],
]

describe('of all operations', () => {
  test.each(STAFF)('a member of staff gets what its permissions say: %s', async (user) => {
    const refused = OF_SOME.flatMap(([staff, operations]) => (staff.includes(user) ? [] : operations.split(' ')))
    const open = new Set(await openTo(`${user}@demo.example`, othersSite))
    expect(
      CALLS.map(({ name }) => name)
        .filter((name) => !open.has(name))
        .toSorted(),
    ).toEqual(refused.toSorted())
  })

  test('a disabled user gets none', async () => {
    expect(await openTo('disabled@demo.example', partnersSite)).toEqual([])
  })

  test.each(['reseller', 'referral', 'stockist'])('a %s reads the catalogue and itself', async (partner) => {
    expect(new Set(await openTo(`${partner}@demo.example`, partnersSite))).toEqual(new Set([...CATALOGUE, ...USER_LISTS]))
  })

  test("a channel partner reads the catalogue, its account and lists of its own, and of another's site nothing", async () => {
    expect(new Set(await openTo(PARTNER, othersSite))).toEqual(new Set([...CATALOGUE, ...USER_LISTS, ...SITE_LISTS, ...ACCOUNT]))
  })

  test('a channel partner reads its own sites and notes on them', async () => {
    expect(new Set(await openTo(PARTNER, partnersSite))).toEqual(new Set([...CATALOGUE, ...USER_LISTS, ...SITE_LISTS, ...ACCOUNT, ...OWN_SITE]))
  })

  test('a member of staff with one permission to look changes next to nothing', async () => {
    const open = new Set(await openTo('one-permission@demo.example', othersSite))
    const changes = CALLS.filter(({ kind, name }) => kind === 'mutation' && open.has(name)).map(({ name }) => name)
    expect(changes).toEqual(['verifyUsername', 'updateSiteVersion', 'createSiteActionEvent', 'downloadAllSites', 'downloadInactiveSites'])
  })
})
