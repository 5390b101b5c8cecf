import * as z from 'zod'
import { LONGEST_WINDOW_ADDRESS } from '../window-address.ts'
import { linkNameSchema } from './connection.ts'
import { type CallTable, type EventTable, KB, nothing, SMALL } from './contract.ts'

/** A step of the zoom; `reset` leads to 100 percent. */
const zoomDirectionSchema = z.enum(['in', 'out', 'reset'])
export type ZoomDirection = z.infer<typeof zoomDirectionSchema>

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
    'bulk-journal-dropped',
    'invoice-list',
    'sign-out-failed',
    'proxy-login',
    'sign-in-not-renewed',
    'connection-unchanged',
    'updated',
    'link-refused',
    'update-checked',
    'cut-off',
    'file-damaged',
  ]),
  intent: z.enum(['info', 'warning', 'error']),
  message: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

/** What the Help menu of the application asks the page for. */
export const helpTopicSchema = z.enum(['shortcuts', 'whats-new', 'diagnostics', 'report-problem'])
export type HelpTopic = z.infer<typeof helpTopicSchema>

/** How people are reached from here: by the telephone program of this computer, or by WhatsApp in the browser. */
export const CONTACT_WAYS = ['call', 'whatsapp'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]

export const shellCalls = {
  'shell.information': {
    argument: nothing,
    result: z.object({
      version: z.string(),
      platform: z.enum(['darwin', 'win32', 'linux']),
      canStayOnTop: z.boolean().describe('whether the menu has "Always on Top"'),
    }),
    limit: SMALL,
  },
  'shell.openLink': { argument: z.object({ name: linkNameSchema }), result: nothing, limit: SMALL },
  'shell.contact': {
    argument: z.object({
      way: z.enum(CONTACT_WAYS),
      number: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/)
        .describe('E.164'),
    }),
    result: nothing,
    limit: SMALL,
  },
  'shell.print': { argument: nothing, result: nothing, limit: SMALL },
  'shell.report': { argument: z.object({ level: z.enum(['error', 'warn', 'info']), message: z.string().max(4000) }), result: nothing, limit: 16 * KB },
  'shell.notices': { argument: nothing, result: z.array(noticeSchema), limit: SMALL },
  'shell.takeLink': { argument: nothing, result: z.string().max(2000).nullable().describe('a link of record-link.ts'), limit: SMALL },
  'shell.openWindow': {
    argument: z.object({ address: z.string().max(LONGEST_WINDOW_ADDRESS).describe('path and search of a screen') }),
    result: nothing,
    limit: 16 * KB,
  },
  'shell.zoom': { argument: z.object({ direction: zoomDirectionSchema }), result: nothing, limit: SMALL },
  'shell.unlockKeychain': { argument: nothing, result: z.object({ isUnlocked: z.boolean() }), limit: SMALL },
} as const satisfies CallTable

export const shellEvents = {
  'shell.notice': noticeSchema,
  'shell.noticeWithdrawn': z.object({ id: z.string() }),
  'shell.help': z.object({ topic: helpTopicSchema }),
  'shell.go': z.object({ direction: z.enum(['back', 'forward']) }).describe('the menu asks for a step through what this window has shown'),
  'shell.find': z.null().describe('the menu asks for the bar that finds a text on the screen'),
  'shell.compactRows': z.null().describe('the menu asks for rows of the other height'),
  'shell.zoomed': z.object({ percent: z.number().int().min(50).max(200) }),
  'shell.linkWaiting': z.null().describe('a link was opened; takeLink gives it'),
} as const satisfies EventTable
