/** Billing statuses of a service or plan, in the order of the source. */
export const BILLING_STATUSES = ['ACTIVE', 'TRIAL', 'FREE'] as const

/** Charging models of a site's services, in the order of the source. */
export const CHARGING_MODELS = ['MONTHLY', 'YEARLY', 'PAY_PER_USE'] as const

/** Master statuses of a site's service. */
export const MASTER_STATUSES = ['On', 'Off'] as const

/** The recurring service that stands for the site's own subscription. */
export const SITE_SERVICE = 'SITE'
