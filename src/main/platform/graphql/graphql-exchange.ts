import { GraphQLClient } from 'graphql-request'
import { type HttpAnswer, type HttpMessage, headersFor } from '../http/http-exchange.ts'
import { parseObject } from '../http/json-object.ts'

export interface GraphqlRequest {
  readonly url: string
  /** The Authorization header. Undefined: nobody's. */
  readonly authorization: string | undefined
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * Sends an operation with graphql-request, through our own way of sending: time-outs, send-once, size limits, tries and the reading of long lists are there.
 * What an answer's status means is decided by `http-status.ts`, so graphql-request gets every body as a good one; a list that was parsed and checked
 * while it arrived is not given to it once more.
 */
export async function graphqlExchange(
  send: (message: HttpMessage) => Promise<HttpAnswer>,
  { url, authorization, document, variables }: GraphqlRequest,
): Promise<HttpAnswer> {
  let answer: HttpAnswer | undefined
  const client = new GraphQLClient(url, {
    errorPolicy: 'all',
    headers: { ...headersFor(authorization) },
    fetch: async (_address, init) => {
      answer = await send({ headers: Object.fromEntries(new Headers(init?.headers)), body: typeof init?.body === 'string' ? init.body : '' })
      if (answer.body.kind === 'text') answer = { ...answer, json: parseObject(answer.body.text) }
      return new Response(null, { headers: { 'content-type': 'application/json' } })
    },
    jsonSerializer: {
      stringify: (value) => JSON.stringify(value),
      parse: () => answer?.json ?? {},
    },
  })
  try {
    await client.rawRequest(document, variables)
  } catch (error) {
    // With an answer it is one that is no GraphQL: that is judged as it came.
    if (answer === undefined) throw error
  }
  if (answer === undefined) throw new TypeError('Nothing was sent')
  return answer
}
