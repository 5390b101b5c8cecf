/** Whether a service or plan of the catalogue is offered. */
export const CATALOGUE_STATUSES = ['ACTIVE', 'INACTIVE'] as const

/** What a platform service is for: chosen into plans, or part of each. */
export const PLATFORM_SERVICE_TYPES = ['PLAN', 'BASIC'] as const

/** The charging models that the catalogue has a price for, in the order of its forms and tables. */
export const PRICED_MODELS = [
  { value: 'PAY_PER_USE', label: 'PAY PER USE' },
  { value: 'MONTHLY', label: 'MONTHLY' },
  { value: 'YEARLY', label: 'YEARLY' },
] as const

export type PricedModel = (typeof PRICED_MODELS)[number]['value']

/** The slug of a catalogue service: its name in lower case, trimmed, nothing else. */
export const serviceSlug = (serviceName: string): string => serviceName.trim().toLowerCase()

/** Billing statuses of a service or plan, in the order of the source. */
export const BILLING_STATUSES = ['ACTIVE', 'TRIAL', 'FREE'] as const

/** Charging models of a site's services, in the order of the source. */
export const CHARGING_MODELS = ['MONTHLY', 'YEARLY', 'PAY_PER_USE'] as const

/** Master statuses of a site's service. */
export const MASTER_STATUSES = ['On', 'Off'] as const

/** The recurring service that represents the site's own subscription. */
export const SITE_SERVICE = 'SITE'
