import { describe, expect, test } from 'vitest'
import { failure, type Result, success } from '#shared/result.ts'
import { MappingWork } from './mapping-work.ts'
import { NoteWork } from './note-work.ts'
import { UserWork } from './user-work.ts'

type Answer = Result<{ data: string; receivedAt: number }>
const answered = (data: object): Answer => success({ data: JSON.stringify(data), receivedAt: 1 })

/** A platform that answers by the name of the operation. */
const platformOf = (answers: Readonly<Record<string, object | Answer>>) => ({
  execute: async (operation: string): Promise<Answer> => {
    const answer = answers[operation]
    if (answer === undefined) throw new Error(`Nobody asked for ${operation}.`)
    return 'ok' in answer ? answer : answered(answer)
  },
})

describe('a note', () => {
  const note = { id: 's1', domain: 'a.example', to: { eventName: 'Onboarding', note: 'Wants a second outlet' } }
  const event = { eventType: 'MANUAL', eventName: 'Onboarding', note: ' Wants a second outlet ' }

  test('that the site has already counts as written, one of another category or sort does not', async () => {
    const of = (events: readonly object[]) => new NoteWork(platformOf({ GetSiteActionEventsFilter: { getSiteActionEventsFilter: events } })).current(note)
    expect(await of([event])).toEqual({ ok: true, value: { value: note.to } })
    expect(await of([{ ...event, eventName: 'Renewal' }])).toEqual({ ok: true, value: { value: null } })
    expect(await of([{ ...event, eventType: 'SYSTEM' }])).toEqual({ ok: true, value: { value: null } })
    expect(await of([])).toEqual({ ok: true, value: { value: null } })
  })

  test('is written as the form writes it', () => {
    expect(new NoteWork(platformOf({})).call(note)).toEqual({
      operation: 'CreateSiteActionEvent',
      variables: { siteId: 's1', eventType: 'MANUAL', eventName: 'Onboarding', note: 'Wants a second outlet' },
    })
  })
})

describe('a user', () => {
  const to = { userName: 'asha@x.example', name: 'Asha', mobile: '9876543210', role: 'ACCOUNTS', permissions: 'site.view_site_list; site.edit_site' }
  const user = { id: 'asha@x.example', domain: 'asha@x.example', to }
  const stored = {
    username: 'asha@x.example',
    name: 'Asha',
    mobile: '9876543210',
    userRole: 'ACCOUNTS',
    permissions: [{ name: 'site', operations: ['edit_site', 'view_site_list'] }],
  }

  test('is looked up by its name: as in the file, another one, or none', async () => {
    const of = (answer: object | Answer) => new UserWork(platformOf({ GetInternalUserByUserName: answer })).current(user)
    expect(await of({ getInternalUserByUserName: stored })).toEqual({ ok: true, value: { value: to } })
    expect(await of({ getInternalUserByUserName: { ...stored, name: 'Ravi' } })).toEqual({ ok: true, value: { value: { ...to, name: 'Ravi' } } })
    expect(await of({ getInternalUserByUserName: null })).toEqual({ ok: true, value: { value: null } })
    expect(await of(failure('rejected', 'USER_NOT_FOUND'))).toEqual({ ok: true, value: { value: null } })
    expect(await of(failure('unreachable', 'It cannot be reached.'))).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test('is created without a password, with its permissions as they are stored', () => {
    expect(new UserWork(platformOf({})).call(user)).toEqual({
      operation: 'CreateInternalUser',
      variables: {
        input: {
          siteId: 'master',
          userName: 'asha@x.example',
          emailId: 'asha@x.example',
          userRole: 'ACCOUNTS',
          name: 'Asha',
          mobile: '9876543210',
          enabled: true,
          permissions: [{ name: 'site', operations: ['view_site_list', 'edit_site'] }],
        },
      },
    })
  })
})

describe('what a partner pays', () => {
  const to = { boardingAmount: 119_900, renewalAmount: 89_950, currency: 'AED', note: 'New price' }
  const row = { id: 'cp@x.example/plan-1', domain: 'cp@x.example', to }
  const partner = { getInternalUserByUserName: { username: 'cp@x.example', userRole: 'CP', siteId: 'master', currency: 'AED' } }
  const mapping = {
    id: 'm1',
    serviceId: 'plan-1',
    siteId: 'master',
    userId: 'cp@x.example',
    type: 'PLAN',
    serviceName: 'Growth',
    boardingAmount: 100_000,
    renewalAmount: 80_000,
    siteOptions: 'COMMERCE',
    note: null,
    planId: 'plan-1',
    planName: 'Growth',
    siteType: 'SIMPLE_B2C',
  }
  const catalogue = {
    GetSubscriptionPlansBySiteId: { getSubscriptionPlansBySiteId: [{ planId: 'plan-1', planName: 'Growth', siteType: 'SIMPLE_B2C', platform: 'COMMERCE' }] },
    GetPlatformServicesBySiteId: { getPlatformServicesBySiteId: [] },
  }
  const workWith = (mappings: readonly object[]) =>
    new MappingWork(platformOf({ GetInternalUserByUserName: partner, GetUserServiceMapping: { getUserServiceMapping: mappings }, ...catalogue }))

  test('is changed where there is a price, with the rest of the record as it is and without its type', async () => {
    const work = workWith([mapping])
    const before = { boardingAmount: 100_000, renewalAmount: 80_000, currency: 'AED', note: null }
    expect(await work.current(row)).toEqual({ ok: true, value: { value: before } })
    const { type: _type, ...stored } = mapping
    expect(work.call(row)).toEqual({
      operation: 'UpdateUserServiceMapping',
      variables: { input: { ...stored, boardingAmount: 119_900, renewalAmount: 89_950, note: 'New price' } },
    })
  })

  test('keeps its note where the file has none', async () => {
    const work = workWith([{ ...mapping, note: 'Kept' }])
    const { note: _note, ...prices } = to
    expect(await work.current({ ...row, to: prices })).toEqual({
      ok: true,
      value: { value: { boardingAmount: 100_000, renewalAmount: 80_000, currency: 'AED' } },
    })
    expect(work.call({ ...row, to: prices })).toMatchObject({ variables: { input: { note: 'Kept', boardingAmount: 119_900 } } })
  })

  test('is added from the catalogue where there is none, and deleted where that is taken back', async () => {
    const work = workWith([])
    expect(await work.current(row)).toEqual({ ok: true, value: { value: null } })
    expect(work.call(row)).toEqual({
      operation: 'CreateUserServiceMapping',
      variables: {
        input: {
          serviceId: 'plan-1',
          serviceName: 'Growth',
          planId: 'plan-1',
          planName: 'Growth',
          siteType: 'SIMPLE_B2C',
          siteOptions: 'COMMERCE',
          type: 'PLAN',
          siteId: 'master',
          userId: 'cp@x.example',
          boardingAmount: 119_900,
          renewalAmount: 89_950,
          note: 'New price',
        },
      },
    })
    expect(work.call({ ...row, to: null })).toEqual({ operation: 'DeleteUserServiceMapping', variables: { serviceId: 'plan-1', userId: 'cp@x.example' } })
  })

  test('belongs to a partner and to something in the catalogue', async () => {
    const absent = { ok: true, value: { missing: 'absent' } }
    expect(await workWith([]).current({ ...row, id: 'cp@x.example/plan-9' })).toEqual(absent)
    expect(await workWith([]).current({ ...row, id: 'somebody/plan-1' })).toEqual(absent)
    const staff = { getInternalUserByUserName: { username: 'cp@x.example', userRole: 'ADMIN', siteId: null, currency: null } }
    expect(await new MappingWork(platformOf({ GetInternalUserByUserName: staff })).current(row)).toEqual(absent)
  })
})
