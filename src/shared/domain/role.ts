/** Roles of internal staff, in the order of the source. Source: SHELL-004. */
export const STAFF_ROLES = [
  'ADMIN',
  'SITE_CREATOR',
  'SALES_PERSON',
  'CUSTOMER_SUPPORT_LEAD',
  'SUPPORT_EXECUTIVE',
  'SUPPORT_ACCOUNT_MANAGER',
  'ACCOUNTS',
] as const

/** Roles of partners: CP is a channel partner. Source: SHELL-005. */
export const PARTNER_ROLES = ['CP', 'RESELLER', 'REFERRAL', 'STOCKIST'] as const

/** Every role a signed-in user can have. Source: SHELL-004, SHELL-005, PERM2-003. */
export const ROLES = [...STAFF_ROLES, ...PARTNER_ROLES] as const

/** Roles that a new user can be given, sorted by value: all but ADMIN. Source: PERM2-005, PERM2-006, USER-027. */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'ADMIN').toSorted()

export type Role = (typeof ROLES)[number]
export type PartnerRole = (typeof PARTNER_ROLES)[number]

/** Whether a text is one of the eleven roles, spelt exactly so. */
export const isRole = (text: unknown): text is Role => (ROLES as readonly unknown[]).includes(text)
