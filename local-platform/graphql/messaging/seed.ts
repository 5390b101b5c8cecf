import { walkDetailedSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { commChannelSettings, siteSubRoles, whatsappConfigs } from './messaging-tables.ts'

const DAY = 86_400
const SURNAMES = ['Kumar', 'Sheikh', 'Mathew', 'Osei', 'Patil', 'Rahman', 'Adeyemi', 'Khan']
const NAMES = ['Ravi', 'Fatima', 'George', 'Amina', 'Sunita', 'Hassan', 'Olu', 'Zainab']

/** Sub-users of some sites (for tests the first one has more than a page of them), and a few set-ups of providers and notifications. */
export function seedMessaging({ database, size, random, now }: Seeding): void {
  const writeSubRole = siteSubRoles.writer(database)
  const writeConfig = whatsappConfigs.writer(database)
  const writeSetting = commChannelSettings.writer(database)
  let isFirst = true
  for (const { siteId, domain } of walkDetailedSites(database, ['siteId', 'domain'])) {
    const count = isFirst ? (size === 'demo' ? 5 : 45) : random.chance(0.3) ? random.integer(1, 5) : 0
    isFirst = false
    for (let number = 1; number <= count; number += 1) {
      const name = `${random.pick(NAMES)} ${size === 'demo' ? random.pick(SURNAMES) : number}`
      writeSubRole({
        id: `${siteId}-user-${number}`,
        siteId,
        name,
        emailId: `user${number}@${domain}`,
        mobile: `9${random.integer(100_000_000, 999_999_999)}`,
        username: `${siteId}-user${number}`,
        userRole: random.pick(['MANAGER', 'CASHIER', 'WAITER']),
        enabled: random.chance(0.9),
        attachedMenus: ['online-menu'],
        attachedCounters: [],
        attachedRefCounters: [],
        assignedTables: [],
        isCaptain: random.chance(0.1),
        assignedSites: [siteId],
        permissions: [{ name: 'orders', operations: ['view', 'accept'] }],
        discountCap: { discountType: 'PERCENTAGE', discountValue: 1_000 },
        createdAt: now - number * DAY,
        updatedAt: now - number * DAY,
      })
    }
    if (count > 0) {
      const recipient = { mobile: '9800000001', email: `owner@${domain}`, username: siteId, name: 'Admin' }
      writeSetting({ domain, typeValue: 'commChannelSetting', configs: [{ code: 'DAY_CLOSURE', commList: ['EMAIL'], senderList: [recipient] }] })
    }
    if (random.chance(0.1)) {
      writeConfig({ domain, system: 'RECAHO', phoneId: null, productId: null, token: null, apiKey: `demo-key-${siteId}`, updatedAt: now - DAY })
    }
  }
}
