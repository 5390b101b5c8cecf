/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

export const ENTER_PARTNER_NAME = 'Please enter Partner Name.'
export const SELECT_CHANNEL_PARTNER = 'Select Channel Partner'
export const VIEW_DASHBOARD = 'View Dashboard'
export const PERFORMANCE_DASHBOARD = 'Performance Dashboard'

export const LOAD_CURRENT = 'Load current data'
export const NOT_LOADED = 'The dashboard could not be loaded.'
export const NOT_OFFERED = 'There are no current figures: the connection profile names no analytics service.'
export const SITES_NOT_LOADED = 'The site list could not be loaded.'
export const PARTNERS_NOT_LOADED = 'The partners could not be loaded.'
export const NO_PERFORMANCE = 'No site was started more than 15 days ago in this period'
export const DAY_IN_FUTURE = 'Days in the future cannot be chosen'
export const FIRST_AFTER_LAST = 'Must not be before the first day'
export const NO_PARTNER_CHOSEN = 'Choose the partner whose dashboard you want to see.'
export const EXPORT_FAILED = 'The export could not be written.'
