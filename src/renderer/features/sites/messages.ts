import { siteTypeLabel } from '#shared/domain/site/site-type.ts'

/** Texts that the spec quotes, verbatim, and the site list's own. */

export const PASSWORD_RESET = 'Password Reset Successfully'
export const SITE_RESET = 'Site Reset Successfully'
export const SITE_DELETED = 'Site Delete Successfully'

/** The platform answered a reset or a delete without a result. */
export const NO_RESULT = 'Failed...'
/** A reset or a delete that got no answer, and every failure without a text of its own. */
export const SOMETHING_WENT_WRONG = 'something went wrong'
export const NO_ACCESS = "Dear User, You don't have access to this page."

export const PASSWORD_LINK = 'Reset ?'
export const CREATE_NEW_SITE = 'Create New Site'
export const DOWNLOAD_ALL = 'All Sites'
export const DOWNLOAD_INACTIVE = 'Inactive Sites'

/** The same words on a tile, in the filter and on its chip. */
export const EXPIRING_LABEL = 'Expiring in 30 days'
export const EXPIRING_SOON_LABEL = 'Expiring in 7 days'
export const EXPIRED_LABEL = 'Expired'
export const FREE_LABEL = 'Free site'

export const LIST_FAILED = 'The site list could not be loaded.'
export const VERSION_SWITCHED = 'App version switched'

export const currencyNotLoaded = (name: string): string => `The currency of ${name} could not be loaded. Load the list again, then open its payments.`

/** Payments or history were asked for before the list was whole. */
export const STILL_LOADING = 'The list is still loading. This opens when it is complete.'

/** Above a list that the connection profile has loaded by site type. */
export const listedByType = (siteTypes: readonly string[]): string =>
  `Sites of these types are listed: ${siteTypes.map(siteTypeLabel).join(', ')}. Your administrator can add others in the connection profile.`
