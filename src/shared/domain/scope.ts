/** The siteId under which the catalogue and the master templates are kept. */
export const MASTER_SITE_ID = 'master'

/** The siteId under which global templates are kept. */
export const GLOBAL_TEMPLATE_SITE_ID = 'global'

/** The price domain of master recurring services. */
export const RECURRING_PRICE_DOMAIN = 'recaho'

/** The price domain of one-time services. */
export const ONE_TIME_PRICE_DOMAIN = 'extraService'
