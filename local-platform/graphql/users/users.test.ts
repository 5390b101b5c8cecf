import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InternalUser } from '../../generated/resolvers.ts'
import { type LocalPlatform, startLocalPlatform } from '../../start.ts'
import { type Answer, execute } from '../../testing/call.ts'
import { createInProcessPlatform } from '../../testing/in-process.ts'
import { signIn } from '../../testing/sign-in.ts'

let platform: LocalPlatform
const tokens = new Map<string, string>()
beforeAll(async () => {
  platform = await startLocalPlatform()
})
afterAll(() => platform.stop())

async function as<Data>(user: string, query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
  const token = tokens.get(user) ?? (await signIn(platform, `${user}@demo.example`)).idToken
  tokens.set(user, token)
  return execute<Data>(platform, token, query, variables)
}

const refusal = ({ errors }: Answer<unknown>): string | undefined => errors?.[0]?.message

const PROFILE = `query GetInternalUserByUserName($userName: String!) { getInternalUserByUserName(userName: $userName) {
  username userRole enabled name companyName permissions { name operations } } }`
const LIST = 'query GetInternalUsers { getInternalUsers { username userRole name companyName enabled } }'
const CREATE =
  'mutation CreateInternalUser($input: CreateInternalUserInput!) { createInternalUser(input: $input) { username userRole enabled balance createdAt } }'
const UPDATE = 'mutation UpdateInternalUser($input: UpdateInternalUserInput!) { updateInternalUser(input: $input) { username name mobile enabled userRole } }'
const VERIFY = 'mutation VerifyUsername($username: String!) { verifyUsername(username: $username) }'

const newUser = {
  siteId: 'master',
  userName: 'farah@console.example',
  password: 'Temporary-1',
  userRole: 'SUPPORT_EXECUTIVE',
  emailId: 'farah@console.example',
  mobile: '9123456780',
  name: 'Farah Ali',
  enabled: true,
  permissions: [{ name: 'site', operations: ['view_site_list'] }],
}

describe('profiles', () => {
  test('are read by user name, letter case aside', async () => {
    const answer = await as<{ getInternalUserByUserName: InternalUser }>('admin', PROFILE, { userName: 'SUPPORT-LEAD@demo.example' })
    expect(answer.data.getInternalUserByUserName).toMatchObject({ username: 'support-lead@demo.example', userRole: 'CUSTOMER_SUPPORT_LEAD', enabled: true })
    expect(answer.data.getInternalUserByUserName.permissions?.[0]?.operations).toContain('reset_site')
  })

  test('of others are not for partners; one that does not exist is refused', async () => {
    expect((await as('cp', PROFILE, { userName: 'cp@demo.example' })).data).toMatchObject({
      getInternalUserByUserName: { companyName: 'Deccan Digital Partners' },
    })
    expect(refusal(await as('cp', PROFILE, { userName: 'admin@demo.example' }))).toBe('NOT_AUTHORIZED')
    expect(refusal(await as('admin', PROFILE, { userName: 'nobody' }))).toBe('USER_NOT_FOUND')
  })
})

describe('lists', () => {
  test('hold everybody for staff and only itself for a partner [CALL-006]', async () => {
    const all = (await as<{ getInternalUsers: InternalUser[] }>('accounts', LIST)).data.getInternalUsers
    const count = (role: string) => all.filter(({ userRole }) => userRole === role).length
    expect(count('SALES_PERSON')).toBeGreaterThan(3)
    expect(count('SUPPORT_ACCOUNT_MANAGER')).toBeGreaterThan(3)
    expect(count('STOCKIST')).toBeGreaterThan(1)
    const partners = all.filter(({ userRole }) => userRole === 'CP')
    expect(partners.length).toBeGreaterThan(5)
    expect(partners.every(({ companyName }) => companyName)).toBe(true)
    const own = (await as<{ getInternalUsers: InternalUser[] }>('cp', LIST)).data.getInternalUsers
    expect(own.map(({ username }) => username)).toEqual(['cp@demo.example'])
  })
})

describe('creating a user', () => {
  test('makes a user who can sign in, with the role in the token and the permissions at work', async () => {
    expect((await as('admin', VERIFY, { username: newUser.userName })).data).toEqual({ verifyUsername: true })
    const created = await as<{ createInternalUser: InternalUser }>('site-creator', CREATE, { input: newUser })
    expect(created.data.createInternalUser).toMatchObject({ username: newUser.userName, userRole: 'SUPPORT_EXECUTIVE', enabled: true })
    expect((await as('admin', VERIFY, { username: newUser.userName.toUpperCase() })).data).toEqual({ verifyUsername: false })

    const session = await signIn(platform, newUser.userName)
    expect(session.claims['custom:role']).toBe('SUPPORT_EXECUTIVE')
    const sites = await execute<{ getSitesAdmin: unknown[] }>(platform, session.idToken, '{ getSitesAdmin { siteId } }')
    expect(sites.data.getSitesAdmin).toHaveLength(60)
  })
})

describe('changing a user', () => {
  test('changes what is named, never the role', async () => {
    const input = { siteId: 'master', username: 'referral@demo.example', mobile: '9000000000' }
    expect((await as('admin', UPDATE, { input })).data).toEqual({
      updateInternalUser: { username: 'referral@demo.example', name: 'Kwame Mensah', mobile: '9000000000', enabled: true, userRole: 'REFERRAL' },
    })
    expect(refusal(await as('admin', UPDATE, { input: { ...input, userRole: 'ACCOUNTS' } }))).toBe('ROLE_CANNOT_BE_CHANGED')
    expect(refusal(await as('admin', UPDATE, { input: { ...input, username: 'nobody' } }))).toBe('USER_NOT_FOUND')
    expect(refusal(await as('admin', UPDATE, { input: { ...input, siteId: 'site-100001' } }))).toBe('SITE_ID_NOT_OF_USER')
  })

  test('a sales person switches a channel partner off, and nobody else', async () => {
    const partner = { siteId: 'master', username: 'hannah.clarke@staff.example', enabled: false }
    expect((await as('sales-person', UPDATE, { input: partner })).data).toMatchObject({ updateInternalUser: { enabled: false } })
    expect(refusal(await as('sales-person', UPDATE, { input: { ...partner, username: 'accounts@demo.example' } }))).toBe('NOT_AUTHORIZED')
  })

  test('one who is switched off gets nothing from then on', async () => {
    const session = await signIn(platform, 'stockist@demo.example')
    await as('admin', UPDATE, { input: { siteId: 'master', username: 'stockist@demo.example', enabled: false } })
    expect(refusal(await execute(platform, session.idToken, LIST))).toBe('USER_IS_DISABLED')
  })
})

describe('a user name', () => {
  test.each([
    ['owner100001', false],
    ['short', false],
    ['brandnewname', true],
  ])('%s is free: %s [CALL-032]', async (username, isFree) => {
    expect((await as('admin', VERIFY, { username })).data).toEqual({ verifyUsername: isFree })
  })
})

describe('a password reset', () => {
  const RESET = 'mutation ResetCogUserPassword($username: String!) { resetCogUserPassword(username: $username) }'

  test('is taken for staff and for the owner of a site [CALL-060]', async () => {
    expect((await as('support-lead', RESET, { username: 'owner100001' })).data).toEqual({ resetCogUserPassword: true })
    expect((await as('admin', RESET, { username: 'accounts@demo.example' })).data).toEqual({ resetCogUserPassword: true })
  })

  test('is recorded: whose, by whom and when', async () => {
    const inProcess = createInProcessPlatform()
    await inProcess.as('support-lead@demo.example').run(RESET, { username: 'owner100001' })
    expect(inProcess.database.prepare('select * from password_reset').all()).toEqual([
      { username: 'owner100001', requested_by: 'support-lead@demo.example', requested_at: inProcess.now() },
    ])
  })
})
