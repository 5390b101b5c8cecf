import type { InternalUser } from './pickers.ts'

/** An active internal user named as its user name, with nothing else known. */
export const makeInternalUser = (username: string, userRole: string, part: Partial<InternalUser> = {}): InternalUser => ({
  id: username,
  username,
  name: username,
  userRole,
  emailId: null,
  mobile: null,
  enabled: true,
  createdAt: null,
  companyName: null,
  onboardedBy: null,
  permissions: null,
  ...part,
})
