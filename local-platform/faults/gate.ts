import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../http/answer.ts'
import type { Fault } from './fault.ts'
import type { FaultPlan } from './fault-plan.ts'
import { holdResponse } from './held-response.ts'
import { type Call, type Journal, TEST_CALL } from './journal.ts'

/** Answers a call. @param age of the data to answer from, milliseconds; only GraphQL has data of the past */
export type Serve = (age?: number) => void | Promise<void>

/** Every call of every service goes through the gate; `serve` answers it. */
export interface Gate {
  pass(call: Call, request: IncomingMessage, response: ServerResponse, serve: Serve): void | Promise<void>
}

/** The gate of a platform that is not under test: it stands open and remembers nothing. */
export const openGate: Gate = { pass: (_call, _request, _response, serve) => serve() }

/** The gate of a platform under test: it writes the journal and lets the planned faults happen. */
export function createTestGate(plan: FaultPlan, journal: Journal): Gate {
  return {
    async pass(call, request, response, serve) {
      const fault = plan.take(call)
      journal.record(call, fault?.fault ?? null, isTestCall(request))
      journal.unanswered += 1
      try {
        if (fault === null) await serve()
        else await happen(fault, plan, call, request, response, serve)
      } finally {
        journal.unanswered -= 1
      }
    },
  }
}

const isTestCall = ({ headers }: IncomingMessage): boolean => Object.keys(TEST_CALL).every((name) => headers[name] !== undefined)

async function happen(fault: Fault, plan: FaultPlan, call: Call, request: IncomingMessage, response: ServerResponse, serve: Serve): Promise<void> {
  switch (fault.fault) {
    case 'delay':
      await plan.delay(fault.milliseconds)
      if (!response.destroyed) await serve()
      return
    case 'refuse':
      request.socket.resetAndDestroy()
      return
    case 'drop-before':
      request.socket.destroy()
      return
    case 'http500':
      sendJson(response, 500, { message: 'Internal Server Error' })
      return
    case 'http-answer':
      sendAnswer(fault, response)
      return
    case 'graphql-error':
      sendRefusal(fault, call, response)
      return
    case 'expired-token':
      sendExpired(call, response)
      return
    case 'late-list':
      await serve(fault.milliseconds)
      return
    case 'wrong-nonce':
      replaceParameter(request, 'nonce', 'not-the-nonce-that-was-sent')
      await serve()
      return
    case 'wrong-state':
      replaceParameter(request, 'state', 'not-the-state-that-was-sent')
      await serve()
      return
    default: {
      const held = holdResponse(response)
      await serve()
      const answer = await held
      if (fault.fault === 'drop-after-commit') request.socket.destroy()
      else if (fault.fault === 'error-after-commit') sendRefusal({ ...fault, atField: true }, call, response)
      else if (fault.fault === 'unauthorized-after-commit') sendJson(response, 401, fault.body ?? { message: 'SESSION_ENDED' })
      else if (fault.fault === 'answer-after-commit') sendAnswer(fault, response)
      else if (fault.fault === 'truncated') answer.sendPart(answer.body.subarray(0, Math.floor(answer.body.length / 2)), answer.body.length)
      else if (fault.fault === 'slow-body') await answer.sendSlowly(answer.body, fault.milliseconds)
      else answer.send(Buffer.from(JSON.stringify(fault.body ?? misshape(answer.body))))
    }
  }
}

const isIdentity = (call: Call): boolean => call.operation.startsWith('identity.')

/** A refusal in the manner of the service: OAuth, REST without a result, or GraphQL. */
function sendRefusal(fault: Fault, call: Call, response: ServerResponse): void {
  if (isIdentity(call)) {
    sendJson(response, 400, { error: fault.errorType ?? 'server_error', error_description: fault.message })
  } else if (/^(rest|storage|places)\./.test(call.operation)) {
    sendJson(response, 200, { message: fault.message })
  } else {
    const path = fault.atField ? [call.operation.charAt(0).toLowerCase() + call.operation.slice(1)] : null
    const errorType = fault.errorType ?? (fault.fault === 'graphql-error' ? 'Conflict' : 'InternalFailure')
    sendJson(response, 200, { data: null, errors: [{ message: fault.message, errorType, path, locations: null }] })
  }
}

/** What a gateway, a firewall or a limit answers in the place of the service. */
function sendAnswer({ status, body, retryAfter }: Fault, response: ServerResponse): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  if (typeof body === 'string') response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  else sendJson(response, status, body ?? { message: 'Too Many Requests' })
}

function sendExpired(call: Call, response: ServerResponse): void {
  if (isIdentity(call)) sendJson(response, 400, { error: 'invalid_grant', error_description: 'grant request is invalid' })
  else sendJson(response, 401, { errors: [{ errorType: 'UnauthorizedException', message: 'TOKEN_HAS_EXPIRED' }] })
}

/** Every value below `data` (or the top) becomes something of another shape. */
function misshape(body: Buffer): unknown {
  const unexpected = { unexpected: true }
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    if (typeof parsed !== 'object' || parsed === null) return unexpected
    const data = 'data' in parsed && typeof parsed.data === 'object' && parsed.data !== null ? parsed.data : null
    const replaced = (object: object) => Object.fromEntries(Object.keys(object).map((key) => [key, unexpected]))
    return data === null ? replaced(parsed) : { data: replaced(data) }
  } catch {
    return unexpected
  }
}

function replaceParameter(request: IncomingMessage, name: string, value: string): void {
  const url = new URL(request.url ?? '/', 'http://any')
  url.searchParams.set(name, value)
  request.url = url.pathname + url.search
}
