import { expect, test } from 'vitest'
import { joinedPages, nextPage, plannedAnswer, plannedShape, plannedVariables, withNulls } from './apply-plan.ts'
import { tried } from './fit.test-support.ts'
import { ownPath } from './own-path.ts'
import { type Plan, planSchema } from './plan.ts'

const OURS = 'type Query { services(siteId: ID!): [Service!]! } type Service { slugName: String! price: Int station: String }'
const THEIRS = `scalar bigint type Query { services(siteId: ID!, limit: Int, nextToken: String): ServiceConnection }
  type ServiceConnection { items: [Service!]! nextToken: String } type Service { slugName: String! price: bigint }`
const SERVICES = 'query Services($siteId: ID!) { services(siteId: $siteId) { slugName price station } }'

const planned = (): Plan => {
  const { plan } = tried(OURS, SERVICES, THEIRS).fit
  if (plan === null) throw new Error('It is missing')
  return planSchema.parse(JSON.parse(JSON.stringify(plan)))
}

test('a list that comes in pages is asked for until there is none, and read as one', () => {
  const plan = planned()
  expect(plan.document).toBe(
    'query Services($siteId: ID!, $nextToken: String) {\n  services(siteId: $siteId, nextToken: $nextToken) {\n    items {\n      slugName\n      price\n    }\n    nextToken\n  }\n}',
  )
  const { variables } = plannedVariables(plan, { siteId: 's1' })
  const first = { services: { items: [{ slugName: 'a', price: '5' }], nextToken: 'n1' } }
  const last = { services: { items: [{ slugName: 'b', price: 6 }], nextToken: null } }
  expect([nextPage(plan, variables, first), nextPage(plan, variables, last), nextPage(plan, variables, { services: null })]).toEqual([
    { siteId: 's1', nextToken: 'n1' },
    null,
    null,
  ])
  expect(plannedAnswer(plan, joinedPages(plan, [first, last]))).toEqual({
    services: [
      { slugName: 'a', price: 5 },
      { slugName: 'b', price: 6 },
    ],
  })
})

test('the shape of an answer has no field that the platform lacks', () => {
  const shape = { services: { type: '[Service!]!', fields: { slugName: 'String!', price: 'Int', station: 'String' } } }
  expect(plannedShape(planned(), shape)).toEqual({ services: { type: '[Service!]!', fields: { slugName: 'String!', price: 'Int' } } })
})

test('a plan with something that is none is not read', () => {
  expect(planSchema.safeParse({ ...planned(), answer: { services: { run: 'rm' } } }).success).toBe(false)
  expect(planSchema.safeParse({ ...planned(), kind: 'subscription' }).success).toBe(false)
})

test('pages of a list without an argument for the next one are not read', () => {
  expect(tried(OURS, SERVICES, THEIRS.replace('nextToken: String): S', 'since: String): S')).missing).toEqual([
    'field services comes in pages on the platform, and no argument asks for the next one (line 1)',
  ])
})

test.each<[type: string, theirs: readonly (string | number)[], ours: readonly (string | number)[]]>([
  ['[Service!]!', ['services', 3, 'price'], ['services', 3, 'price']],
  ['Page!', ['services', 'items', 3, 'price'], ['services', 3, 'price']],
  ['Page!', ['services', 'total'], ['services']],
  ['Service', ['services', 'price'], ['services', 0, 'price']],
  ['[Service]', ['services'], ['services']],
])('an error in an answer of %s at %j is at %j of ours', (type, theirs, own) => {
  const schema = `type Query { services(siteId: ID!): ${type} } type Page { items: [Service!]! total: Int } type Service { slugName: String! price: String }`
  const { plan } = tried(OURS, SERVICES, schema).fit
  if (plan === null) throw new Error('It is missing')
  expect(ownPath(plan, theirs)).toEqual(own)
})

test('what the platform lacks is null, wherever what it is part of came', () => {
  const plan = { absent: ['sites.name', 'sites.setting.curr', 'sites.plans.plan'] } as unknown as Plan
  const sites = [{ id: '1', setting: { zip: '4' }, plans: [{ until: 5 }, null] }, { id: '2', setting: null, plans: [] }, null]
  expect(withNulls(plan, { sites })).toEqual({
    sites: [
      { id: '1', name: null, setting: { zip: '4', curr: null }, plans: [{ until: 5, plan: null }, null] },
      { id: '2', name: null, setting: null, plans: [] },
      null,
    ],
  })
  expect(withNulls(plan, { sites: null })).toEqual({ sites: null })
})
