import { expect, test } from 'vitest'
import { NOTIFICATION_EVENTS } from '#shared/domain/content/notification.ts'
import { PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import {
  adminOf,
  configsOf,
  type EventConfig,
  findEvents,
  foundRecipients,
  groupsOf,
  problemOf,
  type Recipient,
  recipientKey,
  recipientOf,
  recipientsByKey,
  storedConfigs,
  valuesOf,
} from './event-setting.ts'

const SITE = { siteId: 's1', domain: 'tea.example', userName: 'tea-owner', contactNumber: '98', contactEmail: 'owner@tea.example' }
const GROUPS = groupsOf(NOTIFICATION_EVENTS)
const admin = adminOf(SITE)
const ravi = recipientOf({ id: 'u1', name: 'Ravi', username: 'ravi', emailId: 'ravi@tea.example', mobile: '97' })
const gone: Recipient = { mobile: '96', email: 'gone@tea.example', username: 'gone', name: 'Gone' }

const stored: readonly EventConfig[] = storedConfigs({
  getCommChannelSettingByDomain: {
    configs: [
      { code: 'LOW_STOCK', commList: ['EMAIL', 'TELEGRAM'], senderList: [gone, admin] },
      { code: 'OF_ANOTHER_CONSOLE', commList: ['EMAIL'], senderList: [gone] },
    ],
  },
})
const recipients = recipientsByKey([admin, ravi], stored)

test('the recipients are an Admin entry of the contact data, the sub-users, and who is stored and gone', () => {
  expect([...recipients.values()]).toEqual([
    { mobile: '98', email: 'owner@tea.example', username: 'tea-owner', name: 'Admin' },
    { mobile: '97', email: 'ravi@tea.example', username: 'ravi', name: 'Ravi' },
    gone,
  ])
  expect(recipientKey({ mobile: '1', email: null, username: '', name: 'X' })).toBe('1')
})

test('nothing edited, nothing changes: neither order nor events that are not in the tree', () => {
  expect(JSON.stringify(configsOf(GROUPS, valuesOf(GROUPS, stored), recipients, stored))).toBe(JSON.stringify(stored))
})

test('only events with a user and a channel are sent; the others say what is missing', () => {
  const { events } = valuesOf(GROUPS, stored)
  const edited = {
    ...events,
    LOW_STOCK: { telegram: false, email: false, users: ['gone'] },
    DAY_CLOSURE: { telegram: true, email: false, users: ['ravi', 'tea-owner'] },
    ORDER_PLACED: { telegram: false, email: true, users: [] },
  }
  expect(configsOf(GROUPS, { events: edited }, recipients, stored)).toEqual([
    { code: 'DAY_CLOSURE', commList: ['TELEGRAM'], senderList: [ravi, admin] },
    { code: 'OF_ANOTHER_CONSOLE', commList: ['EMAIL'], senderList: [gone] },
  ])
  expect(problemOf(edited.LOW_STOCK)).toBe('Not saved: choose a channel')
  expect(problemOf(edited.ORDER_PLACED)).toBe('Not saved: choose a user')
  expect(problemOf(edited.DAY_CLOSURE)).toBeNull()
  expect(problemOf({ telegram: false, email: false, users: [] })).toBeNull()
})

test('events are found by a part of their name, in all groups, whatever the case', () => {
  const found = findEvents(GROUPS, ' STOCK ').map(({ group, events }) => `${group}: ${events.map(({ name }) => name).join(', ')}`)
  expect(found).toEqual(['Inventory Management: Low stock, Out of stock, Stock received, Stock adjusted'])
  expect(findEvents(GROUPS, 'opened').map(({ group }) => group)).toEqual(['Online Ordering', 'POS Operations'])
  expect(findEvents(GROUPS, 'nothing like it')).toEqual([])
})

test.each(['daily\u00A0sales', '“Daily Sales”', '\u200BDAILY sales\u202C', 'ｄａｉｌｙ sales'])('events are found by %j', (typed) => {
  expect(findEvents(GROUPS, typed)).toEqual([{ group: 'Business and Finance', events: [{ code: 'DAILY_SALES_SUMMARY', name: 'Daily sales summary' }] }])
})

test.each(PASTED)('a recipient of $stored is found by $kind', ({ typed, stored: name }) => {
  const one = recipientOf({ id: 'u2', name, username: 'of-it', emailId: null, mobile: null })
  expect(foundRecipients(recipientsByKey([admin, one], []), typed).map(([key]) => key)).toEqual(['of-it'])
})

test('a tree of the platform: groups without events are left out, and an event that is not in it goes back as it is stored [NOTIF-006]', () => {
  const own = groupsOf({ 'POS Operations': [{ code: 'TILL_OPENED', name: 'Till opened' }], 'Online Ordering': [] })
  expect(own).toEqual([{ group: 'POS Operations', events: [{ code: 'TILL_OPENED', name: 'Till opened' }] }])
  const values = valuesOf(own, stored)
  expect(values).toEqual({ events: { TILL_OPENED: { telegram: false, email: false, users: [] } } })
  expect(configsOf(own, { events: { TILL_OPENED: { telegram: true, email: false, users: ['ravi'] } } }, recipients, stored)).toEqual([
    ...stored,
    { code: 'TILL_OPENED', commList: ['TELEGRAM'], senderList: [ravi] },
  ])
})
