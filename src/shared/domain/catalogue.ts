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
