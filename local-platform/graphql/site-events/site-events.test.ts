import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const READ = `query ($searchValue: String!, $skips: Int, $limits: Int) {
  getSiteActionEventsFilter(searchValue: $searchValue, skips: $skips, limits: $limits) { id eventName eventType note reason createdAt createdBy }
}`
const WRITE = `mutation ($siteId: ID!, $eventName: String!, $eventType: String!, $note: String, $reason: String) {
  createSiteActionEvent(siteId: $siteId, eventName: $eventName, eventType: $eventType, note: $note, reason: $reason) { id createdBy }
}`

const ADMIN = 'admin@demo.example'

describe('site action events', () => {
  let platform: InProcessPlatform
  let siteId: string
  beforeEach(() => {
    platform = createInProcessPlatform()
    siteId = [...walkSites(platform.database, ['siteId'])][0]?.siteId ?? ''
  })

  const read = async (variables: object = {}) =>
    (await platform.as(ADMIN).run(READ, { searchValue: JSON.stringify({ siteId }), ...variables }))['getSiteActionEventsFilter']
  const note = (change: object = {}) => ({ siteId, eventName: 'Billing', eventType: 'MANUAL', note: 'Called', ...change })

  test('takes JSON of the site id and skips, and gives 100, newest first [CALL-026] [CALL2-053]', async () => {
    const [first, rest] = [await read(), await read({ skips: 100 })]
    expect([first.length, rest.length]).toEqual([100, 30])
    const times = [...first, ...rest].map((event: { createdAt: number }) => event.createdAt)
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })

  test('the search value is JSON of the site id, bare or as an object', async () => {
    expect(await read({ searchValue: JSON.stringify(siteId), limits: 1 })).toEqual(await read({ limits: 1 }))
    for (const searchValue of ['{', '{}', '5', '{"siteId":5}']) {
      expect(await platform.as(ADMIN).refusal(READ, { searchValue })).toBe('ValidationException: SEARCH_VALUE_NOT_VALID')
    }
  })

  test('a note is read back with its writer and time', async () => {
    await platform.as('support-lead@demo.example').run(WRITE, note({ reason: 'Store Closed' }))
    expect((await read())[0]).toMatchObject({
      eventName: 'Billing',
      eventType: 'MANUAL',
      note: 'Called',
      reason: 'Store Closed',
      createdAt: platform.now(),
      createdBy: 'support-lead@demo.example',
    })
  })

  test('a note is a site, a category, MANUAL and a text [CALL2-054]', async () => {
    await platform.as(ADMIN).run(WRITE, { siteId, eventName: 'Billing', eventType: 'MANUAL', note: 'Wants a second outlet' })
    expect((await read())[0]).toMatchObject({ eventName: 'Billing', eventType: 'MANUAL', note: 'Wants a second outlet', reason: null })
  })

  test('a save writes its event without a note, a person does not', async () => {
    await platform.as(ADMIN).run(WRITE, note({ eventName: 'Setup', eventType: 'AUTO_GENERATE', note: null }))
    expect(await platform.as(ADMIN).refusal(WRITE, note({ note: ' ' }))).toBe('ValidationException: NOTE_MUST_NOT_BE_EMPTY')
  })

  test.each([
    [{ siteId: 'nowhere' }, 'NotFound: SITE_NOT_FOUND'],
    [{ eventType: 'AUTOMATIC' }, 'ValidationException: EVENT_TYPE_NOT_VALID'],
    [{ eventName: '' }, 'ValidationException: EVENT_NAME_MUST_NOT_BE_EMPTY'],
  ])('refuses %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(WRITE, note(change))).toBe(message)
  })

  test('a partner notes on its own sites only', async () => {
    const sites = [...walkSites(platform.database, ['siteId', 'channelPartnerId'])]
    const own = sites.find(({ channelPartnerId }) => channelPartnerId === 'cp@demo.example')
    const other = sites.find(({ channelPartnerId }) => channelPartnerId !== 'cp@demo.example')
    await platform.as('cp@demo.example').run(WRITE, note({ siteId: own?.siteId }))
    expect(await platform.as('cp@demo.example').refusal(WRITE, note({ siteId: other?.siteId }))).toBe('NotFound: SITE_NOT_FOUND')
    expect(await platform.as('disabled@demo.example').refusal(WRITE, note())).toBe('Unauthorized: USER_IS_DISABLED')
  })
})
