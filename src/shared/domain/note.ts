/** Categories of a note, in the order of the source. */
export const NOTE_CATEGORIES = ['Billing', 'Complaint', 'Customer Requirement', 'Onboarding', 'Setup', 'Support', 'Renewal Notes'] as const

/** Reasons to give when a master status is set to Off, in the order of the source. */
export const MASTER_OFF_REASONS = ['Billing Overdue', 'Lost - Sales Issue', 'Lost - Service Issue', 'Lost - Application Issue', 'Store Closed'] as const

/** How an entry of a site's history came about. */
export const EVENT_TYPES = ['MANUAL', 'AUTO_GENERATE'] as const
