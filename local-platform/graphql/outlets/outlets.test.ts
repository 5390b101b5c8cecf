import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const LIST = '{ getGroupAdmins { id groupId userName companyName enabled outlets { siteId typeValue } address { city } } }'
const CREATE = 'mutation ($input: CreateGroupAdminInput!) { createGroupAdmin(input: $input) { id groupId userName } }'
const SITES = '{ getSitesAdmin { siteId groupId userName } }'

const ADMIN = 'admin@demo.example'

describe('outlets', () => {
  let platform: InProcessPlatform
  let free: { siteId: string; typeValue: string }[]
  beforeEach(() => {
    platform = createInProcessPlatform()
    free = [...walkSites(platform.database, ['siteId', 'domain', 'groupId'])]
      .filter(({ groupId }) => groupId === null)
      .map(({ siteId, domain }) => ({ siteId, typeValue: `fqdn::${domain}` }))
  })

  const owner = (change: object = {}) => ({
    input: {
      email: 'chain@outlets.example',
      mobile: '9800000000',
      userName: 'chainowner',
      custName: 'Chain Owner',
      companyName: 'Chain Ltd',
      enabled: true,
      address: { city: 'Pune', state: 'Maharashtra' },
      outlets: free.slice(0, 2),
      ...change,
    },
  })

  test('gives the outlet owners; a new one is among them and its sites carry the group [CALL2-047]', async () => {
    const { groupId } = (await platform.as(ADMIN).run(CREATE, owner()))['createGroupAdmin']
    expect((await platform.as(ADMIN).run(LIST))['getGroupAdmins']).toContainEqual(
      expect.objectContaining({ groupId, outlets: free.slice(0, 2), address: { city: 'Pune' } }),
    )
    const sites = (await platform.as(ADMIN).run(SITES))['getSitesAdmin']
    expect(sites.filter((site: { groupId: string }) => site.groupId === groupId).map((site: { siteId: string }) => site.siteId)).toEqual(
      free.slice(0, 2).map(({ siteId }) => siteId),
    )
    expect(await platform.as(ADMIN).refusal(CREATE, owner({ userName: 'another' }))).toBe('Conflict: SITE_ALREADY_IN_A_GROUP')
  })

  test('a user name is taken once, by whomever', async () => {
    const [site] = (await platform.as(ADMIN).run(SITES))['getSitesAdmin']
    for (const userName of [site.userName, ADMIN])
      expect(await platform.as(ADMIN).refusal(CREATE, owner({ userName }))).toBe('Conflict: USERNAME_ALREADY_EXISTS')
    await platform.as(ADMIN).run(CREATE, owner())
    expect(await platform.as(ADMIN).refusal(CREATE, owner({ outlets: free.slice(2, 3) }))).toBe('Conflict: USERNAME_ALREADY_EXISTS')
    expect(await platform.as(ADMIN).run('mutation { verifyUsername(username: "chainowner") }')).toEqual({ verifyUsername: false })
  })
})
