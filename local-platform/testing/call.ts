import { TEST_CALL } from '../faults/journal.ts'
import type { PlatformUrls } from '../profile.ts'

/** The variables of a call that was received, typed loosely: what they must be is what the test says. */
export type SentVariables = Readonly<Record<string, any>>

/** A GraphQL answer as it came; `Data` is what the test expects of it. */
export interface Answer<Data> {
  readonly status: number
  readonly data: Data
  readonly errors: readonly AnsweredError[] | undefined
}

interface AnsweredError {
  readonly message: string
  readonly errorType: string
  readonly path: readonly (string | number)[] | null
}

/** Sends a GraphQL operation. @param token null sends none. */
export async function execute<Data = unknown>(
  platform: { readonly urls: Pick<PlatformUrls, 'graphql'> },
  token: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer<Data>> {
  const response = await fetch(platform.urls.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...TEST_CALL, ...(token === null ? {} : { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Pick<Answer<Data>, 'data' | 'errors'>
  return { status: response.status, data: body.data, errors: body.errors }
}

/** Sends a REST call with a JSON body. @param token null sends none. */
export async function postRest(
  platform: { readonly urls: Pick<PlatformUrls, 'rest'> },
  token: string | null,
  path: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${platform.urls.rest}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...TEST_CALL, ...(token === null ? {} : { authorization: token }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
