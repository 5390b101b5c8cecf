import * as z from 'zod'
import { NOTIFICATION_GROUPS, type NotificationEvents } from '#shared/domain/content/notification.ts'
import { isShownLine } from '#shared/domain/text/shown-line.ts'
import { readSettings } from './settings-document.ts'

const LONGEST = 80

const event = z.strictObject({
  // A form has a field of each code, and a dot would part it.
  code: z.string().regex(/^[A-Za-z]\w{0,79}$/, `must begin with a letter, and have letters, digits and underscores, ${LONGEST} at most`),
  name: z.string().refine((name) => isShownLine(name, LONGEST), `must be one line of at most ${LONGEST} characters that can all be seen`),
})

/**
 * A file of notification events: the business areas of the console, each with what the platform's sites can notify
 * of.
 */
export const notificationEventsSchema: z.ZodType<NotificationEvents> = z
  .strictObject(Object.fromEntries(NOTIFICATION_GROUPS.map((group) => [group, z.array(event).optional()])))
  .superRefine((tree, context) => {
    const codes = Object.values(tree).flatMap((events = []) => events.map(({ code }) => code))
    if (codes.length === 0) context.addIssue({ code: 'custom', path: [], message: 'has no event' })
    for (const code of new Set(codes.filter((each, index) => codes.indexOf(each) !== index)))
      context.addIssue({ code: 'custom', path: [code], message: 'is the code of two events' })
  })

export type NotificationEventsReading =
  | { readonly ok: true; readonly events: NotificationEvents }
  | { readonly ok: false; readonly messages: readonly string[] }

/**
 * Reads the text of such a file. `messages`: what is wrong with it, each the end of a sentence that begins with the
 * setting.
 */
export function readNotificationEvents(text: string): NotificationEventsReading {
  const reading = readSettings(notificationEventsSchema, text)
  if (reading.ok) return { ok: true, events: reading.value }
  return { ok: false, messages: reading.problems.map(({ field, message }) => `names a file with a mistake: ${field} ${message}`) }
}
