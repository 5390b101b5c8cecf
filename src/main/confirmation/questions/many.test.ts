import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import type { BulkContent, BulkJob } from '#shared/domain/bulk/bulk-jobs.ts'
import { asking } from '../asking.test-support.ts'

const recipient = {
  fqdn: 'aditi.example',
  countryCode: '91',
  mob: '9876543210',
  email: null,
  companyName: 'Aditi',
  custName: null,
  sitePlan: null,
  userName: null,
}

const campaign = (change: Partial<CampaignOrder>): CampaignOrder => ({
  key: randomUUID(),
  channel: 'WHATSAPP',
  template: 'diwali',
  subject: 'Test',
  content: '\n\nHappy Diwali!\nSee https://shop.example/offers and evil.example/x.',
  imageUrl: null,
  recipients: Array.from({ length: 1000 }, () => recipient),
  ...change,
})

const asksOf = async (order: CampaignOrder) => {
  const { asked, service } = asking({ answer: false })
  expect(await service.campaign(order)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

test('a campaign is asked about with channel, number of people, the hosts of its links and its first line', async () => {
  expect(await asksOf(campaign({}))).toEqual([
    'Send a WhatsApp message to 1,000 people? Links to shop.example, evil.example. First line: “Happy Diwali!”. Template: “diwali”.',
  ])
  const email = campaign({
    channel: 'EMAIL',
    content: '<p>Dear <b>all</b></p>\n<a href="https://good.example@evil.example/">good.example</a>',
    imageUrl: 'https://cdn.evil.example/a.png',
    subject: 'News\n\nof today',
    recipients: [recipient],
  })
  expect(await asksOf(email)).toEqual([
    'Send an email to 1 person? Links to evil.example, good.example. Image from cdn.evil.example. Subject: “News of today”. First line: “Dear all”. Template: “diwali”.',
  ])
})

test('a link that comes with a name of a recipient is named, too', async () => {
  const names = { ...recipient, custName: 'Win at https://evil.example/win' }
  expect(await asksOf(campaign({ content: 'Hi _custName_, see _fqdn_', recipients: [recipient, names] }))).toEqual([
    "Send a WhatsApp message to 2 people? Links to evil.example, each one's own site. First line: “Hi _custName_, see _fqdn_”. Template: “diwali”.",
  ])
})

const order = (field: BulkJob, ids: readonly string[], to: (place: number) => BulkContent): BulkOrder => ({
  key: randomUUID(),
  field,
  label: 'A label of the page',
  origin: 'change',
  rows: ids.map((id, place) => ({ id, domain: `page-says-${place}.example`, name: 'n', from: null, to: to(place), skip: null })),
})

const bulkAsks = async (wanted: BulkOrder) => {
  const { asked, service } = asking()
  await service.bulkChange(wanted)
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

const SITES = ['site-1', ...Array.from({ length: 29 }, (_, place) => `other-${place}`)]

test('a bulk change above 25 rows is asked about with field, value, count and the first three records as the platform names them', async () => {
  expect(await bulkAsks(order('supportAccManager', SITES, () => 'Ravi'))).toEqual([
    'Change 30 sites? Support Account Manager: “Ravi”. aditi.example, “page-says-1.example”, “page-says-2.example” and 27 more.',
  ])
  expect(await bulkAsks(order('enabled', SITES, () => false))).toEqual([
    'Change 30 sites? 30 shops can no longer be used by customers then. Status: “Inactive”. aditi.example, “page-says-1.example”, “page-says-2.example” and 27 more.',
  ])
  expect(await bulkAsks(order('gstNo', SITES, String))).toEqual([
    'Change 30 sites? GST No: 30 different values, the first “0”. aditi.example, “page-says-1.example”, “page-says-2.example” and 27 more.',
  ])
})

test('what several fields, permissions, prices, notes and new records get is named as the screens name it', async () => {
  const first = async (field: BulkJob, to: BulkContent, id = 'site-1') =>
    (
      await bulkAsks(
        order(
          field,
          Array.from({ length: 26 }, () => id),
          () => to,
        ),
      )
    )[0]
  expect(await first('site-values', { siteMode: 'UNDER_CONSTRUCTION', isMasterKdsEnabled: true })).toContain(
    ' Values: “Site mode: Under construction, Master KDS: Yes”. ',
  )
  expect(await first('user.permissions', { 'site.delete_site': true, 'globalTemplates.view': false })).toContain(
    ' Permission: “Sites: Delete site, granted; Global templates: View, taken away”. ',
  )
  expect(await first('menu.typeStatus', false)).toContain(' Menu Status: “Inactive”. ')
  expect(await first('mapping', { boardingAmount: 1999, renewalAmount: 0, currency: 'AED', note: null })).toMatch(
    / Values: “Annual Amount: AED.19\.99, Renewal Amount: AED.0\.00, Note: empty”\. /,
  )
  expect(await first('note', { eventName: 'Setup', note: 'Called\nagain' })).toContain(' Note: “Called”. ')
  expect(await first('user', { role: 'SALES_PERSON', userName: 'a' }, 'a@x.example')).toContain('Create 26 users? As Sales person. “a@x.example”, ')
  expect(await first('new-site', { userName: 'a' })).toMatch(/^Create 26 sites\? “page-says-0\.example”, /)
})

test('a bulk message is asked about with the hosts of every row, not of the first alone', async () => {
  const texts = ['Hello\nthere', 'Hello https://evil.example']
  const message = (place: number) => ({ text: texts[place] ?? '', toNumber: '+919876543210', imageLink: 'https://cdn.example/a.png' })
  expect(await bulkAsks(order('message', ['cp-1', 'cp-2'], message))).toEqual([
    'Send a WhatsApp message to 2 people? Links to evil.example. Image from cdn.example. First line: “Hello”. To Ravi (cp-1), “cp-2”.',
  ])
})

test('single messages have a budget of sixty an hour, and say when the next can be sent', async () => {
  const { asked, service, clock } = asking()
  const send = () => service.operation('SendWhatsApp', { type: 'TEXT', toNumber: '+919876543210', content: 'Hello' })
  for (let each = 0; each < 60; each += 1) expect(await send()).toMatchObject({ ok: true })
  clock.now = 60_000
  expect(await send()).toEqual({
    ok: false,
    error: { kind: 'busy', message: 'Nothing was sent. 60 single messages were sent within an hour; the next can be sent in 59 minutes.' },
  })
  clock.now = 3_600_000
  expect(await send()).toMatchObject({ ok: true })
  expect(asked).toEqual([])
})
