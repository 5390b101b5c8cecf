import * as z from 'zod'
import { analyticsCallSchema, dumpRequestSchema } from '../domain/dashboards/analytics-call.ts'
import { type CallTable, KB } from './contract.ts'

/** `rows` are the rows of a dashboard as JSON text, parsed and checked in main: one string crosses far faster than thousands of cloned objects. */
const dashboardRowsArguments = z.object({ call: analyticsCallSchema, requestId: z.string().max(64).optional() })
const leftOut = z.number().int().positive().optional().describe('rows that could not be used and are not among them')
const dumpArguments = z.object({ request: dumpRequestSchema, requestId: z.string().max(64).optional() })

export const dashboardsCalls = {
  'dashboards.rows': { argument: dashboardRowsArguments, result: z.object({ rows: z.string(), leftOut }), limit: 16 * KB },
  'dashboards.dump': {
    argument: dumpArguments,
    result: z.object({ dumpDate: z.string().describe('YYYY-MM-DD'), rows: z.string(), leftOut }).nullable(),
    limit: 16 * KB,
  },
} as const satisfies CallTable
