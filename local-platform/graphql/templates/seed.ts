import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { Seeding } from '../subject.ts'
import { DEMO_TEMPLATES } from './demo-templates.ts'
import { templates } from './template-table.ts'

const DAY = 86_400
const TITLES = ['Festival Greeting', 'Renewal Reminder', 'New Feature', 'Low Balance', 'Training Invitation', 'Survey', 'Price Change', 'Holiday Hours']
const GREETING: Readonly<Record<string, string>> = {
  [MASTER_SITE_ID]: 'Dear _custName_, your plan _sitePlan_ for _companyName_ (_fqdn_) is waiting.',
  [GLOBAL_TEMPLATE_SITE_ID]: 'Dear _name_, you have spent _Spent_Amount_ in _No_of_Orders_ orders. Visit _domain_ again.',
}

/** Templates of both scopes and types; the master ones do not fit on one page. */
export function seedTemplates({ database, size, random, now }: Seeding): void {
  const write = templates.writer(database)
  for (const [siteId, rounds] of [
    [MASTER_SITE_ID, 5],
    [GLOBAL_TEMPLATE_SITE_ID, 2],
  ] as const) {
    const count = size === 'demo' ? DEMO_TEMPLATES.length : rounds * TITLES.length
    for (let number = 0; number < count; number += 1) {
      const demo = size === 'demo' ? DEMO_TEMPLATES[number] : undefined
      const tempName = demo?.name ?? `${TITLES[number % TITLES.length]} ${Math.floor(number / TITLES.length) + 1}`
      const createdAt = now - random.integer(50, 500) * DAY
      write({
        id: `template-${siteId}-${number + 1}`,
        siteId,
        slugName: tempName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        tempName,
        tempSubject: demo?.subject ?? tempName,
        text: (siteId === MASTER_SITE_ID ? demo?.text : undefined) ?? GREETING[siteId] ?? '',
        type: number % 3 === 2 ? 'EMAIL' : 'WHATSAPP',
        image: null,
        createdAt,
        updatedAt: createdAt + random.integer(0, 49) * DAY,
      })
    }
  }
}
