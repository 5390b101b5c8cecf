import type { WholeSite } from './every-field.ts'

/** A site of each type, and what its creation calls and leaves on the platform. */

export const SITES: readonly WholeSite[] = [
  {
    name: 'new-shop',
    type: 'SIMPLE_B2C',
    typeLabel: 'e-Commerce',
    option: 'B2B_GIFTING',
    optionLabel: 'B2B Gifting',
    isShipped: true,
    isGrouped: true,
    partner: 'REFERRAL',
  },
  {
    name: 'new-brand',
    type: 'MARKETING',
    typeLabel: 'Marketing Site',
    option: 'GENERAL',
    optionLabel: 'General',
    isShipped: false,
    isGrouped: false,
    partner: 'RESELLER',
  },
  {
    name: 'new-mart',
    type: 'B2C_MARKET_PLACE',
    typeLabel: 'Market Place',
    option: 'ECOM_CATALOGUE',
    optionLabel: 'E-com Catalogue',
    isShipped: true,
    isGrouped: false,
    partner: 'CP',
  },
  {
    name: 'new-spa',
    type: 'O2OCommerce',
    typeLabel: 'O2O Commerce',
    option: 'SPA',
    optionLabel: 'Spa',
    isShipped: false,
    isGrouped: true,
    partner: 'STOCKIST',
  },
]

/** The calls that create a site. */
export const STEPS = [
  'DomainAvailability',
  'CreateSiteByRecahoAdmin',
  'CreateServiceType',
  'CreateSitePagesInBulk',
  'UpdateSiteRewardSettingV2',
  'CreateSiteWallet',
]

const UP_TO_PAGES = ['DomainAvailability', 'CreateSiteByRecahoAdmin', 'CreateServiceType', 'CreateServiceType', 'CreateSitePagesInBulk']
const ALONE = [...UP_TO_PAGES, 'CreateSiteWallet']
const GROUPED = [...UP_TO_PAGES, 'UpdateSiteRewardSettingV2', 'CreateSiteWallet']

/** Of each site the calls that created it, in order. */
export const CALLS: Readonly<Record<string, readonly string[]>> = { 'new-shop': GROUPED, 'new-brand': ALONE, 'new-mart': ALONE, 'new-spa': GROUPED }

/** Its pages; an O2O site starts with the standard ones. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  'new-shop': ['about-us'],
  'new-brand': ['about-us'],
  'new-mart': ['about-us'],
  'new-spa': ['about-us', 'footer', 'header', 'home', 'script'],
}

const REWARD = { isEnabled: true, onGroup: true, groupId: 'group-of-aditi' }
export const REWARDS: Readonly<Record<string, typeof REWARD | null>> = { 'new-shop': REWARD, 'new-brand': null, 'new-mart': null, 'new-spa': REWARD }
