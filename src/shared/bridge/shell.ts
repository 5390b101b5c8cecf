import * as z from 'zod'
import { linkNameSchema } from './connection.ts'
import { type CallTable, type EventTable, KB, nothing, SMALL } from './contract.ts'

/** Something the user should know that no call asked for: no keychain, a damaged cache dropped, an export folder that vanished. */
const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum([
    'keychain-unavailable',
    'cache-dropped',
    'cache-not-written',
    'renderer-recovered',
    'money-journal-dropped',
    'campaign-journal-dropped',
    'invoice-list',
    'sign-out-failed',
    'proxy-login',
    'sign-in-not-renewed',
    'connection-unchanged',
  ]),
  intent: z.enum(['info', 'warning', 'error']),
  message: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

export const shellCalls = {
  'shell.information': { argument: nothing, result: z.object({ version: z.string(), platform: z.enum(['darwin', 'win32', 'linux']) }), limit: SMALL },
  'shell.openLink': { argument: z.object({ name: linkNameSchema }), result: nothing, limit: SMALL },
  'shell.print': { argument: nothing, result: nothing, limit: SMALL },
  'shell.report': { argument: z.object({ level: z.enum(['error', 'warn', 'info']), message: z.string().max(4000) }), result: nothing, limit: 16 * KB },
  'shell.notices': { argument: nothing, result: z.array(noticeSchema), limit: SMALL },
  'shell.unlockKeychain': { argument: nothing, result: z.object({ isUnlocked: z.boolean() }), limit: SMALL },
} as const satisfies CallTable

export const shellEvents = {
  'shell.notice': noticeSchema,
  'shell.noticeWithdrawn': z.object({ id: z.string() }),
} as const satisfies EventTable
