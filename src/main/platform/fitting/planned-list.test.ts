import { describe, expect, test } from 'vitest'
import type { Plan } from '#shared/fit/plan.ts'
import type { ListPart } from '../lists/list-reader.ts'
import { standIn } from '../platform-stand-in.test-support.ts'
import type { OperationFit } from './fittings.ts'

const KINDS: Plan = {
  operation: 'GetServiceTypesBySiteId',
  kind: 'query',
  document:
    'query GetServiceTypesBySiteId($siteId: ID!, $nextToken: String) { getServiceTypesBySiteId(siteId: $siteId, nextToken: $nextToken) { rows { name } nextToken } }',
  variables: [{ name: 'siteId', source: { path: ['siteId'], as: 'same' } }],
  unsent: [],
  answer: { getServiceTypesBySiteId: { inside: 'rows', as: { each: { build: [{ to: 'slugName', from: 'name', as: 'same' }] } } } },
  absent: [],
  paging: { field: 'getServiceTypesBySiteId', items: 'rows', token: 'nextToken', variable: 'nextToken' },
}
const WHOLE: Plan = {
  ...KINDS,
  document: 'query GetServiceTypesBySiteId($siteId: ID!) { getServiceTypesBySiteId(siteId: $siteId) { name } }',
  answer: { getServiceTypesBySiteId: { each: { build: [{ to: 'slugName', from: 'name', as: { form: 'text' } }] } } },
}
const { paging: _paging, ...ROW_BY_ROW } = WHOLE

const ask = async (plan: Plan, answer: (variables: Readonly<Record<string, unknown>>) => unknown) => {
  const fit: OperationFit = { state: 'fitted', plan }
  const fittings = { fitOf: () => fit, offerOf: () => ({ missing: [], absent: [], unsent: [] }) }
  const { client, asked } = standIn(({ variables }) => JSON.stringify(answer(variables)), {}, { fittings })
  const parts: ListPart[] = []
  const given = await client.execute('GetServiceTypesBySiteId', { siteId: 's1' }, { onPart: (part) => parts.push(part) })
  client.close()
  const rows = parts.flatMap(({ elements }) => JSON.parse(`[${elements}]`) as unknown[])
  return {
    given: given.ok ? { ...given.value, data: JSON.parse(given.value.data) as unknown } : given.error,
    rows,
    asked: asked.map(({ variables }) => variables),
  }
}
const page = (names: readonly unknown[], nextToken: unknown) => ({ data: { getServiceTypesBySiteId: { rows: names.map((name) => ({ name })), nextToken } } })

describe('a list in pages', () => {
  test('is one list; a short one comes whole', async () => {
    const { given, rows, asked } = await ask(KINDS, ({ nextToken }) => (nextToken === undefined ? page(['a'], '2') : page(['b'], '')))
    expect(given).toMatchObject({ data: { getServiceTypesBySiteId: [{ slugName: 'a' }, { slugName: 'b' }] } })
    expect([rows, asked]).toEqual([[], [{ siteId: 's1' }, { siteId: 's1', nextToken: '2' }]])
  })

  test('fails with a page that fails', async () => {
    const { given, rows } = await ask(KINDS, ({ nextToken }) => (nextToken === undefined ? page(['a'], '2') : { errors: [{ message: 'No such page' }] }))
    expect([given, rows]).toMatchObject([{ kind: 'rejected', message: 'No such page' }, []])
  })

  test('fails where the platform gives the same page again, and where it does not end', async () => {
    expect((await ask(KINDS, () => page(['a'], '2'))).given).toMatchObject({
      kind: 'invalid-answer',
      message: "The platform's answer cannot be used: it gave the same page twice.",
    })
    const endless = await ask(KINDS, ({ nextToken = '0' }) => page(['a'], `${Number(nextToken) + 1}`))
    expect(endless).toMatchObject({ given: { message: "The platform's answer cannot be used: it gave more pages than there can be." } })
    expect(endless.asked).toHaveLength(400)
  })

  test('fails where its rows are not what the schema says', async () => {
    expect((await ask(KINDS, () => page([7], null))).given).toMatchObject({
      kind: 'invalid-answer',
      message: "The platform's answer cannot be used: getServiceTypesBySiteId[0].slugName should be String and is an integer.",
    })
  })
})

describe('a list of rows that are converted', () => {
  const rows = (count: number, odd?: unknown) => ({
    data: {
      getServiceTypesBySiteId: [
        ...Array.from({ length: count }, (_, index) => ({ name: `kind-${index}-${'x'.repeat(40)}` })),
        ...(odd === undefined ? [] : [odd]),
      ],
    },
  })

  test('is handed on in parts while it arrives, in our shape', async () => {
    const { given, rows: taken } = await ask(ROW_BY_ROW, () => rows(30_000))
    expect(given).toMatchObject({ data: { getServiceTypesBySiteId: [] }, parts: 1 })
    expect([taken.length, taken[29_999]]).toEqual([30_000, { slugName: `kind-29999-${'x'.repeat(40)}` }])
  })

  test('fails with a row that cannot be converted, named by its place', async () => {
    expect((await ask(ROW_BY_ROW, () => rows(30_000, 'odd'))).given).toMatchObject({
      kind: 'invalid-answer',
      message: "The platform's answer cannot be used: getServiceTypesBySiteId[30000] should be a value that can be read and is one that is not an object.",
    })
  })
})

test('what fails of a list inside something else is counted at its place in ours', async () => {
  const site = (siteId: string) => ({ siteId, domain: `${siteId}.example`, enabled: true, appVersion: 'v1', basicSiteSetting: null })
  const plan: Plan = {
    ...WHOLE,
    operation: 'GetSitesAdmin',
    document: 'query GetSitesAdmin { getSitesAdmin { items { siteId domain enabled appVersion basicSiteSetting { curr } } } }',
    variables: [],
    answer: { getSitesAdmin: { inside: 'items', as: 'same' } },
  }
  const { paging: _none, ...whole } = plan
  const fittings = { fitOf: (): OperationFit => ({ state: 'fitted', plan: whole }), offerOf: () => ({ missing: [], absent: [], unsent: [] }) }
  const errors = [{ message: 'Locked', path: ['getSitesAdmin', 'items', 1, 'basicSiteSetting'] }]
  const { client } = standIn(() => JSON.stringify({ data: { getSitesAdmin: { items: [site('a'), site('b')] } }, errors }), {}, { fittings })
  expect(await client.execute('GetSitesAdmin', {}, { acceptsGaps: true })).toMatchObject({
    ok: true,
    value: { missing: { leftOut: 0, unusable: [], fields: [{ field: 'basicSiteSetting', count: 1, rows: [1] }], isOpenEnded: false, reason: 'Locked' } },
  })
})
