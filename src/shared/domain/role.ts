/** Roles of internal staff, in the order of the source. */
export const STAFF_ROLES = [
  'ADMIN',
  'SITE_CREATOR',
  'SALES_PERSON',
  'CUSTOMER_SUPPORT_LEAD',
  'SUPPORT_EXECUTIVE',
  'SUPPORT_ACCOUNT_MANAGER',
  'ACCOUNTS',
] as const

/** Roles of partners, and the partner types of a site: CP is a channel partner. */
export const PARTNER_ROLES = ['CP', 'RESELLER', 'REFERRAL', 'STOCKIST'] as const

/** Every role a signed-in user can have. */
export const ROLES = [...STAFF_ROLES, ...PARTNER_ROLES] as const

/** Roles that a new user can be given, sorted by value: all but ADMIN. */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'ADMIN').toSorted()

export type Role = (typeof ROLES)[number]
export type PartnerRole = (typeof PARTNER_ROLES)[number]

/** Whether a text is one of the eleven roles, spelt exactly so. */
export const isRole = (text: unknown): text is Role => (ROLES as readonly unknown[]).includes(text)

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  ADMIN: 'Administrator',
  SITE_CREATOR: 'Site creator',
  SALES_PERSON: 'Sales person',
  CUSTOMER_SUPPORT_LEAD: 'Customer support lead',
  SUPPORT_EXECUTIVE: 'Support executive',
  SUPPORT_ACCOUNT_MANAGER: 'Support account manager',
  ACCOUNTS: 'Accounts',
  CP: 'CP (channel partner)',
  RESELLER: 'Reseller',
  REFERRAL: 'Referral',
  STOCKIST: 'Stockist',
}

/** A role as people read it; a role of an older record stands for itself. */
export const roleLabel = (role: string): string => (isRole(role) ? ROLE_LABELS[role] : role)
