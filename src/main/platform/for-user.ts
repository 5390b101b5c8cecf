import { failure, type Result } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { PlatformClient } from './platform-client.ts'
import { NOT_RUN } from './platform-error.ts'

type Execute = Pick<PlatformClient, 'execute'>

const LEFT: Result<never> = failure('signed-out', 'You signed out before it was sent.', { ...NOT_RUN })

/** The platform for what one user began: once another one is signed in, nothing more of it is asked or sent. A call that is on its way keeps to its user itself. */
export const platformFor = (owner: string, platform: Execute, identity: Pick<Identity, 'owner'>): Execute => ({
  execute: async (...call) => (identity.owner() === owner ? platform.execute(...call) : LEFT),
})
