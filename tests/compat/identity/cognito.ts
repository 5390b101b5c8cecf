import type { Dialect } from './dialect.ts'

/**
 * An Amazon Cognito user pool. docs.aws.amazon.com/cognito/latest/developerguide: federation-endpoints, token-endpoint (a refresh brings no refresh token
 * unless rotation is on), revocation-endpoint, logout-endpoint. Its description names /logout since February 2024 (swisstopo/swissgeol-boreholes-suite#1066).
 */
export const cognito: Dialect = {
  name: 'Cognito',
  issuerPath: '/eu-west-1_Shop',
  endpoints: {
    authorization: '/oauth2/authorize',
    token: '/oauth2/token',
    end_session: '/openid-logout-that-it-has-not',
    revocation: '/oauth2/revoke',
    jwks: '/.well-known/jwks.json',
  },
  callbacks: 'exact',
  callbackHost: 'localhost',
  scopes: ['openid', 'profile', 'email'],
  identity: { roleClaim: 'cognito:groups', roles: { 'shop-accounts': 'ACCOUNTS', 'shop-admins': 'ADMIN' } },
  platform: {},
  idClaims: { 'cognito:username': 'asha', 'cognito:groups': ['eu-west-1_Shop_Google', 'shop-admins', 'shop-accounts'], token_use: 'id' },
  accessClaims: { 'cognito:groups': ['shop-admins', 'shop-accounts'], token_use: 'access' },
  audience: undefined,
  undescribed: ['code_challenge_methods_supported', 'grant_types_supported', 'prompt_values_supported', 'response_modes_supported'],
  rotates: false,
  saysAuthTime: true,
  revokes: true,
  signOut: 'pool',
  over: { status: 400, body: { error: 'invalid_grant' } },
  user: { userName: 'asha', role: 'ACCOUNTS' },
  carried: { aud: 'console', token_use: 'id' },
}
