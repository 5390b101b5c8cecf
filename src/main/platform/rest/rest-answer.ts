import type * as z from 'zod'
import type { AnalyticsCall } from '#shared/domain/dashboards/analytics-call.ts'
import { dashboardSiteSchema, outstandingRowSchema } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { HttpAnswer } from '../http/http-exchange.ts'
import { checkStatus, unusableAnswer } from '../http/http-status.ts'
import { parseObject } from '../http/json-object.ts'
import { joinedTexts } from '../message-text.ts'
import { type CallKind, invalidAnswer, PlatformError } from '../platform-error.ts'

/** Whether the answer of a REST call has a result; one that has none was not done. Throws like `readGraphqlAnswer`. */
export const readRestAnswer = (answer: HttpAnswer): { hasResult: boolean } => ({ hasResult: Boolean(restObject('mutation', answer)['result']) })

/** The JSON object that a REST service answers. Throws a `PlatformError` for a refusal with its message, `TokenRefused` for a token that is not taken. */
function restObject(kind: CallKind, answer: HttpAnswer): Readonly<Record<string, unknown>> {
  checkStatus(kind, answer)
  const body = answer.body.kind === 'text' ? parseObject(answer.body.text) : undefined
  const message = body?.['message']
  if (answer.status >= 400 && typeof message === 'string' && message !== '') {
    const text = joinedTexts([message])
    throw new PlatformError('rejected', text, undefined, text)
  }
  if (answer.status >= 400 || body === undefined) throw unusableAnswer(kind, answer)
  return body
}

/** Rows of a dashboard as JSON text, and how many could not be used and are left out of it. */
export interface DashboardRows {
  readonly rows: string
  readonly leftOut?: number
}

export function analyticsAddress(base: string, { call, ...members }: AnalyticsCall): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(members)) if (value !== undefined) query.append(name, String(value))
  const text = query.toString()
  return `${base.replace(/\/+$/, '')}/${call}${text === '' ? '' : `?${text}`}`
}

/** The rows in the `result` of an answer that fit. Throws like `readGraphqlAnswer`, also where there are rows and none fits. */
export function readAnalyticsAnswer(call: AnalyticsCall, answer: HttpAnswer): DashboardRows {
  const { result } = restObject('query', answer)
  if (typeof result !== 'string') throw invalidAnswer('query', 'it holds no result')
  return usableRows(result, call.call === 'outstanding_dashboard' ? outstandingRowSchema : dashboardSiteSchema)
}

/** The sites in the text of a prepared dashboard that fit; null when it holds none. Throws `invalid-answer`. */
export function readDump(text: string | null): DashboardRows | null {
  if (text === null || text.trim() === '') return null
  const read = usableRows(text, dashboardSiteSchema)
  return read.rows.trim() === '[]' ? null : read
}

function usableRows(text: string, schema: z.ZodType): DashboardRows {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    throw invalidAnswer('query', 'its result is no JSON')
  }
  if (!Array.isArray(rows)) throw invalidAnswer('query', 'its result is no list')
  const usable = rows.filter((row) => schema.safeParse(row).success)
  // Those that came are handed on as they came.
  if (usable.length === rows.length) return { rows: text }
  if (usable.length === 0) throw invalidAnswer('query', problemOf(schema, rows[0]))
  return { rows: JSON.stringify(usable), leftOut: rows.length - usable.length }
}

function problemOf(schema: z.ZodType, row: unknown): string {
  const problem = schema.safeParse(row).error?.issues[0]
  return `a row does not fit at ${problem?.path.join('.')}: ${problem?.message}`
}
