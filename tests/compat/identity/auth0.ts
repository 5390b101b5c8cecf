import type { Dialect } from './dialect.ts'

/**
 * Auth0. auth0.com/docs: authenticate/protocols/openid-connect-protocol, "Create custom claims" (namespaced names), "Get access tokens" (an audience at
 * authorization makes them readable; auth0/auth0-spa-js sends it at a refresh for multi-resource refresh tokens only), api/authentication (403 invalid_grant).
 */
export const auth0: Dialect = {
  name: 'Auth0',
  issuerPath: '/',
  endpoints: { authorization: '/authorize', token: '/oauth/token', end_session: '/oidc/logout', revocation: '/oauth/revoke', jwks: '/.well-known/jwks.json' },
  callbacks: 'exact',
  callbackHost: '127.0.0.1',
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  identity: {
    roleClaim: 'https://shop.example/roles',
    roles: { sales: 'SALES_PERSON', admin: 'ADMIN' },
    userNameClaim: 'nickname',
    audience: 'https://api.shop.example/',
  },
  platform: { token: 'access', authorization: 'bearer' },
  idClaims: { nickname: 'asha', 'https://shop.example/roles': ['sales'] },
  accessClaims: { 'https://shop.example/roles': ['sales'] },
  audience: 'https://api.shop.example/',
  audienceParameter: 'audience',
  undescribed: ['prompt_values_supported'],
  rotates: false,
  revokes: true,
  signOut: 'openid',
  over: { status: 403, body: { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' } },
  user: { userName: 'asha', role: 'SALES_PERSON' },
  carried: { aud: 'https://api.shop.example/', 'https://shop.example/roles': ['sales'] },
}
