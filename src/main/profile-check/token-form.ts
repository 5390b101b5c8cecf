import type { ConnectionProfile } from '../connection/profile.ts'
import type { Session } from '../identity/session.ts'
import { TextReader } from '../platform/body-reader.ts'
import { readGraphqlAnswer } from '../platform/graphql-answer.ts'
import { exchange } from '../platform/http-exchange.ts'
import type { TrustedOperation } from '../platform/trusted-operations.ts'
import { SERVICE_LIMIT } from './check.ts'

/** A way to send the sign-in that the profile could ask for. */
interface TokenForm {
  /** The settings that ask for it. */
  readonly settings: string
  readonly header: string
}

const LARGEST_ANSWER = 1 << 20

/** The settings under which the platform takes the sign-in after all, undefined when it takes it in no form. Asks the same query once for each form. */
export async function formThatWorks(
  fetch: typeof globalThis.fetch,
  profile: ConnectionProfile,
  session: Session,
  question: { readonly operation: TrustedOperation; readonly variables: Readonly<Record<string, unknown>> },
): Promise<string | undefined> {
  for (const { settings, header } of otherForms(profile, session)) {
    // One after the other: the first that works is the answer.
    if (await isTaken(fetch, profile.platform.graphqlUrl, header, question)) return settings
  }
  return undefined
}

function otherForms(_profile: ConnectionProfile, { idToken }: Session): readonly TokenForm[] {
  return [{ settings: '"authorization": "bearer"', header: `Bearer ${idToken}` }]
}

async function isTaken(
  fetch: typeof globalThis.fetch,
  url: string,
  token: string,
  { operation, variables }: Parameters<typeof formThatWorks>[3],
): Promise<boolean> {
  const content = { operationName: operation.name, query: operation.text, variables }
  try {
    const answer = await exchange(fetch, { url, token, content, signal: undefined, silence: SERVICE_LIMIT, limit: LARGEST_ANSWER, reader: new TextReader() })
    readGraphqlAnswer(operation, answer)
    return true
  } catch {
    return false
  }
}
