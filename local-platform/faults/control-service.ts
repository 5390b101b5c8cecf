import * as z from 'zod'
import { sendJson } from '../http/answer.ts'
import { BodyNotJson, readJson } from '../http/body.ts'
import type { Handler } from '../http/endpoint.ts'
import { type Control, SERVICES } from './control.ts'
import { faultSchema } from './fault.ts'

const servicesSchema = z.strictObject({ services: z.array(z.enum(SERVICES)).default([...SERVICES]) })

type Act = (control: Control, input: Record<string, unknown>, query: URLSearchParams) => unknown

const ACTS: Readonly<Record<string, Act>> = {
  'POST /faults': (control, input) => control.addFault(faultSchema.parse(input)),
  'GET /faults': (control) => ({ faults: control.faults() }),
  'DELETE /faults': (control) => control.clearFaults(),
  'GET /journal': (control, _input, query) => ({ entries: control.calls(query.get('operation') ?? undefined), counts: control.journal.counts() }),
  'DELETE /journal': (control) => control.journal.clear(),
  'POST /tokens/expire': (control) => control.expireTokens(),
  'POST /tokens/revoke-refresh': (control) => control.revokeRefreshTokens(),
  'POST /down': (control, input) => control.goDown(servicesSchema.parse(input).services),
  'POST /up': (control, input) => control.comeUp(servicesSchema.parse(input).services),
}

/** Serves the control of a platform under test. */
export function createControlService(control: Control): Handler {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control')
    const act = ACTS[`${request.method} ${url.pathname}`]
    if (act === undefined) {
      sendJson(response, 404, { message: 'NOT_FOUND' })
      return
    }
    try {
      sendJson(response, 200, (await act(control, await readJson(request), url.searchParams)) ?? { done: true })
    } catch (error) {
      if (error instanceof z.ZodError) sendJson(response, 400, { message: z.prettifyError(error) })
      else if (error instanceof BodyNotJson) sendJson(response, 400, { message: 'REQUEST_BODY_NOT_JSON' })
      else throw error
    }
  }
}
