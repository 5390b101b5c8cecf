import type { ConnectionProfile } from '../connection/profile.ts'
import type { TokenUse } from '../identity/session.ts'

/** Which token the storage is used with: an identity pool takes an identity token, the platform's own signer of links what its other calls carry. */
export const storageTokenUse = (profile: ConnectionProfile | undefined): TokenUse => (profile?.storage?.credentials === 'platform' ? 'calls' : 'identity')
