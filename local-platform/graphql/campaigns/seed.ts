import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { Seeding } from '../subject.ts'
import { DEMO_TEMPLATES } from '../templates/demo-templates.ts'
import { insertCampaign, queueMessages, sendDueMessages } from './campaign-store.ts'

const DAY = 86_400
const CAMPAIGNS = 32

/** Campaigns of the last months, all sent; some messages had no usable number. */
export function seedCampaigns({ database, size, random, now }: Seeding): void {
  for (let number = CAMPAIGNS; number > 0; number -= 1) {
    const campaignId = `campaign-${CAMPAIGNS - number + 1}`
    const createdAt = now - number * 5 * DAY
    const isEmail = random.chance(0.2)
    const demo = size === 'demo' ? random.pick(DEMO_TEMPLATES) : undefined
    const common = {
      language: 'eng',
      ProductType: 'BOOKING_RESTAURANT',
      template: demo?.name ?? 'Festival Greeting 1',
      type: 'TEXT',
      queType: isEmail ? 'EMAIL' : 'WHATSAPP',
    }
    const total = size === 'demo' ? random.integer(20, 90) : random.integer(3, 12)
    insertCampaign(database, { ...common, id: campaignId, siteId: MASTER_SITE_ID, campaignId, total, createdAt })
    queueMessages(
      database,
      Array.from({ length: total }, (_, index) => ({
        ...common,
        id: `${campaignId}-${index + 1}`,
        countryCode: '91',
        mob: random.chance(0.1) ? '' : `9${random.integer(100_000_000, 999_999_999)}`,
        email: `owner${index}@post.example`,
        sendingStatus: 'PENDING',
        subject: demo?.subject ?? 'Test',
        content: demo?.text ?? 'Greetings from us all.',
        url: null,
        campaignId,
      })),
      createdAt,
    )
  }
  sendDueMessages(database, now)
}
