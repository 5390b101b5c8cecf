import { describe, expect, test } from 'vitest'
import { BODIES } from './lying-server/bodies.ts'
import { fails, isUnusable } from './lying-server/case.ts'
import type { Lie } from './lying-server/lying-server.ts'
import { play } from './lying-server/play.ts'
import { STATUSES } from './lying-server/statuses.ts'

// A server that lies in every way we know: what the console says, how often it sends, what it believes afterwards.

const READ = { operation: 'GetInternalUserByUserName', data: '{"getInternalUserByUserName":{"id":"u1","username":"asha"}}' }

const MUTATIONS = [
  { name: 'user', operation: 'CreateInternalUser', data: '{"createInternalUser":{"username":"asha"}}' },
  { name: 'page', operation: 'CreateSitePage', data: '{"createSitePage":{"id":"p1","pageName":"Home"}}' },
  { name: 'template', operation: 'CreateTempleteByAdmin', data: '{"createTempleteByAdmin":{"slugName":"hello"}}' },
  { name: 'menu', operation: 'CreateServiceTypeV2', data: '{"createServiceTypeV2":{"slugName":"lunch"}}' },
  { name: 'site edit', operation: 'UpdateSiteByAdmin', data: '{"updateSiteByAdmin":true}' },
] as const

/** What is said of a field of another type: the field is another one for each. */
const MISFITS = [
  { operation: 'CreateInternalUser', data: '{"createInternalUser":{"username":7}}', reason: 'createInternalUser.username should be String and is an integer' },
  { operation: 'CreateSitePage', data: '{"createSitePage":{"id":"p1","pageName":[]}}', reason: 'createSitePage.pageName should be String and is a list' },
  { operation: 'CreateTempleteByAdmin', data: '{"createTempleteByAdmin":[]}', reason: 'createTempleteByAdmin should be an object and is a list' },
  { operation: 'CreateServiceTypeV2', data: '{"createServiceTypeV2":"lunch"}', reason: 'createServiceTypeV2 should be an object and is a string' },
  { operation: 'UpdateSiteByAdmin', data: '{"updateSiteByAdmin":"true"}', reason: 'updateSiteByAdmin should be Boolean and is a string' },
] as const

test.concurrent.each(MISFITS)('fields of another type: $operation', async ({ operation, data, reason }) => {
  const good: Lie = (response, body) => void response.writeHead(200).end(body)
  expect((await play({ operation, data, lies: [good] })).played).toEqual(isUnusable(reason))
})

test('fields of another type: a read', async () => {
  const data = '{"getInternalUserByUserName":{"id":"u1","username":"asha","enabled":"yes"}}'
  const good: Lie = (response, body) => void response.writeHead(200).end(body)
  const { played } = await play({ operation: 'GetInternalUserByUserName', data, lies: [good] })
  const reason = 'getInternalUserByUserName.enabled should be Boolean and is a string'
  const advice = 'Try again in a moment. If it stays so, raise a ticket.'
  expect(played).toEqual(fails('invalid-answer', `The platform's answer cannot be used: ${reason}. ${advice}`))
})

describe.each([...STATUSES, ...BODIES])('$name', ({ lies, timeouts, read, mutation }) => {
  test.concurrent('a read', async () => {
    expect((await play({ ...READ, lies, timeouts })).played).toEqual(read)
  })

  test.concurrent.each(MUTATIONS)('a mutation: $name', async ({ operation, data }) => {
    expect((await play({ operation, data, lies, timeouts })).played).toEqual(mutation)
  })
})
