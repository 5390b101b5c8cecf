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
const DEMO_NOTES: readonly string[] = [
  ...NOTES,
  'Owner asked for the invoice of last month by email',
  'New opening hours entered for the festival week',
  'Payment received by bank transfer, confirmed with accounts',
  'Showed the owner how to change prices',
  'Second outlet opens next month, wants the same menu',
  'Logo replaced, old one was too small for the header 👍',
  'Domain moved, certificate is fine',
  'விலைப்பட்டியல் புதுப்பிக்கப்பட்டது',
  'अगले सप्ताह फिर से कॉल करना है',
]
const AUTHORS = ['admin@demo.example', 'support-lead@demo.example', 'account-manager@demo.example']

/** Notes on some sites; for tests the first one has more than one answer holds. */
export function seedSiteEvents({ database, size, random, now }: Seeding): void {
  const write = siteEvents.writer(database)
  const notes = size === 'demo' ? DEMO_NOTES : NOTES
  let isFirst = true
  for (const { siteId } of walkDetailedSites(database, ['siteId'])) {
    const count = isFirst ? (size === 'demo' ? 24 : 130) : random.chance(0.5) ? random.integer(1, 12) : 0
    isFirst = false
    for (let number = 1; number <= count; number += 1) {
      const isManual = random.chance(0.8)
      write({
        id: `${siteId}-event-${number}`,
        siteId,
        eventName: isManual ? random.pick(NOTE_CATEGORIES) : 'Setup',
        eventType: isManual ? 'MANUAL' : 'AUTO_GENERATE',
        note: isManual ? random.pick(notes) : 'Edit Site',
        reason: null,
        createdAt: now - (count - number + 1) * DAY - random.integer(0, DAY - 1),
        createdBy: random.pick(AUTHORS),
      })
    }
  }
}
