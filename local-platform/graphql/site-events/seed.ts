import { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { walkDetailedSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { siteEvents } from './event-table.ts'

const DAY = 86_400
const NOTES = [
  'Called, asked to be called again on Monday',
  'Menu updated as asked',
  'Printer does not print the logo',
  'Training done',
  'Wants the yearly plan',
  'ग्राहक को डेमो दिखाया',
]
const AUTHORS = ['admin@demo.example', 'support-lead@demo.example', 'account-manager@demo.example']

/** Notes on some sites; the first one has more than one answer holds. */
export function seedSiteEvents({ database, random, now }: Seeding): void {
  const write = siteEvents.writer(database)
  let isFirst = true
  for (const { siteId } of walkDetailedSites(database, ['siteId'])) {
    const count = isFirst ? 130 : random.chance(0.5) ? random.integer(1, 12) : 0
    isFirst = false
    for (let number = 1; number <= count; number += 1) {
      const isManual = random.chance(0.8)
      write({
        id: `${siteId}-event-${number}`,
        siteId,
        eventName: isManual ? random.pick(NOTE_CATEGORIES) : 'Setup',
        eventType: isManual ? 'MANUAL' : 'AUTO_GENERATE',
        note: isManual ? random.pick(NOTES) : 'Edit Site',
        reason: null,
        createdAt: now - (count - number + 1) * DAY - random.integer(0, DAY - 1),
        createdBy: random.pick(AUTHORS),
      })
    }
  }
}
