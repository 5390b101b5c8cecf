import type { FitSettings } from '#shared/fit/fit.ts'
import type { ConnectionProfile } from '../../connection/profile.ts'

/** True if the profile has a temporary password. Plans are stored, so the password itself is not part of them. */
export const fitSettings = ({ users }: Pick<ConnectionProfile, 'users'>): FitSettings => ({ hasTemporaryPassword: users?.temporaryPassword !== undefined })
