import type { Dialect } from './dialect.ts'

/**
 * Microsoft Entra ID, v2.0. learn.microsoft.com/entra/identity-platform: v2-oauth2-auth-code-flow (refresh, error answers), v2-protocols-oidc (sign-out),
 * reply-url (localhost on any port), id-token-claims-reference (`roles` of the app). Its description has no revocation and no PKCE
 * (modelcontextprotocol/typescript-sdk#832).
 */
export const entra: Dialect = {
  name: 'Entra',
  issuerPath: '/62366534-1ec3-4962-8869-9b5535279d0b/v2.0',
  endpoints: {
    authorization: '/oauth2/v2.0/authorize',
    token: '/oauth2/v2.0/token',
    end_session: '/oauth2/v2.0/logout',
    revocation: '/revocation-that-it-has-not',
    jwks: '/discovery/v2.0/keys',
  },
  callbacks: 'any-port',
  callbackHost: 'localhost',
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  identity: { roleClaim: 'roles', roles: { 'Shop.Admin': 'ADMIN' }, userNameClaim: 'preferred_username', parameters: { domain_hint: 'shop.example' } },
  platform: { authorization: 'bearer' },
  idClaims: { preferred_username: 'asha@shop.example', roles: ['Shop.Admin'], tid: '62366534-1ec3-4962-8869-9b5535279d0b', ver: '2.0' },
  accessClaims: {},
  audience: undefined,
  undescribed: ['revocation_endpoint', 'code_challenge_methods_supported', 'grant_types_supported', 'prompt_values_supported'],
  rotates: true,
  revokes: false,
  signOut: 'openid',
  over: {
    status: 400,
    body: {
      error: 'invalid_grant',
      error_description:
        'AADSTS700082: The refresh token has expired due to inactivity. Trace ID: 7da0f588 Correlation ID: 397ffa74 Timestamp: 2026-11-22 09:11:20Z',
      error_codes: [700_082],
      timestamp: '2026-11-22 09:11:20Z',
      trace_id: '7da0f588-0389-4720-a1a4-7858b95b5000',
      correlation_id: '397ffa74-99eb-4e86-ba8e-cf91ab3783a5',
      error_uri: 'https://login.microsoftonline.com/error?code=700082',
    },
  },
  user: { userName: 'asha@shop.example', role: 'ADMIN' },
  carried: { aud: 'console', ver: '2.0' },
}
