import type { CurrentUser } from '#app/session/current-user.ts'

/** Whether a user adds, edits and deletes what partners pay. Source: CPMAP-009, CPMAP-010, PERM2-026. */
export const mayChangeMapping = ({ role, enabled }: Pick<CurrentUser, 'role' | 'enabled'>): boolean => role === 'ADMIN' || (role === 'SITE_CREATOR' && enabled)
