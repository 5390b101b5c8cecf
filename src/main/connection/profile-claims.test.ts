import { expect, test } from 'vitest'
import { connectionBinding } from './profile.ts'
import { readProfile } from './profile-file.ts'

const profile = {
  name: 'Acme',
  environment: 'production',
  identity: { issuer: 'https://identity.acme.example/pool', clientId: 'console' },
  platform: { graphqlUrl: 'https://api.acme.example/graphql', restUrl: 'https://api.acme.example/rest' },
}
const read = (identity: Readonly<Record<string, unknown>>, platform: Readonly<Record<string, unknown>> = {}) =>
  readProfile(JSON.stringify({ ...profile, identity: { ...profile.identity, ...identity }, platform: { ...profile.platform, ...platform } }))
const refused = (field: string, message: string) => ({ ok: false, problems: [{ field, message }] })

test.each<[Readonly<Record<string, unknown>>]>([
  [{ roleClaim: 'https://shop.example/roles', userNameClaim: ['profile', 'login'] }],
  [{ roleClaim: ['realm_access', 'roles'], roles: { 'shop-admins': 'ADMIN', 'shop-staff': 'SITE_CREATOR' }, roleFrom: 'access' }],
  [{ audience: 'https://api.example', parameters: { connection: 'staff', 'ui.locales': 'de', prompt: 'login' } }],
])('%j is taken', (identity) => {
  expect(read(identity, { token: 'access', authorization: 'bearer' })).toMatchObject({ ok: true, profile: { identity } })
})

const CLAIM = 'must be the name of a claim, or a list of names that leads to it, such as ["realm_access", "roles"]'

test.each<[string, unknown, string, string]>([
  ['roleClaim', '', 'roleClaim', 'must not be empty'],
  ['roleClaim', [], 'roleClaim', 'must name at least one step'],
  ['roleClaim', ['realm_access', ''], 'roleClaim.1', 'must not be empty'],
  ['userNameClaim', 7, 'userNameClaim', CLAIM],
  ['roles', {}, 'roles', 'must name at least one role'],
  ['roles', { '': 'ADMIN' }, 'roles.', 'must have a name'],
  ['roles', { '100': 'ADMIN' }, 'roles.100', 'cannot be mapped: the order of names that are whole numbers is lost'],
  ['roles', ['ADMIN'], 'roles', 'must be a group of settings in braces'],
  ['roleFrom', 'userinfo', 'roleFrom', 'must be one of id, access'],
  ['audience', '', 'audience', 'must not be empty'],
  ['parameters', { 'a b': 'x' }, 'parameters.a b', 'is not the name of a parameter'],
  ['parameters', { audience: 'x' }, 'parameters.audience', 'must be given as identity.audience'],
  ['parameters', { prompt: 7 }, 'parameters.prompt', 'must be a text'],
])('identity.%s %j is refused at its field', (name, value, field, message) => {
  expect(read({ [name]: value })).toEqual(refused(`identity.${field}`, message))
})

test('a role that the console does not know is refused, naming those it does', () => {
  expect(read({ roles: { admins: 'ROOT' } })).toEqual(
    refused(
      'identity.roles.admins',
      'must be one of ADMIN, SITE_CREATOR, SALES_PERSON, CUSTOMER_SUPPORT_LEAD, SUPPORT_EXECUTIVE, SUPPORT_ACCOUNT_MANAGER, ACCOUNTS, CP, RESELLER, REFERRAL, STOCKIST',
    ),
  )
})

test.each([
  'client_id',
  'redirect_uri',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'response_type',
  'response_mode',
  'scope',
  'request',
  'request_uri',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'id_token_hint',
  'refresh_token',
  'grant_type',
  'code',
  'State',
  'REDIRECT_URI',
])('a profile cannot set the parameter %s, which belongs to the protocol', (name) => {
  expect(read({ parameters: { [name]: 'x' } })).toEqual(refused(`identity.parameters.${name}`, 'must not be set: the console sets it itself'))
})

test.each<[Readonly<Record<string, unknown>>, string | null]>([
  [{}, 'ADMIN'],
  [{ roleWhenAbsent: null }, null],
  [{ roles: { admins: 'ADMIN' } }, null],
  [{ roles: { admins: 'ADMIN' }, roleWhenAbsent: 'CP' }, 'CP'],
])('%j gives an identity without the role claim the role %j [SHELL-010]', (identity, role) => {
  expect(read(identity)).toMatchObject({ ok: true, profile: { identity: { roleWhenAbsent: role } } })
})

test('a profile of today is bound to what it was bound to before these settings: its sessions go on', () => {
  const today = readProfile(
    JSON.stringify({ ...profile, identity: { ...profile.identity, callbackPorts: [50_001], logoutUrl: 'https://identity.acme.example/logout' } }),
  )
  expect(today.ok ? connectionBinding(today.profile) : '').toBe(
    '[{"environment":"production","identity":{"issuer":"https://identity.acme.example/pool","clientId":"console","scopes":["openid","profile","email","offline_access"],' +
      '"callbackHost":"127.0.0.1","callbackPorts":[50001],"logoutUrl":"https://identity.acme.example/logout","roleClaim":"custom:role","userNameClaim":"cognito:username",' +
      '"roleWhenAbsent":"ADMIN"},"platform":{"graphqlUrl":"https://api.acme.example/graphql","restUrl":"https://api.acme.example/rest"}},null,null]',
  )
})
