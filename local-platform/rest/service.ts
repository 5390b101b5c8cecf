import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gate } from '../faults/gate.ts'
import { foreignAnswer } from '../foreign/foreign-rows.ts'
import type { ForeignSeed } from '../foreign/seed.ts'
import type { Authenticate } from '../graphql/authentication.ts'
import type { PlatformContext } from '../graphql/context.ts'
import { analyticsRoutes } from '../graphql/dashboards/analytics-routes.ts'
import { type ErrorType, Rejection } from '../graphql/errors.ts'
import { TokenRefused } from '../graphql/token.ts'
import { sendJson } from '../http/answer.ts'
import { BodyNotJson, BodyTooLarge, readJson } from '../http/body.ts'
import type { Handler } from '../http/endpoint.ts'
import { IDENTITY_POOL_PATH } from '../identity-pool/service.ts'
import { PLACES_PATH, servePlaces } from '../places/service.ts'
import type { RestRoute } from './route.ts'
import { siteRoutes } from './site-routes.ts'

/** Every REST call but the places, which take an API key instead of a token. */
const ROUTES: readonly RestRoute[] = [...siteRoutes, ...analyticsRoutes]

const STATUS_OF: Readonly<Record<ErrorType, number>> = { ValidationException: 400, Unauthorized: 403, NotFound: 404, Conflict: 409, NotServed: 501 }

export interface RestOptions {
  readonly authenticate: Authenticate
  readonly gate: Gate
  /** Answers with foreign data, in tests only. */
  readonly foreign: ForeignSeed | null
  /** Serves the identity pool, which has a protocol of its own. */
  readonly identityPool: Handler
  /** Everything of a call's context but the caller. */
  readonly context: Omit<PlatformContext, 'caller'>
}

/** Serves the platform's REST calls: an identity token with each, JSON both ways. */
export function createRestService({ authenticate, gate, foreign, identityPool, context }: RestOptions): Handler {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://rest')
    if (url.pathname === IDENTITY_POOL_PATH || url.pathname === `${IDENTITY_POOL_PATH}/`) {
      await identityPool(request, response)
      return
    }
    if (url.pathname.startsWith(`${PLACES_PATH}/`)) {
      await gate.pass({ operation: 'places', variables: { path: url.pathname } }, request, response, () => servePlaces(request, response, url))
      return
    }
    const route = ROUTES.find((candidate) => candidate.path === url.pathname && candidate.method === request.method)
    if (route === undefined) {
      // Its base takes no call, and is there.
      if (url.pathname === '/') sendJson(response, 405, { message: 'METHOD_NOT_ALLOWED' })
      else sendJson(response, 404, { message: 'NOT_FOUND' })
      return
    }
    try {
      const input = route.method === 'GET' ? Object.fromEntries(url.searchParams) : await readJson(request)
      await gate.pass({ operation: route.operation, variables: input }, request, response, () => serve(route, input, request, response))
    } catch (error) {
      if (error instanceof BodyTooLarge) sendJson(response, 413, { message: 'REQUEST_BODY_TOO_LARGE' })
      else if (error instanceof BodyNotJson) sendJson(response, 400, { message: 'REQUEST_BODY_NOT_JSON' })
      else throw error
    }
  }

  async function serve(route: RestRoute, input: Record<string, unknown>, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const caller = await authenticate(request.headers.authorization)
      const answer = await route.respond(input, { ...context, caller })
      sendJson(response, 200, foreign === null ? answer : foreignAnswer(answer, foreign))
    } catch (error) {
      if (error instanceof TokenRefused) sendJson(response, 401, { message: refusalOf(error) })
      else if (error instanceof Rejection) sendJson(response, STATUS_OF[error.errorType], { message: error.message })
      else throw error
    }
  }
}

/** As an API Gateway authorizer words it, before anything behind it runs. */
const refusalOf = ({ message }: TokenRefused): string => (message === 'TOKEN_HAS_EXPIRED' ? 'The incoming token has expired' : 'Unauthorized')
