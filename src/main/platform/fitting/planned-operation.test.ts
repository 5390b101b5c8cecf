import { describe, expect, test } from 'vitest'
import type { Plan } from '#shared/fit/plan.ts'
import { trustedOperation } from '../graphql/trusted-operations.ts'
import { preparedCall } from './planned-operation.ts'

const planOf = (operation: string, more: Partial<Plan> = {}): Plan => ({
  operation,
  kind: 'mutation',
  document: `mutation ${operation}($id: ID!) { done(id: $id) }`,
  variables: [{ name: 'id', source: { path: ['siteId'], as: { form: 'integer' }, needed: true } }],
  unsent: [{ path: ['note'], rule: 'drop' }],
  answer: {},
  absent: [],
  ...more,
})
const prepared = (operation: string, variables: object, more: Partial<Plan> = {}) => {
  const known = trustedOperation(operation)
  if (known === undefined) throw new Error('It is not known')
  const call = preparedCall(known, { ...variables }, { state: 'fitted', plan: planOf(operation, more) })
  return call.ok ? call.value : call.error
}
const refusal = (reason: string) => ({
  kind: 'not-offered',
  message: `Not offered by this platform: ${reason}. Nothing was sent.`,
  details: { outcome: 'not-run' },
})

describe('a change with a value that the platform has no place for', () => {
  test.each([undefined, null, '', false, [], {}, [{ text: '' }], { a: { b: null } }])('is sent without %j, which says nothing', (note) => {
    expect(prepared('CreateSiteActionEvent', { siteId: '7', note })).toMatchObject({ variables: { id: 7 } })
  })

  test.each([0, true, 'x', ' ', [0], { a: { b: 'x' } }])('is refused with %j, which would be lost', (note) => {
    expect(prepared('CreateSiteActionEvent', { siteId: '7', note })).toEqual(refusal('there is no place for note'))
  })

  test.each(['', false])('is refused with %j where it is a payment', (note) => {
    expect(prepared('SiteWalletRechargeByAdmin', { siteId: '7', note })).toEqual(refusal('there is no place for note'))
  })
})

test('a question is asked without what only says how', () => {
  const plan: Partial<Plan> = { kind: 'query', unsent: [{ path: ['limits'], rule: 'drop' }] }
  expect(prepared('GetSiteActionEventsFilter', { siteId: '7', limits: 50 }, plan)).toMatchObject({ variables: { id: 7 } })
})

test('a value that cannot be converted, or must be given, is named by its place and never by what it is', () => {
  expect(prepared('CreateSiteActionEvent', { siteId: 'secret' })).toEqual(refusal('siteId is not a number'))
  expect(prepared('CreateSiteActionEvent', {})).toEqual(refusal('siteId must be given'))
})

test('what an operation is stays what the build says, whatever the platform calls it', () => {
  const query = prepared('GetSiteActionEventsFilter', { siteId: '7' }, { kind: 'mutation' })
  const change = prepared('CreateSiteActionEvent', { siteId: '7' }, { kind: 'query' })
  expect([query, change]).toMatchObject([{ operation: { kind: 'query', isRepeatable: true } }, { operation: { kind: 'mutation', isRepeatable: false } }])
})

test('a row comes with null in the place of what the platform lacks, also while its list is still arriving', () => {
  const call = prepared('GetGroupAdmins', {}, { kind: 'query', variables: [], unsent: [], absent: ['getGroupAdmins.mobile'] })
  const operation = 'operation' in call ? call.operation : undefined
  expect(operation?.convertRows?.([{ id: '1' }])).toEqual([{ id: '1', mobile: null }])
  expect(operation?.convert?.({ getGroupAdmins: [{ id: '1' }] })).toEqual({ getGroupAdmins: [{ id: '1', mobile: null }] })
})
