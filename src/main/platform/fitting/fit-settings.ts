import type { FitSettings } from '#shared/fit/fit.ts'
import type { ConnectionProfile } from '../../connection/profile.ts'

/** Whether the profile has a temporary password, never the password itself: plans are kept. */
export const fitSettings = ({ users }: Pick<ConnectionProfile, 'users'>): FitSettings => ({ hasTemporaryPassword: users?.temporaryPassword !== undefined })
