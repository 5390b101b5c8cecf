import { globSync, readFileSync } from 'node:fs'
import { getNamedType, getNullableType, isListType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { analyticsRoutes } from '#local-platform/graphql/dashboards/analytics-routes.ts'
import { siteRoutes } from '#local-platform/rest/site-routes.ts'
import { accepts, missingPaths, schema, takenBy, words } from './schema-paths.ts'
import { SITE_CREATED_FIELDS, SITE_INPUT_FIELDS, SITE_LIST_FIELDS, SITE_UPDATE_EXTRA_FIELDS } from './site-fields.ts'
import { rootField } from './whole-selection.ts'

/**
 * The operations of the ledger areas CALL and CALL2 with their arguments: what the SDL must have, kept by hand so that a slip in the SDL shows.
 * A row names the ledger lines that it states in full; lines that also say how the console behaves (paging loops, no cache, order) are named by the
 * tests of that behaviour, and their row here has no id.
 */
type LedgerOperation = {
  /** Ledger IDs in brackets, for the title. */
  readonly ids: string
  readonly kind: 'query' | 'mutation'
  readonly name: string
  /** Argument names, or the fields of the one argument `input`; `name=value` where the line gives a value that the SDL has as default. */
  readonly takes: readonly string[]
  /** Paths of fields in the answer that the line names. */
  readonly answers?: readonly string[]
  /** The named type of a scalar answer. */
  readonly scalar?: 'Boolean' | 'String'
  /** The input is a list. */
  readonly bulk?: true
}

const query = (ids: string, name: string, takes: string, rest: Partial<Pick<LedgerOperation, 'scalar' | 'answers'>> = {}): LedgerOperation => ({
  ids: ids === '' ? '' : ` ${ids}`,
  kind: 'query',
  name,
  takes: words(takes),
  ...rest,
})

const mutation = (ids: string, name: string, takes: string, rest: Partial<Pick<LedgerOperation, 'scalar' | 'answers' | 'bulk'>> = {}): LedgerOperation => ({
  ...query(ids, name, takes, {}),
  kind: 'mutation',
  ...rest,
})

const PAGED = ['items', 'nextToken']

const TEMPLATE_INPUT = 'siteId slugName tempName tempSubject text type image.bucket image.region image.key'

const LEDGER_OPERATIONS: readonly LedgerOperation[] = [
  query('', 'getInternalUserByUserName', 'userName'),
  query('', 'getInternalUsers', ''),
  query('[CALL-007]', 'getSitesAdmin', '', { answers: SITE_LIST_FIELDS }),
  query('', 'getSitesBySiteTypeAndOption', 'siteType siteOption limit=900 nextToken', { answers: PAGED }),
  query('[CALL-009]', 'getBasicSiteSettingBySite', 'domain', { answers: ['curr', 'contactNumber', 'contactEmail', 'footerAddress'] }),
  query('[CALL-010]', 'getSitePagesBySiteId', 'siteId'),
  query('', 'getSitePagesByAdmin', 'nextToken limit=70', { answers: PAGED }),
  query('[CALL-012]', 'getFroalaSignature', '', { scalar: 'String' }),
  query('[CALL-013]', 'domainAvailability', 'domain', { scalar: 'Boolean' }),
  query('', 'getSiteConfigServices', 'domain', { answers: words('serviceName charges id typeValue') }),
  query('[CALL-015]', 'getSiteConfig', 'domain'),
  query('[CALL-016]', 'getSiteWalletById', 'siteId', { answers: ['balance'] }),
  query('', 'getSiteTransactionsBySite', 'siteId type limits=50 skips=0'),
  query('', 'getSubscriptionPlansBySiteId', 'siteId'),
  query('', 'getPlatformServicesByPlatform', 'siteId platform'),
  query('', 'getSiteExtraServicesBySiteId', 'siteId limit=30 nextToken', { answers: PAGED }),
  query('[CALL-021]', 'getUserServiceMapping', 'userId'),
  query('', 'getCommChannelSettingByDomain', 'domain'),
  query('[CALL-023]', 'getSiteSubRoleSiteId', 'siteId nextToken', { answers: PAGED }),
  query('[CALL-024]', 'getSiteRewardSettingByDomain', 'domain'),
  query('[CALL-025]', 'getCustomWhatsappConfig', 'domain'),
  query('', 'getSiteActionEventsFilter', 'searchValue skips=0 limits=100'),
  mutation('[CALL-029]', 'createSiteByRecahoAdmin', SITE_INPUT_FIELDS.join(' '), { answers: SITE_CREATED_FIELDS }),
  mutation('[CALL-030]', 'updateSiteByAdmin', [...SITE_INPUT_FIELDS, ...SITE_UPDATE_EXTRA_FIELDS].join(' '), { scalar: 'Boolean' }),
  mutation('[CALL-031]', 'verifyUsername', 'username', { scalar: 'Boolean' }),
  mutation('', 'createServiceType', 'siteId slugName typeName displayOrder typeStatus'),
  mutation('[CALL-034] [CALL-035]', 'createSitePagesInBulk', 'siteId pageName displayName value onFooter onHome pageFor pageType tags image', { bulk: true }),
  mutation('[CALL-036]', 'createSitePage', 'pageName displayName value onFooter onHome pageFor pageType tags image', {
    answers: words('pageName value onHome tags pageFor pageType image'),
  }),
  mutation('[CALL-037]', 'updateSitePage', 'pageName displayName value onFooter onHome pageFor pageType tags image'),
  mutation('[CALL-038]', 'deleteSitePage', 'pageName'),
  mutation('[CALL-040]', 'createSiteConfig', 'domain siteId siteServices enabled channelPartner companyName'),
  mutation('[CALL-041]', 'updateSiteConfig', 'domain siteId siteServices enabled'),
  mutation(
    '[CALL-042]',
    'createSiteConfig',
    words('charges chargingModel masterStatus serviceName startedAt status startDate endDate updatedAt')
      .map((field) => `siteServices.${field}`)
      .join(' '),
  ),
  mutation('[CALL-043]', 'updateSiteDataNormalize', 'domain planName chargingModel status masterStatus startDate endDate charges'),
  mutation('[CALL-044]', 'updateSiteRewardSettingV2', 'isEnabled onGroup groupId domain siteId'),
  mutation('[CALL-045]', 'createSiteExtraService', 'siteId amt currency serviceName note'),
  mutation('[CALL-046]', 'createSiteWallet', 'siteId balance currency domain'),
  mutation('', 'siteWalletRechargeByAdmin', 'siteId amt currency rechargeBy paymentState note'),
  mutation('[CALL-048]', 'generateTransactionId', 'id'),
  mutation('[CALL-049]', 'generateSiteInvoice', 'siteId transactionId date billTo custMob custName serviceName amt total', {
    answers: words('invoiceId transactionId invoicePdf'),
  }),
  mutation('', 'sendWhatsApp', 'type toNumber content imageLink'),
  mutation(
    '[CALL-051]',
    'subscribeSitePlanByAdmin',
    'siteId planName status masterService platform siteType amount chargingModel services description paymentGateway curr',
  ),
  mutation(
    '[CALL-051]',
    'subscribeSitePlanByAdminV2',
    'siteId planName status masterService platform siteType amount chargingModel services description paymentGateway curr',
  ),
  mutation(
    '[CALL-052]',
    'addPlatformService',
    'siteId serviceName slugServiceName status serviceType masterService platform siteType channelPartner addedServiceId companyName',
  ),
  mutation(
    '[CALL-053] [CALL2-012]',
    'updateSubscriptionPlan',
    'siteId planId planName status masterService platform siteType services description curr amount priceList chargingModel',
  ),
  mutation('[CALL-054]', 'updateSitePlanByAdmin', 'status amount chargingModel services'),
  mutation('[CALL-055]', 'updateSiteServiceByAdmin', 'domain chargingModel status masterStatus startDate endDate charges'),
  mutation('[CALL-056]', 'createSiteActionEvent', 'siteId eventName eventType note reason'),
  mutation('[CALL-057]', 'updateCommChannelSetting', 'domain configs.code configs.commList configs.senderList'),
  mutation('[CALL-058]', 'updateWhatsappProviderSetting', 'domain system productId phoneId token apiKey'),
  mutation('[CALL-059]', 'updateCustomWhatsappConfig', 'productId phoneId token apiKey system domain'),
  mutation('[CALL-060]', 'resetCogUserPassword', 'username'),
  mutation('[CALL-061]', 'updateSiteVersion', 'domain appVersion', { scalar: 'Boolean' }),
  mutation('', 'downloadAllSites', '', { scalar: 'String' }),
  mutation('', 'downloadInactiveSites', '', { scalar: 'String' }),
  mutation('[CALL-064]', 'deleteSite', 'domain'),

  mutation('[CALL2-004]', 'createSiteConfigServices', 'domain typeValue serviceName charges', { answers: words('serviceName charges id typeValue') }),
  query('[CALL2-005]', 'getPlatformServicesBySiteId', 'siteId'),
  mutation('[CALL2-006]', 'createPlatformService', 'siteId serviceName slugServiceName status serviceType masterService platform siteType'),
  mutation('[CALL2-007]', 'updatePlatformService', 'siteId serviceId serviceName slugServiceName status masterService platform serviceType'),
  mutation('', 'deletePlatformService', 'siteId serviceId', { answers: words('id siteId serviceId serviceName') }),
  mutation(
    '[CALL2-011]',
    'createSubscriptionPlan',
    'siteId planName status masterService platform siteType services description curr priceList.chargingModel priceList.rate',
  ),
  mutation('[CALL2-013]', 'deleteSubscriptionPlan', 'siteId planId'),
  query('[CALL2-014]', 'getServiceTypesBySiteId', 'siteId', { answers: ['masterServiceType'] }),
  query('[CALL2-015]', 'getServiceBySiteId', 'siteId'),
  query('[CALL2-016]', 'getServiceTypeSettingBySite', 'domain typeValue'),
  mutation('[CALL2-017]', 'updateServiceTypeSetting', 'domain typeValue hoursOfOperation bankDetails'),
  query('[CALL2-018]', 'getBasicSiteSettingBySite', 'domain'),
  query('[CALL2-019]', 'getInvoiceFormatV2', 'domain typeValue'),
  mutation('[CALL2-020]', 'updateInvoiceFormatV2', 'domain typeValue companyName companyLogo address fieldDetails'),
  mutation(
    '[CALL2-021]',
    'updateServiceType',
    `siteId slugName typeName displayName typeDes typeStatus displayOrder
     isAggregatorEnabled aggregatorSystem aggregatorMerchantId weraManagedByRecaho weraSwiggyDirect image`,
  ),
  mutation('', 'createServiceTypeV2', 'siteId domain masterServiceType slugName typeName typeDes displayName typeStatus', { answers: ['slugName'] }),
  mutation('', 'updateServiceInBulkV2', 'siteId slugName serviceRates', { bulk: true }),
  mutation('[CALL2-024]', 'deleteSiteServices', 'siteId'),
  mutation('', 'storeRegisterONDC', 'payload', { scalar: 'String' }),
  mutation('', 'updateFalconStore', 'store_status merchantId'),
  mutation('', 'uploadFile', 'content name type', { bulk: true }),
  query('[CALL2-028]', 'getSiteCustomLabelByDomain', 'domain', { answers: ['customLabels'] }),
  mutation('[CALL2-029]', 'updateCustomLabels', 'domain typeValue customLabels'),
  mutation('', 'createSiteActionEvent', 'siteId eventName eventType note'),
  query('[CALL2-031]', 'getTempleteByUpdatedAtBySiteId', 'siteId', { answers: PAGED }),
  mutation('[CALL2-032]', 'deleteTemplete', 'siteId slugName'),
  mutation('', 'createTempleteByAdmin', TEMPLATE_INPUT),
  mutation('', 'updateTempleteByAdmin', TEMPLATE_INPUT),
  query('', 'getSitesBySiteType', 'siteType limit=700 nextToken', { answers: PAGED }),
  mutation('[CALL2-036]', 'createCampaignHistorybyAdmin', 'siteId language ProductType sendingStatus template type queType total', { answers: ['campaignId'] }),
  mutation('', 'createUserQueueInBulkByAdmin', 'campaignId content', { bulk: true }),
  query('[CALL2-038]', 'getCampaignHistoryByCreatedAtByAdmin', 'siteId', { answers: PAGED }),
  query('', 'getInternalUsersByUserRole', 'userRole'),
  mutation(
    '',
    'createInternalUser',
    'siteId userName password role emailId mobile name enabled permissions address companyName gstNo panNo onboardedBy supportNumber empsDetails currency',
  ),
  mutation(
    '',
    'updateInternalUser',
    'siteId username userRole emailId mobile name enabled permissions address companyName gstNo panNo onboardedBy supportNumber empsDetails',
  ),
  query('', 'getGroupAdmins', ''),
  mutation('', 'createGroupAdmin', 'email mobile userName custName companyName enabled address outlets'),
  query('', 'getInternalDump', 'typeValue dumpDate', { answers: ['dumpData'] }),
  query('', 'getRenewalCount', 'fromDate toDate pastDate'),
  mutation('', 'updateCPWallet', 'siteId userId amount transactionType paymentState paymentMode note'),
  query('', 'getUserWalletTransactions', 'userId'),
  query('', 'getUserWalletBalance', 'userId', { answers: words('id siteId balance currency createdAt') }),
  mutation(
    '[CALL2-067]',
    'createUserServiceMapping',
    'serviceId siteId userId type serviceName boardingAmount renewalAmount siteOptions note planId planName siteType',
  ),
  mutation('[CALL2-068]', 'updateUserServiceMapping', 'id serviceId userId boardingAmount renewalAmount'),
  mutation('[CALL2-069]', 'deleteUserServiceMapping', 'serviceId userId'),
]

describe('operations', () => {
  test('has no root field that the ledger does not list', () => {
    const listed = new Set(LEDGER_OPERATIONS.map((operation) => `${operation.kind} ${operation.name}`))
    const served = (['query', 'mutation'] as const).flatMap((kind) =>
      Object.keys((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((name) => `${kind} ${name}`),
    )
    expect(served.filter((name) => !listed.has(name))).toEqual([])
    expect(served).toHaveLength(listed.size)
  })

  for (const operation of LEDGER_OPERATIONS) {
    test(`${operation.kind} ${operation.name} takes ${operation.takes.length === 0 ? 'nothing' : 'its arguments'}${operation.ids}`, () => {
      const field = rootField(schema, operation.kind, operation.name)
      const taken = takenBy(field)
      const hasNothingElse = operation.takes.length > 0 || field.args.length === 0
      const isList = isListType(getNullableType(field.args[0]?.type))
      expect({
        missingArguments: operation.takes.filter((expected) => !accepts(taken, expected)),
        hasNothingElse,
        isBulk: operation.bulk === true ? isList : false,
        missingFields: missingPaths(getNamedType(field.type), operation.answers ?? []),
        scalar: operation.scalar === undefined ? undefined : getNamedType(field.type).name,
      }).toEqual({ missingArguments: [], hasNothingElse: true, isBulk: operation.bulk === true, missingFields: [], scalar: operation.scalar })
    })
  }

  test('are all but the REST calls of the ledger, and the places [CALL-067]', () => {
    expect([...siteRoutes, ...analyticsRoutes].map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /analytics/non_usage',
      'GET /analytics/onboarding_dashboard',
      'GET /analytics/outstanding_dashboard',
      'GET /analytics/renewal_dashboard',
      'POST /deleteSite',
      'POST /resetSite',
    ])
  })

  test('updateSiteRewardSettingV2 takes the listed arguments only, neither rewardType nor typeValue [CALL-078]', () => {
    const { args } = rootField(schema, 'mutation', 'updateSiteRewardSettingV2')
    expect(args.map(({ name }) => name).sort()).toEqual(['domain', 'groupId', 'isEnabled', 'onGroup', 'siteId'])
  })

  test('generateQueue is not there [CALL2-039]', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}))
    expect(roots).not.toContain('generateQueue')
  })

  test('getRenewalCount takes fromDate and pastDate as Int and toDate as String, and the console does not use it [CALL2-052] [CALL2-072]', () => {
    const { args } = rootField(schema, 'query', 'getRenewalCount')
    expect(Object.fromEntries(args.map(({ name, type }) => [name, String(type)]))).toEqual({ fromDate: 'Int', toDate: 'String', pastDate: 'Int' })
    const root = new URL('../..', import.meta.url)
    const documents = globSync('src/**/*.graphql', { cwd: root }).map((file) => readFileSync(new URL(file, root), 'utf8'))
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.filter((text) => text.includes('getRenewalCount'))).toEqual([])
  })
})
