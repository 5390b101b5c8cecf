import { O2O_DEFAULTS } from '#shared/domain/site/new-site.ts'
import type { SiteFormValues } from './form-values.ts'
import { isCommerce, optionsOf } from './visibility.ts'

/** The option that a type starts with: the first of its list. */
export const defaultOptionOf = (siteType: string): string => optionsOf(siteType)[0]?.value ?? ''

type Pages = Pick<SiteFormValues, 'siteType' | 'siteOption' | 'homeTitle' | 'metaDescription' | 'hasProductListing' | 'pages'>

/** Title and description after a change of type: an O2O site starts with some, which go again with the type unless they were rewritten. */
const textsAfter = (siteType: string, { homeTitle, metaDescription }: Pick<Pages, 'homeTitle' | 'metaDescription'>) => {
  const isO2O = siteType === 'O2OCommerce'
  const after = (text: string, standard: string): string => {
    if (isO2O) return text === '' ? standard : text
    return text === standard ? '' : text
  }
  return { homeTitle: after(homeTitle, O2O_DEFAULTS.homeTitle), metaDescription: after(metaDescription, O2O_DEFAULTS.metaDescription) }
}

/**
 * What else changes when a new site gets another type: its option, the pages chosen, whether products are listed, and the texts of an O2O site.
 */
export const afterTypeChange = (siteType: string, values: Pick<Pages, 'homeTitle' | 'metaDescription'>): Pages => ({
  siteType,
  siteOption: defaultOptionOf(siteType),
  pages: [],
  hasProductListing: isCommerce(siteType),
  ...textsAfter(siteType, values),
})

/** Whether choosing this type and option preselects the standard pages. */
export const preselectsPages = (siteType: string, siteOption: string): boolean => siteType === 'O2OCommerce' || siteOption === 'BOOKING_RESTAURANTS'
