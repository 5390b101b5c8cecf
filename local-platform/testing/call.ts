import type { LocalPlatform } from '../start.ts'

/** A GraphQL answer as it came. */
export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape of what it reads
  readonly data: any
  readonly errors: readonly { readonly message: string; readonly errorType: string; readonly path: readonly (string | number)[] | null }[] | undefined
}

/** Sends a GraphQL operation. @param token null sends none. */
export async function execute(
  platform: LocalPlatform,
  token: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const response = await fetch(platform.urls.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Pick<Answer, 'data' | 'errors'>
  return { status: response.status, data: body.data, errors: body.errors }
}

/** Sends a REST call with a JSON body. @param token null sends none. */
export async function postRest(
  platform: LocalPlatform,
  token: string | null,
  path: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${platform.urls.rest}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: token }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
