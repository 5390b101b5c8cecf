import type { Dialect } from './dialect.ts'

/**
 * Keycloak. keycloak.org/docs, "Securing applications", OpenID Connect endpoints; "Server administration", protocol mappers: realm roles go into the access
 * token only unless the mapper adds them to the identity token. The error is that of keycloak/keycloak#39266.
 */
export const keycloak: Dialect = {
  name: 'Keycloak',
  issuerPath: '/realms/shop',
  endpoints: {
    authorization: '/protocol/openid-connect/auth',
    token: '/protocol/openid-connect/token',
    end_session: '/protocol/openid-connect/logout',
    revocation: '/protocol/openid-connect/revoke',
    jwks: '/protocol/openid-connect/certs',
  },
  callbacks: 'any-port',
  callbackHost: '127.0.0.1',
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  identity: {
    roleClaim: ['realm_access', 'roles'],
    roleFrom: 'access',
    roles: { 'shop-support': 'SUPPORT_EXECUTIVE', 'shop-admin': 'ADMIN' },
    userNameClaim: 'preferred_username',
  },
  platform: { token: 'access', authorization: 'bearer' },
  idClaims: { preferred_username: 'asha' },
  accessClaims: { realm_access: { roles: ['default-roles-shop', 'offline_access', 'shop-support', 'uma_authorization'] }, preferred_username: 'asha' },
  audience: 'account',
  undescribed: [],
  rotates: true,
  revokes: true,
  signOut: 'openid',
  over: { status: 400, body: { error: 'invalid_grant', error_description: 'Token is not active' } },
  user: { userName: 'asha', role: 'SUPPORT_EXECUTIVE' },
  carried: { aud: 'account', realm_access: { roles: ['default-roles-shop', 'offline_access', 'shop-support', 'uma_authorization'] } },
}
