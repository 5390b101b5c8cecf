import type { CurrentUser } from '#data/session/current-user.ts'

/** Whether a user adds, edits and deletes what partners pay. */
export const mayChangeMapping = ({ role, enabled }: Pick<CurrentUser, 'role' | 'enabled'>): boolean => role === 'ADMIN' || (role === 'SITE_CREATOR' && enabled)
