import type { Finding } from '../connection/finding.ts'
import { TextReader } from '../platform/http/body-reader.ts'
import { exchange, jsonMessage } from '../platform/http/http-exchange.ts'
import { parseObject } from '../platform/http/json-object.ts'
import { TransportError } from '../platform/http/transport-error.ts'
import { type CheckContext, SERVICE_LIMIT } from './check.ts'
import { WatchedFetch } from './watched-fetch.ts'

const LARGEST_ANSWER = 1 << 20

/** What is wrong with the address, by the look of its last answer; undefined when GraphQL may be there. */
export function addressProblem({ last: seen }: WatchedFetch): string | undefined {
  if (seen === undefined || seen.status === 401) return undefined
  if (seen.isWebPage) return `A web page answers instead of GraphQL (status ${seen.status}). Check platform.graphqlUrl: it often ends in /graphql.`
  return seen.status === 404 || seen.status === 405 ? `There is no GraphQL at this address (status ${seen.status}). Check platform.graphqlUrl.` : undefined
}

/** Asks as nobody, as the console does while the platform is out of reach: any answer but a failure will do. */
export async function checkGraphqlAddress({ profile, fetch }: CheckContext): Promise<Finding> {
  const watched = new WatchedFetch(fetch)
  try {
    const { status, body } = await exchange(watched.fetch, {
      url: profile.platform.graphqlUrl,
      message: jsonMessage(undefined, { query: '{ __typename }' }),
      signal: undefined,
      silence: SERVICE_LIMIT,
      longest: SERVICE_LIMIT,
      limit: LARGEST_ANSWER,
      reader: new TextReader(),
    })
    const problem = addressProblem(watched)
    if (problem !== undefined) return wrong(problem)
    if (status >= 500) return wrong(`The platform fails (status ${status}). Ask whoever runs it, or check platform.graphqlUrl.`)
    const isAnswer = status === 401 || status === 403 || (body.kind === 'text' && parseObject(body.text) !== undefined)
    if (!isAnswer) return wrong('What answers is not GraphQL: it is no JSON. Check platform.graphqlUrl.')
    return { service: 'GraphQL', ok: true, message: 'The platform answers. Whether it takes the sign-in was not tried.' }
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    return wrong(`The platform cannot be reached: ${error.message}. Check platform.graphqlUrl.`)
  }
}

const wrong = (message: string): Finding => ({ service: 'GraphQL', ok: false, message })
