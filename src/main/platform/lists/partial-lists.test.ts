import { describe, expect, test } from 'vitest'
import { PARTIAL_LISTS } from '#shared/partial-lists.ts'
import { trustedOperation } from '../graphql/trusted-operations.ts'
import { standIn } from '../platform-stand-in.test-support.ts'

const site = (siteId: string, more: object = {}) => ({ siteId, domain: `${siteId}.example`, enabled: true, appVersion: 'v1', ...more })
const answerWith = (sites: unknown, errors?: unknown) => JSON.stringify({ data: { getSitesAdmin: sites }, ...(errors === undefined ? {} : { errors }) })
const failedSetting = { message: 'SETTINGS_LOCKED', errorType: 'InternalFailure', path: ['getSitesAdmin', 1, 'basicSiteSetting'] }
const nothingMissing = { leftOut: 0, unusable: [], fields: [], isOpenEnded: false, reason: null }

const partly = (body: string | { status: number; body: string }) => {
  const { client, ...seen } = standIn(() => body)
  return { ...seen, answer: client.execute('GetSitesAdmin', {}, { acceptsGaps: true }) }
}

describe('data beside errors of a list', () => {
  test.each([
    ['the errors last', answerWith([site('a'), site('b', { basicSiteSetting: null })], [failedSetting])],
    ['the errors first', JSON.stringify({ errors: [failedSetting], data: { getSitesAdmin: [site('a'), site('b', { basicSiteSetting: null })] } })],
  ])('is shown, and what is missing is counted: %s', async (_, body) => {
    const { answer, kept, logged } = partly(body)
    const result = await answer
    expect(result).toMatchObject({
      ok: true,
      value: { missing: { ...nothingMissing, fields: [{ field: 'basicSiteSetting', count: 1, rows: [1] }], reason: 'SETTINGS LOCKED' } },
    })
    expect(result.ok && JSON.parse(result.value.data)).toEqual({ getSitesAdmin: [site('a'), site('b', { basicSiteSetting: null })] })
    expect(kept).toEqual([])
    expect(logged).toEqual(['GetSitesAdmin: came in part: 0 rows left out, basicSiteSetting in 1 rows'])
  })

  test.each([
    ['null', null],
    ['an empty list', []],
  ])('stays a refusal where the data are %s', async (_, data) => {
    const { answer } = partly(answerWith(data, [{ message: 'INDEX_REBUILT', path: ['getSitesAdmin'] }]))
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'rejected', message: 'INDEX REBUILT' } })
  })

  test('stays a refusal where no row is left', async () => {
    const { answer } = partly(answerWith([site('a', { enabled: null })], [{ message: 'NO_STATUS', path: ['getSitesAdmin', 0, 'enabled'] }]))
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'rejected', message: 'NO STATUS' } })
  })

  test('is an error to whoever needs the list whole', async () => {
    const { client, kept } = standIn(() => answerWith([site('a'), site('b')], [failedSetting]))
    expect(await client.execute('GetSitesAdmin', {})).toMatchObject({ ok: false, error: { kind: 'rejected', message: 'SETTINGS LOCKED' } })
    expect(kept).toEqual([])
  })

  test('is an error of a list that is not shown in part, whoever asks', async () => {
    const plans = JSON.stringify({ data: { getSubscriptionPlansBySiteId: [] }, errors: [{ message: 'PRICES_LOCKED' }] })
    const { client } = standIn(() => plans)
    expect(await client.execute('GetSubscriptionPlansBySiteId', { siteId: 's' }, { acceptsGaps: true })).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    })
  })
})

describe('rows that leave the contract', () => {
  test('are left out of the list, and nothing is kept as a copy', async () => {
    const { answer, kept } = partly(answerWith([site('a'), { domain: 'b.example' }, site('c', { createdAt: 'yesterday' })]))
    const result = await answer
    expect(result).toMatchObject({ ok: true, value: { missing: { ...nothingMissing, leftOut: 1, fields: [{ field: 'createdAt', count: 1, rows: [1] }] } } })
    expect(result.ok && JSON.parse(result.value.data)).toEqual({ getSitesAdmin: [site('a'), site('c', { createdAt: null })] })
    expect(kept).toEqual([])
  })

  test('fail the whole where none is left', async () => {
    const { answer } = partly(answerWith([{ domain: 'b.example' }, 7]))
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'invalid-answer', message: expect.stringContaining('getSitesAdmin[0].siteId') as string } })
  })

  test.each([
    ['null', 'null'],
    ['an object', '{"unexpected":true}'],
    ['a text', '"sites"'],
  ])('are none where the list is %s: the whole fails', async (_, list) => {
    const { answer } = partly(`{"data":{"getSitesAdmin":${list}}}`)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'invalid-answer' } })
  })
})

test('a good list is whole, kept as a copy, and says nothing of what is missing', async () => {
  const { answer, kept } = partly(answerWith([site('a')]))
  const result = await answer
  expect(result.ok && Object.keys(result.value).sort()).toEqual(['data', 'receivedAt'])
  expect(kept).toEqual(['GetSitesAdmin'])
})

test('a page of a list is shown in part too', async () => {
  const row = { siteId: 'a', domain: 'a.example' }
  const { client } = standIn(() => JSON.stringify({ data: { getSitesBySiteType: { items: [{ ...row }, { domain: 'b' }], nextToken: 't' } } }))
  const result = await client.execute('GetSitesBySiteType', { siteType: 'MARKETING', limit: 2 }, { acceptsGaps: true })
  expect(result).toMatchObject({ ok: true, value: { missing: { ...nothingMissing, leftOut: 1 } } })
  expect(result.ok && JSON.parse(result.value.data)).toEqual({ getSitesBySiteType: { items: [row], nextToken: 't' } })
})

describe('an answer that is too large for the platform', () => {
  test.each([
    ['AppSync', { message: 'Transformation too large', errorType: 'MappingTemplate', path: ['getSitesAdmin'] }],
    ['Lambda', { message: 'Response payload size exceeded maximum allowed payload size (6291556 bytes).', errorType: 'Function.ResponseSizeTooLarge' }],
    ['too many resolvers', { message: 'Resolver invocation limit reached.', errorType: 'ResolverExecutionLimitReached' }],
  ])('says what to change in the profile: %s', async (_, error) => {
    const { answer } = partly(JSON.stringify({ data: null, errors: [error] }))
    expect(await answer).toMatchObject({
      ok: false,
      error: {
        kind: 'rejected',
        message:
          'This list is larger than the platform can send at once. Ask your administrator to set "siteList" to "by-type" in the section "platform" of the connection profile: it is then loaded in smaller pieces.',
      },
    })
  })

  test('says so of the status 413 too', async () => {
    const { answer } = partly({ status: 413, body: '<html>Request Entity Too Large</html>' })
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'rejected', message: expect.stringContaining('"by-type"') as string } })
  })

  test('says how far it came where it was cut off', async () => {
    const rows = JSON.stringify(Array.from({ length: 5000 }, (_, index) => site(`${index}`, { companyName: '.'.repeat(200) })))
    const { answer } = partly(`{"data":{"getSitesAdmin":${rows.slice(0, -100)}`)
    expect(await answer).toMatchObject({
      ok: false,
      error: { kind: 'invalid-answer', message: expect.stringMatching(/^The platform cut its answer off after about 4,\d{3} rows, .*"by-type"/) as string },
    })
  })

  test('names no setting for a list that cannot be asked in another way', async () => {
    const { client } = standIn(() => JSON.stringify({ data: null, errors: [{ message: 'Transformation too large' }] }))
    expect(await client.execute('GetInternalUsers', {})).toMatchObject({
      error: { message: 'This list is larger than the platform can send at once. Ask your administrator.' },
    })
  })
})

test('every list that is shown in part is a list of the build', () => {
  const names = Object.keys(PARTIAL_LISTS)
  expect(names).toHaveLength(13)
  expect(names.filter((name) => trustedOperation(name)?.needs === undefined)).toEqual([])
})
