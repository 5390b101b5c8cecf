import { PAYMENT_OPTIONS } from '#shared/domain/payment.ts'
import { COURIER_OPTIONS, CUSTOMER_LANGUAGES } from '#shared/domain/site/site-choices.ts'
import { COMMERCE_SITE_OPTIONS, MARKETING_SITE_OPTIONS, O2O_SITE_OPTIONS } from '#shared/domain/site/site-option.ts'
import type { Random } from '../../database/random.ts'
import { SITE_COUNTS, type Size } from '../../database/size.ts'
import { SEEDED_COUNTRIES, type SeededCity, type SeededCountry } from '../../places/cities.ts'
import type { Seeding } from '../subject.ts'
import { listUsers, type UserRecord } from '../users/user-record.ts'
import type { SiteRecord } from './list-line.ts'
import { localPrice } from './local-price.ts'
import { makeLicense } from './seed-license.ts'
import { AWKWARD_NAMES, personName, type Region, type SiteNames, shopName } from './seed-names.ts'
import { SEEDED_PLANS, suitablePlans } from './seed-plans.ts'
import { nameInIndianScript, SHOWCASE_SITES } from './showcase-names.ts'
import { createSiteInsert, type SettingChanges } from './site-store.ts'

const DAY = 86_400
const FIRST_SITE_NUMBER = 100_001
const PARENT_DOMAIN = 'shops.example'

/** Every type with every option once, then over again, so that even the smallest platform holds each of them; the last two are older records. */
const KINDS: readonly { readonly siteType: string; readonly siteOptions: string }[] = [
  ...COMMERCE_SITE_OPTIONS.map(({ value }) => ({ siteType: 'SIMPLE_B2C', siteOptions: value })),
  ...MARKETING_SITE_OPTIONS.map(({ value }) => ({ siteType: 'MARKETING', siteOptions: value })),
  ...COMMERCE_SITE_OPTIONS.map(({ value }) => ({ siteType: 'B2C_MARKET_PLACE', siteOptions: value })),
  ...O2O_SITE_OPTIONS.map(({ value }) => ({ siteType: 'O2OCommerce', siteOptions: value })),
  { siteType: 'SIMPLE_B2C', siteOptions: 'PRODUCT_DISPLAY' },
  { siteType: 'B2B2C_ECOM', siteOptions: 'COMMERCE' },
]

const COUNTRIES_OF: Readonly<Record<Region, readonly SeededCountry[]>> = {
  india: SEEDED_COUNTRIES.filter(({ code }) => code === 'IND'),
  britain: SEEDED_COUNTRIES.filter(({ code }) => code === 'UK'),
  gulf: SEEDED_COUNTRIES.filter(({ code }) => ['UAE', 'SAU', 'OMN'].includes(code)),
  africa: SEEDED_COUNTRIES.filter(({ code }) => ['KEN', 'NGA', 'GHA', 'ZAF', 'TZA', 'ZMW'].includes(code)),
}

/** The staff and partners sites are assigned to. */
interface Colleagues {
  readonly salesPersons: readonly UserRecord[]
  readonly accountManagers: readonly UserRecord[]
  readonly partners: Readonly<Record<'CP' | 'RESELLER' | 'REFERRAL' | 'STOCKIST', readonly UserRecord[]>>
}

/** Sites of merchants in four regions, in every state a license can be in. */
export function seedSites({ database, size, random, now }: Seeding): void {
  const insert = createSiteInsert(database)
  const everybody = listUsers(database)
  const byRole = (role: string) => everybody.filter((user) => user.userRole === role)
  const colleagues: Colleagues = {
    salesPersons: byRole('SALES_PERSON'),
    accountManagers: [...byRole('SUPPORT_ACCOUNT_MANAGER'), ...byRole('CUSTOMER_SUPPORT_LEAD')],
    partners: { CP: byRole('CP'), RESELLER: byRole('RESELLER'), REFERRAL: byRole('REFERRAL'), STOCKIST: byRole('STOCKIST') },
  }
  for (let index = 0; index < SITE_COUNTS[size]; index += 1) {
    const { site, setting } = makeSite(index, { size, colleagues, random, now })
    insert(site, setting)
  }
}

interface Making {
  readonly size: Size
  readonly colleagues: Colleagues
  readonly random: Random
  readonly now: number
}

function makeSite(index: number, { size, colleagues, random, now }: Making): { site: SiteRecord; setting: SettingChanges } {
  const kind = KINDS[index % KINDS.length] ?? { siteType: 'SIMPLE_B2C', siteOptions: 'COMMERCE' }
  const given = (size === 'demo' ? SHOWCASE_SITES : AWKWARD_NAMES)[index]
  const region = given?.region ?? pickRegion(random)
  const country = random.pick(COUNTRIES_OF[region])
  const city = random.pick(country.cities)
  const { companyName, custName } = given ?? madeNames(region, kind.siteOptions, size, random)
  const siteId = `site-${FIRST_SITE_NUMBER + index}`
  const subdomain = given?.subdomain ?? `${slug(companyName) || 'shop'}-${index + 1}`
  const domain = `${subdomain}.${PARENT_DOMAIN}`
  const contactNumber = `${random.integer(6, 9)}${random.integer(100_000_000, 999_999_999)}`
  const contactEmail = `${slug(custName) || 'owner'}${index + 1}@${random.pick(['mail', 'inbox', 'post'])}.example`
  const createdAt = now - random.integer(1, 2_000) * DAY - random.integer(0, DAY)
  const plans = size === 'demo' ? suitablePlans(kind.siteType, kind.siteOptions) : SEEDED_PLANS
  const price = (minorRupees: number) => localPrice(minorRupees, country.currency, size)
  // On the platforms for tests a license may also begin in days to come; a demo's begin on different days of the last year.
  const latestStart = size === 'demo' ? Math.max(createdAt, now - (5 + ((index * 37) % 320)) * DAY) : Number.MAX_SAFE_INTEGER
  const license = makeLicense(index, { plans, price, random, now, createdAt, latestStart })
  const partner = makePartner(index, colleagues, random)
  const isSignedInto = random.chance(0.85)
  const groupNumber = index % 40 < 3 && index >= 40 ? Math.floor(index / 40) : null

  const site: SiteRecord = {
    id: siteId,
    siteId,
    typeValue: `site::${domain}`,
    domain,
    subdomain,
    fqdn: domain,
    internalName: companyName,
    enabled: license.enabled,
    ...kind,
    title: companyName,
    no_of_products: random.integer(0, 500),
    no_of_photos: 20,
    custName,
    companyName,
    gstNo:
      country.code === 'IND' && random.chance(0.6)
        ? `27AABC${String.fromCharCode(65 + (index % 26))}${random.integer(1_000, 9_999)}R1Z${random.integer(1, 9)}`
        : null,
    fromDate: license.fromDate,
    tillDate: license.tillDate,
    createdAt,
    createdBy: random.pick(colleagues.salesPersons).name ?? null,
    courierOption: random.pick(COURIER_OPTIONS),
    loggedInAt: isSignedInto ? now - random.integer(0, 60 * DAY) : null,
    lastAccessAt: isSignedInto ? now - random.integer(0, 20 * DAY) : null,
    userName: `owner${FIRST_SITE_NUMBER + index}`,
    groupId: groupNumber === null ? null : `group-${groupNumber}`,
    isGroupAdmin: groupNumber !== null && index % 40 === 0,
    ...partner,
    supportAccManager: random.chance(0.9) ? (random.pick(colleagues.accountManagers).name ?? null) : null,
    isDemoSite: random.chance(0.03),
    customerLang: random.pick(CUSTOMER_LANGUAGES),
    appVersion: random.pick(['v1', 'v1', 'v2', 'v2', null]),
    contactEmail,
    curr: country.currency,
    isCounterEnabled: random.chance(0.2),
    isReturnOrderEnabled: random.chance(0.2),
    basicSiteSetting: {
      domain,
      siteId,
      companyName,
      contactNumber,
      contactEmail,
      curr: country.currency,
      footerAddress: footerAddress(country, city, random),
    },
    planDetails: license.planName === null ? [] : [{ planName: license.planName }],
    siteRecurringConfig:
      license.services.length === 0
        ? null
        : {
            domain,
            typeValue: 'siteRecurringConfig',
            siteId,
            enabled: license.enabled,
            createdAt,
            updatedAt: Math.min(now, createdAt + DAY),
            siteServices: license.services,
          },
  }
  return { site, setting: makeSetting(site, country, city, random) }
}

/** The names of a site whose names are not given; in a demo some are in Indian scripts. */
function madeNames(region: Region, siteOptions: string, size: Size, random: Random): SiteNames {
  if (size === 'demo' && region === 'india' && random.chance(0.08)) return nameInIndianScript(random)
  return { companyName: shopName(region, siteOptions, random), custName: personName(region, random) }
}

const pickRegion = (random: Random): Region => {
  const chance = random.fraction()
  if (chance < 0.62) return 'india'
  if (chance < 0.76) return 'britain'
  return chance < 0.88 ? 'gulf' : 'africa'
}

const PARTNER_TURN = ['CP', null, 'CP', null, 'RESELLER', null, null, 'CP', 'REFERRAL', null, null, 'STOCKIST', null] as const

function makePartner(
  index: number,
  { partners, salesPersons }: Colleagues,
  random: Random,
): Pick<SiteRecord, 'partnerType' | 'salesPerson' | 'channelPartner' | 'channelPartnerId' | 'stockistName'> {
  const partnerType = PARTNER_TURN[index % PARTNER_TURN.length] ?? null
  const salesPerson = random.chance(0.92) ? (random.pick(salesPersons).name ?? null) : null
  if (partnerType === null) return { partnerType, salesPerson, channelPartner: null, channelPartnerId: null, stockistName: null }
  // The first partner of a type is the one who can sign in as a demo user: it gets enough sites to look at.
  const [demoPartner, ...others] = partners[partnerType]
  const partner = demoPartner !== undefined && (others.length === 0 || random.chance(0.4)) ? demoPartner : random.pick(others)
  return {
    partnerType,
    salesPerson,
    channelPartner: partnerType === 'CP' ? (partner.companyName ?? null) : (partner.name ?? null),
    channelPartnerId: partnerType === 'CP' ? partner.username : null,
    stockistName: partnerType === 'STOCKIST' || random.chance(0.1) ? (random.pick(partners.STOCKIST).name ?? null) : null,
  }
}

function footerAddress(country: SeededCountry, { name, state, zip, latitude, longitude }: SeededCity, random: Random) {
  return {
    addressLineOne: `${random.integer(1, 240)} ${random.pick(['Station Road', 'Market Street', 'High Street', 'Ring Road', 'Church Lane', 'Corniche Road'])}`,
    addressLineTwo: random.chance(0.4) ? `${random.pick(['1st', '2nd', 'Ground'])} floor` : null,
    city: name,
    state,
    zip,
    country: country.code,
    location: { lat: latitude, long: longitude },
  }
}

function makeSetting(site: SiteRecord, country: SeededCountry, city: SeededCity, random: Random): SettingChanges {
  const { contactNumber } = site.basicSiteSetting
  return {
    additionalContactNumbers: random.chance(0.2) ? [`${random.integer(6, 9)}${random.integer(100_000_000, 999_999_999)}`] : [],
    integratePaymentOption: random.chance(0.5) ? ['COD', random.pick(PAYMENT_OPTIONS.slice(1))] : ['COD'],
    supportNumber: random.chance(0.3) ? `+${country.callingCode}${contactNumber}` : null,
    latitude: city.latitude,
    longitude: city.longitude,
    homePageTitle: site.companyName ?? null,
    homePageMetadesc: `${site.companyName}, ${city.name}`,
    ...(random.chance(0.05) ? { siteMode: 'UNDER_CONSTRUCTION' } : {}),
  }
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '')
