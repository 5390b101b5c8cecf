import { siteOptionsOf } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, type SiteType } from '#shared/domain/site/site-type.ts'
import type { SiteFormValues } from './form-values.ts'

/** Types whose sites sell goods. */
const COMMERCE_TYPES: readonly string[] = ['SIMPLE_B2C', 'B2C_MARKET_PLACE'] satisfies SiteType[]

export const needsPaymentOption = (siteType: string): boolean => COMMERCE_TYPES.includes(siteType)

/** Whether sites of a type list products unless said otherwise. */
export const isCommerce = (siteType: string): boolean => COMMERCE_TYPES.includes(siteType)

/** Whether a stored type is one that can be chosen; older records hold others. */
const isOffered = (siteType: string): siteType is SiteType => SITE_TYPES.some(({ value }) => value === siteType)

/** The options that follow a type; none for a type that is no longer offered. */
export const optionsOf = (siteType: string): readonly { readonly value: string; readonly label: string }[] =>
  isOffered(siteType) ? siteOptionsOf(siteType) : []

/** What an enquiry site does not have. */
export const displayFlags = (siteOption: string): { noProducts: boolean; noShipping: boolean } => {
  const isEnquiry = siteOption === 'ENQUIRY'
  return { noProducts: isEnquiry, noShipping: isEnquiry }
}

/** What decides which fields a person sees. */
export type VisibilityValues = Pick<SiteFormValues, 'siteType' | 'siteOption' | 'partnerType' | 'hasProductListing' | 'hasPhotos'>

/** Which of the fields that come and go are on screen. */
export const visibleFields = ({ siteType, siteOption, partnerType, hasProductListing, hasPhotos }: VisibilityValues) => {
  const { noProducts, noShipping } = displayFlags(siteOption)
  return {
    siteOption: siteOption !== '' || optionsOf(siteType).length > 0,
    hasProductListing: !noProducts,
    no_of_products: !noProducts && hasProductListing,
    no_of_photos: hasPhotos,
    courierOption: isCommerce(siteType) && !noShipping,
    channelPartnerId: partnerType === 'CP',
    channelPartner: partnerType === 'RESELLER' || partnerType === 'REFERRAL',
    stockistName: partnerType === 'STOCKIST',
  }
}
