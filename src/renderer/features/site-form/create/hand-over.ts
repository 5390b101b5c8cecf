import type { CreationRun } from './creation-run.ts'

/** The parameter of the address that holds the new site's id while its services and wallet are set up: a reload comes back to them. */
export const SERVICES_PARAMETER = 'services'

/** Where a complete creation leads: to services and wallet of the new site, or to the site list where that step was skipped. */
export const afterCreation = ({ site, steps }: CreationRun): string =>
  site === null || steps['hand-over'].state === 'skipped' ? '/' : `/create-site?${new URLSearchParams({ [SERVICES_PARAMETER]: site.siteId })}`
