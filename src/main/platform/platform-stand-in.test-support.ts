import { success } from '#shared/result.ts'
import { type ConnectionProfile, profileSchema } from '../connection/profile.ts'
import { PlatformClient, type PlatformClientOptions } from './platform-client.ts'

/** The profile of a platform that nobody answers for. @param settings more of its `platform` */
export const profileOfNobody = (settings: object = {}): ConnectionProfile =>
  profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: { issuer: 'https://id.example', clientId: 'console' },
    platform: { graphqlUrl: 'http://127.0.0.1:9/graphql', restUrl: 'http://127.0.0.1:9', ...settings },
  })

/** What a stand-in platform is asked: the operation and its variables. */
export interface Asked {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

export interface StandIn {
  readonly client: PlatformClient
  readonly asked: readonly Asked[]
  /** Names of the operations whose answers were offered as copies. */
  readonly kept: readonly string[]
  readonly logged: readonly string[]
}

type Answer = string | { readonly status: number; readonly body: string }

/** A client whose platform answers each question with a body, or with a status and a body. */
export function standIn(answer: (asked: Asked) => Answer, settings: object = {}, options: Partial<PlatformClientOptions> = {}): StandIn {
  const asked: Asked[] = []
  const kept: string[] = []
  const logged: string[] = []
  const profile = profileOfNobody(settings)
  const client = new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: { token: async () => success('token'), renewedToken: async () => success('token'), expire: () => undefined, owner: () => 'asha' },
    fetch: async (_, init) => {
      const { operationName: operation, variables } = JSON.parse(init?.body as string) as { operationName: string; variables: Asked['variables'] }
      asked.push({ operation, variables })
      const given = answer({ operation, variables })
      return typeof given === 'string' ? new Response(given) : new Response(given.body, { status: given.status })
    },
    onAnswer: ({ operation }) => kept.push(operation),
    logger: { info: () => undefined, warn: (text) => logged.push(text), error: () => undefined },
    timeouts: { retries: [1] },
    ...options,
  })
  return { client, asked, kept, logged }
}
