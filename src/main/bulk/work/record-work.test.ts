import { expect, test } from 'vitest'
import { rowIdWithin } from '#shared/domain/bulk/record-changes.ts'
import { failure, type Result } from '#shared/result.ts'
import { answered } from '../bulk-world.test-support.ts'
import { MenuWork } from './menu-work.ts'
import { TemplateWork } from './template-work.ts'
import { switchedGrants, UserFieldWork } from './user-field-work.ts'

type Answer = Result<{ data: string; receivedAt: number }>

/** A platform that gives one answer, and what it was asked. */
const platformOf = (answer: (variables: Readonly<Record<string, unknown>>) => Answer) => {
  const asked: string[] = []
  return {
    asked,
    execute: async (operation: string, variables: Readonly<Record<string, unknown>>) => {
      asked.push(operation)
      return answer(variables)
    },
  }
}

const USER = { username: 'ravi@a.example', siteId: 'master', emailId: 'ravi@a.example', mobile: '900', enabled: true, onboardedBy: 'Meera', supportNumber: '' }
const userPlatform = (user: object | null) => platformOf(() => answered({ getInternalUserByUserName: user }))
const row = { id: 'ravi@a.example', domain: 'ravi@a.example' }

test('the status of a user goes out with what identifies the user and nothing else', async () => {
  const work = new UserFieldWork(userPlatform({ ...USER, userRole: 'ACCOUNTS' }), 'enabled')
  expect(await work.current(row)).toEqual({ ok: true, value: { value: true } })
  expect(work.call({ ...row, to: false })).toEqual({
    operation: 'UpdateInternalUserEnabled',
    variables: { input: { siteId: 'master', username: 'ravi@a.example', emailId: 'ravi@a.example', mobile: '900', enabled: false } },
  })
})

test('what only a channel partner has is not applicable to others; an empty one is none', async () => {
  const staff = new UserFieldWork(userPlatform({ ...USER, userRole: 'ACCOUNTS' }), 'supportNumber')
  expect(await staff.current(row)).toEqual({ ok: true, value: { inapplicable: 'only a channel partner has it.' } })
  const partner = new UserFieldWork(userPlatform({ ...USER, userRole: 'CP' }), 'supportNumber')
  expect(await partner.current(row)).toEqual({ ok: true, value: { value: null } })
  expect(await new UserFieldWork(userPlatform(null), 'enabled').current(row)).toEqual({ ok: true, value: { missing: 'absent' } })
})

test('a permission is switched and the others stay, also one that is offered no more', async () => {
  const permissions = [
    { name: 'site', operations: ['view_site_list', 'fly'] },
    { name: 'old', operations: ['thing'] },
  ]
  const work = new UserFieldWork(userPlatform({ ...USER, userRole: 'ACCOUNTS', permissions }), 'permissions')
  const to = { 'site.edit_site': true }
  expect(await work.current({ ...row, to })).toEqual({ ok: true, value: { value: { 'site.edit_site': false } } })
  expect(work.call({ ...row, to }).variables).toMatchObject({
    input: {
      permissions: [
        { name: 'site', operations: ['view_site_list', 'fly', 'edit_site'] },
        { name: 'old', operations: ['thing'] },
      ],
    },
  })
})

test('a group that loses its last permission is gone; a user is not left without any, and some roles are granted none', async () => {
  expect(
    switchedGrants(
      [
        { name: 'site', operations: ['edit_site'] },
        { name: 'campaigns', operations: ['run_campaigns'] },
      ],
      { 'site.edit_site': false },
    ),
  ).toEqual([{ name: 'campaigns', operations: ['run_campaigns'] }])
  const to = { 'site.edit_site': false }
  const permissions = [{ name: 'site', operations: ['edit_site'] }]
  const last = new UserFieldWork(userPlatform({ ...USER, userRole: 'ACCOUNTS', permissions }), 'permissions')
  expect(await last.current({ ...row, to })).toEqual({ ok: true, value: { inapplicable: 'it would be left without any permission.' } })
  const admin = new UserFieldWork(userPlatform({ ...USER, userRole: 'ADMIN', permissions: [] }), 'permissions')
  expect(await admin.current({ ...row, to })).toEqual({ ok: true, value: { inapplicable: 'users of this role are granted no permissions.' } })
})

test('menus of one site are read once for rows that are sent together, and again after a change and after a second', async () => {
  let now = 5000
  const platform = platformOf(() =>
    answered({
      getServiceTypesBySiteId: [
        { slugName: 'lunch', typeStatus: true },
        { slugName: 'tea', typeStatus: null },
      ],
    }),
  )
  const work = new MenuWork(platform, 'menu.typeStatus', {}, () => now)
  const [lunch, tea, gone] = ['lunch', 'tea', 'gone'].map((slug) => ({ id: rowIdWithin('s1', slug), domain: 'a.example' }))
  expect(await Promise.all([lunch, tea, gone].map((each) => work.current(each ?? row)))).toEqual([
    { ok: true, value: { value: true } },
    { ok: true, value: { value: false } },
    { ok: true, value: { missing: 'absent' } },
  ])
  expect(platform.asked).toHaveLength(1)
  expect(work.call({ ...(lunch ?? row), to: false })).toEqual({
    operation: 'UpdateServiceType',
    variables: { input: { siteId: 'serviceType::s1', slugName: 'lunch', typeStatus: false } },
  })
  await work.current(tea ?? row)
  expect(platform.asked).toHaveLength(2)
  now += 1000
  await work.current(tea ?? row)
  expect(platform.asked).toHaveLength(3)
})

test('the entry of a menu says what was noted, which menu and from what to what; the same words of an earlier change do not count', async () => {
  const note = 'Closed in May (Lunch: Menu Status from Active to Inactive)'
  const platform = platformOf(() => answered({ getSiteActionEventsFilter: [{ eventName: 'Setup', note, createdAt: 1000 }] }))
  const work = new MenuWork(platform, 'menu.typeStatus', { label: 'Menu Status: Inactive', note: ' Closed in May ' }, Date.now)
  const lunch = { id: rowIdWithin('s1', 'lunch'), domain: 'a.example', name: 'Lunch', from: true, to: false }
  expect(work.entry.call(lunch)).toEqual({
    operation: 'CreateSiteActionEvent',
    variables: { siteId: 's1', eventType: 'MANUAL', eventName: 'Setup', note, reason: null },
  })
  expect(await work.entry.isThere(lunch, 1030)).toEqual({ ok: true, value: true })
  expect(await work.entry.isThere(lunch, 9000)).toEqual({ ok: true, value: false })
})

const template = (slugName: string, text: string) => ({
  siteId: 'global',
  slugName,
  tempName: 'Welcome',
  tempSubject: 'Hello',
  type: 'EMAIL',
  text,
  image: { bucket: 'b', region: 'r', key: 'k' },
})

test('a template is found on a later page and goes back whole, with the one text changed', async () => {
  const platform = platformOf(({ nextToken }) =>
    answered({
      getTempleteByUpdatedAtBySiteId:
        nextToken === null ? { items: [template('a', 'x')], nextToken: 't' } : { items: [template('b', 'Call 900')], nextToken: null },
    }),
  )
  const work = new TemplateWork(platform, 'text', Date.now)
  const target = { id: rowIdWithin('global', 'b'), domain: 'Email' }
  expect(await work.current(target)).toEqual({ ok: true, value: { value: 'Call 900' } })
  expect(work.call({ ...target, to: 'Call 901' })).toEqual({
    operation: 'UpdateTempleteByAdmin',
    variables: {
      input: {
        siteId: 'global',
        slugName: 'b',
        tempName: 'Welcome',
        tempSubject: 'Hello',
        type: 'EMAIL',
        text: 'Call 901',
        image: { bucket: 'b', region: 'r', key: 'k' },
      },
    },
  })
})

test('a list of templates that cannot be read says nothing of them; a text that is too long is left alone', async () => {
  const target = { id: rowIdWithin('global', 'a'), domain: 'Email' }
  const broken = new TemplateWork(
    platformOf(() => failure('unreachable', 'Away.')),
    'text',
    Date.now,
  )
  expect(await broken.current(target)).toEqual({ ok: false, error: { kind: 'unreachable', message: 'Away.' } })
  const long = platformOf(() => answered({ getTempleteByUpdatedAtBySiteId: { items: [template('a', 'x'.repeat(5001))], nextToken: null } }))
  expect(await new TemplateWork(long, 'text', Date.now).current(target)).toEqual({
    ok: true,
    value: { inapplicable: 'its text is longer than a bulk change takes.' },
  })
})
