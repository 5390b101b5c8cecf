import type { IncomingMessage, ServerResponse } from 'node:http'
import { createYoga } from 'graphql-yoga'
import type { Gate } from '../faults/gate.ts'
import type { PastData } from '../faults/past-data.ts'
import { makeForeign } from '../foreign/foreign-schema.ts'
import type { ForeignSeed } from '../foreign/seed.ts'
import { sendJson } from '../http/answer.ts'
import { BodyNotJson, BodyTooLarge, readJson } from '../http/body.ts'
import type { Handler } from '../http/endpoint.ts'
import type { Authenticate } from './authentication.ts'
import type { PlatformContext } from './context.ts'
import { appSyncAnswers } from './result-processor.ts'
import { createPlatformSchema } from './schema.ts'
import { siteListStream } from './sites/list-stream.ts'
import { TokenRefused } from './token.ts'

/** Where GraphQL is served. */
export const GRAPHQL_PATH = '/graphql'

export interface GraphqlOptions {
  readonly authenticate: Authenticate
  readonly gate: Gate
  /** Data of the past, in test mode only. */
  readonly past: PastData | null
  /** Answers with foreign data, in tests only. */
  readonly foreign: ForeignSeed | null
  /** Everything of a resolver's context but the caller. */
  readonly context: Omit<PlatformContext, 'caller'>
}

/** Serves the platform's GraphQL: one POST address, an identity token with every call. */
export function createGraphqlService({ authenticate, gate, past, foreign, context }: GraphqlOptions): Handler {
  const schema = createPlatformSchema(context.subjects)
  if (foreign !== null) makeForeign(schema, foreign)
  const yoga = createYoga<PlatformContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    maskedErrors: false,
    plugins: [...(foreign === null ? [siteListStream(schema)] : []), appSyncAnswers((error) => console.error('graphql:', error))],
  })

  return async (request, response) => {
    if (new URL(request.url ?? '/', 'http://graphql').pathname !== GRAPHQL_PATH || request.method !== 'POST') {
      sendRefusal(response, 404, 'NotFound', 'NOT_FOUND')
      return
    }
    let body: Record<string, unknown>
    try {
      body = await readJson(request)
    } catch (error) {
      if (error instanceof BodyTooLarge) sendRefusal(response, 413, 'RequestEntityTooLarge', 'REQUEST_BODY_TOO_LARGE')
      else if (error instanceof BodyNotJson) sendRefusal(response, 400, 'MalformedHttpRequestException', 'REQUEST_BODY_NOT_JSON')
      else throw error
      return
    }
    await gate.pass({ operation: operationName(body), variables: body['variables'] ?? {} }, request, response, (age) => serve(request, response, body, age))
  }

  async function serve(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>, age = 0): Promise<void> {
    try {
      const caller = await authenticate(request.headers.authorization)
      if (isMutation(body)) past?.keep()
      const database = age === 0 ? context.database : (past?.ago(age) ?? context.database)
      const answer = await yoga.fetch(
        `http://127.0.0.1${GRAPHQL_PATH}`,
        { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body: JSON.stringify(body) },
        { ...context, database, caller },
      )
      await send(answer, response)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
      sendRefusal(response, 401, 'UnauthorizedException', error.message)
    }
  }
}

/** The name an operation goes by: sent beside the document, or the only one in it. */
function operationName(body: Record<string, unknown>): string {
  if (typeof body['operationName'] === 'string') return body['operationName']
  const text = typeof body['query'] === 'string' ? body['query'] : ''
  return /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous'
}

const isMutation = ({ query }: Record<string, unknown>): boolean => typeof query === 'string' && /(?:^|\}\s*)mutation\b/.test(query)

const sendRefusal = (response: ServerResponse, status: number, errorType: string, message: string): void =>
  sendJson(response, status, { errors: [{ errorType, message }] })

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  for await (const chunk of answer.body ?? []) {
    if (response.destroyed) return
    if (!response.write(chunk)) await drained(response)
  }
  response.end()
}

/** Resolves when the client can take more, or is gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}
