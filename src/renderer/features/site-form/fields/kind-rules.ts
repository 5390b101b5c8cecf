import { O2O_DEFAULTS } from '#shared/domain/site/new-site.ts'
import { siteOptionsOf } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, type SiteType } from '#shared/domain/site/site-type.ts'
import type { SharedValues } from './field.ts'
import type { FormUse } from './sections.ts'

const COMMERCE_TYPES: readonly string[] = ['SIMPLE_B2C', 'B2C_MARKET_PLACE'] satisfies SiteType[]

/** Whether sites of a type sell goods: they need a payment option, and list products unless the user says otherwise. */
export const isCommerce = (siteType: string): boolean => COMMERCE_TYPES.includes(siteType)

/** Whether a stored type is one that can be chosen; older records hold others. */
const isOffered = (siteType: string): siteType is SiteType => SITE_TYPES.some(({ value }) => value === siteType)

/** The options that follow a type; none for a type that is no longer offered. */
export const optionsOf = (siteType: string): readonly { readonly value: string; readonly label: string }[] =>
  isOffered(siteType) ? siteOptionsOf(siteType) : []

const defaultOptionOf = (siteType: string): string => optionsOf(siteType)[0]?.value ?? ''

/** Title and description after a change of type: an O2O site starts with some, which go again with the type unless they were rewritten. */
const textsAfter = (siteType: string, { homeTitle, metaDescription }: Pick<SharedValues, 'homeTitle' | 'metaDescription'>) => {
  const isO2O = siteType === 'O2OCommerce'
  const after = (text: string, standard: string): string => {
    if (isO2O) return text === '' ? standard : text
    return text === standard ? '' : text
  }
  return { homeTitle: after(homeTitle, O2O_DEFAULTS.homeTitle), metaDescription: after(metaDescription, O2O_DEFAULTS.metaDescription) }
}

/**
 * What else changes when a site gets another type: its option, and for a new site the pages chosen, whether products are listed, and the texts of an
 * O2O site.
 */
export const typeResets = (siteType: string, values: Pick<SharedValues, 'homeTitle' | 'metaDescription'>, use: FormUse) => ({
  siteOption: defaultOptionOf(siteType),
  ...(use === 'create' ? { pages: [], hasProductListing: isCommerce(siteType), ...textsAfter(siteType, values) } : {}),
})

export const preselectsPages = (siteType: string, siteOption: string): boolean => siteType === 'O2OCommerce' || siteOption === 'BOOKING_RESTAURANTS'
