import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const FIELDS = 'siteId slugName tempName tempSubject text type image { key } createdAt updatedAt'
const LIST = `query ($siteId: ID!, $nextToken: String) { getTempleteByUpdatedAtBySiteId(siteId: $siteId, nextToken: $nextToken) { items { ${FIELDS} } nextToken } }`
const CREATE = `mutation ($input: CreateTempleteInput!) { createTempleteByAdmin(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($input: UpdateTempleteInput!) { updateTempleteByAdmin(input: $input) { ${FIELDS} } }`
const DELETE = 'mutation ($siteId: ID!, $slugName: String!) { deleteTemplete(siteId: $siteId, slugName: $slugName) { slugName } }'

const ADMIN = 'admin@demo.example'

describe('templates', () => {
  let platform: InProcessPlatform
  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const template = (change: object = {}) => ({
    input: { siteId: 'master', slugName: 'hello', tempName: 'Hello', text: 'Hi _custName_', type: 'WHATSAPP', ...change },
  })

  test('a template is created, changed and deleted; the subject falls back to the name', async () => {
    expect((await platform.as(ADMIN).run(CREATE, template()))['createTempleteByAdmin']).toMatchObject({ tempSubject: 'Hello', createdAt: platform.now() })
    platform.advance(60)
    const changed = (await platform.as(ADMIN).run(UPDATE, template({ text: 'New', tempSubject: 'Subject', image: { key: 'master/templates/whatsapp1' } })))[
      'updateTempleteByAdmin'
    ]
    expect(changed).toMatchObject({
      text: 'New',
      tempSubject: 'Subject',
      image: { key: 'master/templates/whatsapp1' },
      updatedAt: platform.now(),
      createdAt: platform.now() - 60,
    })
    expect((await platform.as(ADMIN).run(UPDATE, template({ image: null })))['updateTempleteByAdmin'].image).toBeNull()
    await platform.as(ADMIN).run(DELETE, { siteId: 'master', slugName: 'hello' })
    expect(await platform.as(ADMIN).refusal(DELETE, { siteId: 'master', slugName: 'hello' })).toBe('NotFound: TEMPLATE_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(UPDATE, template())).toBe('NotFound: TEMPLATE_NOT_FOUND')
  })

  test('a slug is there once in its scope', async () => {
    await platform.as(ADMIN).run(CREATE, template())
    expect(await platform.as(ADMIN).refusal(CREATE, template())).toBe('Conflict: TEMPLATE_ALREADY_EXISTS')
    await platform.as(ADMIN).run(CREATE, template({ siteId: 'global' }))
  })

  test('master templates need campaigns_templates, global ones their own permissions', async () => {
    const manager = platform.as('account-manager@demo.example')
    await manager.run(CREATE, template())
    expect(await manager.refusal(CREATE, template({ siteId: 'global' }))).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await manager.refusal(LIST, { siteId: 'global' })).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('accounts@demo.example').refusal(LIST, { siteId: 'master' })).toBe('Unauthorized: NOT_AUTHORIZED')
    await platform.as('support-lead@demo.example').run(CREATE, template({ siteId: 'global' }))
  })
})
