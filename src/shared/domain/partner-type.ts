import { PARTNER_ROLES } from './role.ts'

/** Partner types of a site, in the order of the source: the partner roles. */
export const PARTNER_TYPES = PARTNER_ROLES
