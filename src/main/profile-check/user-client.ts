import { failure, success } from '#shared/result.ts'
import { heldToken, type Session } from '../identity/session.ts'
import { PlatformClient } from '../platform/platform-client.ts'
import type { CheckContext } from './check.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The product's own client of the platform, for the signed-in user if there is one. It asks each question once: a check says what it saw. */
export function userClient({ profile, fetch }: Pick<CheckContext, 'profile' | 'fetch'>, session: Session | undefined): PlatformClient {
  const held = session === undefined ? undefined : heldToken(session, profile, 'calls')
  return new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: {
      token: async () => (held === undefined ? failure('signed-out', 'Nobody is signed in.') : success(held.token)),
      renewedToken: async () => failure('signed-out', 'It refuses the sign-in.'),
      expire: () => undefined,
      owner: () => session?.subject,
    },
    fetch,
    logger: SILENT,
    timeouts: { retries: [] },
  })
}
