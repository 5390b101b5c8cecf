import type { ConnectionProfile } from '../connection/profile.ts'

/** The Authorization header that carries a token to the platform: the token alone, as AppSync takes it, or after `Bearer` as RFC 6750 has it. */
export const authorizationOf = (profile: Pick<ConnectionProfile, 'platform'> | undefined, token: string): string =>
  profile?.platform.authorization === 'bearer' ? `Bearer ${token}` : token
