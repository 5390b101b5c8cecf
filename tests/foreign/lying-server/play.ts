import { profileSchema } from '#main/connection/profile.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import type { PlatformTimeouts } from '#main/platform/platform-sender.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { failureAdvice } from '#shared/failure-advice.ts'
import { success } from '#shared/result.ts'
import { type Lie, startLyingServer } from './lying-server.ts'

/** Short waits between tries; nothing is probed while a case is played. */
const QUICK: Partial<PlatformTimeouts> = { silence: 20_000, retries: [5, 5], busyRetries: [5, 5], firstProbe: 60_000 }

/** What came of one call. */
export interface Played {
  readonly kind: string
  /** What the screen would say: the message and its advice. */
  readonly says: string
  /** How often it was sent. */
  readonly sent: number
  /** What the console believes afterwards. */
  readonly platform: 'reachable' | 'unreachable'
  readonly session: 'open' | 'ended'
}

export interface Game {
  readonly operation: string
  /** A good answer's `data`, as JSON text. */
  readonly data: string
  readonly lies: readonly Lie[]
  readonly timeouts?: Partial<PlatformTimeouts> | undefined
  readonly signal?: AbortSignal
}

/** Plays one call against a lying server; `details` and `requests` are for what is not in the table. */
export async function play({ operation, data, lies, timeouts, signal }: Game) {
  const server = await startLyingServer(lies, `{"data":${data}}`)
  const profile = profileSchema.parse({
    name: 'Lying',
    environment: 'local',
    identity: { issuer: 'https://id.example', clientId: 'console' },
    platform: { graphqlUrl: `${server.address}/graphql`, restUrl: server.address },
  })
  let session: Played['session'] = 'open'
  const expire = (): void => {
    session = 'ended'
  }
  const logged: string[] = []
  const log = (line: string): void => void logged.push(line)
  const client = new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: { owner: () => 'asha', expire, token: async () => success('old'), renewedToken: async () => success('new') },
    fetch,
    logger: { info: log, warn: log, error: log },
    timeouts: { ...QUICK, ...timeouts },
  })
  const result = await client.execute(operation, {}, { signal })
  const { state: platform } = client.reachability()
  client.close()
  await server.stop()
  const failure = result.ok ? undefined : result.error
  const says = failure === undefined ? '' : `${readableServerMessage(failure.message)} ${failureAdvice(failure.kind, failure.details)}`.trim()
  const played: Played = { kind: failure?.kind ?? 'success', says, sent: server.requests.length, platform, session }
  return { played, details: failure?.details ?? {}, requests: server.requests, logged }
}
