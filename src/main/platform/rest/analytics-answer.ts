import * as z from 'zod'
import type { AnalyticsCall } from '#shared/domain/analytics-call.ts'
import { dashboardSiteSchema, outstandingRowSchema } from '#shared/domain/dashboard-rows.ts'
import type { HttpAnswer } from '../http/http-exchange.ts'
import { invalidAnswer } from '../platform-error.ts'
import { restObject } from './rest-object.ts'

const siteRows = z.array(dashboardSiteSchema)
const outstandingRows = z.array(outstandingRowSchema)

/** The address of a question: its members as a query, those left out left out. */
export function analyticsAddress(base: string, { call, ...members }: AnalyticsCall): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(members)) if (value !== undefined) query.append(name, String(value))
  const text = query.toString()
  return `${base.replace(/\/+$/, '')}/${call}${text === '' ? '' : `?${text}`}`
}

/** The rows in the `result` of an answer, as the JSON text they came in, checked. Throws like `readGraphqlAnswer`. Source: CALL2-060. */
export function readAnalyticsAnswer(call: AnalyticsCall, answer: HttpAnswer): string {
  const { result } = restObject('query', answer)
  if (typeof result !== 'string') throw invalidAnswer('query', 'it holds no result')
  return checkedRows(result, call.call === 'outstanding_dashboard' ? outstandingRows : siteRows)
}

/** The sites in the text of a prepared dashboard, as they came, checked; null when it holds none. Throws `invalid-answer`. Source: ENT2-027. */
export function readDump(text: string | null): string | null {
  if (text === null || text.trim() === '') return null
  const rows = checkedRows(text, siteRows)
  return rows.trim() === '[]' ? null : rows
}

function checkedRows(text: string, schema: z.ZodType): string {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    throw invalidAnswer('query', 'its result is no JSON')
  }
  const problem = schema.safeParse(rows).error?.issues[0]
  if (problem !== undefined) throw invalidAnswer('query', `a row does not fit at ${problem.path.join('.')}: ${problem.message}`)
  return text
}
