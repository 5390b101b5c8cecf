import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Configuration, interactionPolicy, type JWK, Provider } from 'oidc-provider'
import { readFact, writeFact } from '../database/open.ts'
import { DEMO_USERS } from '../graphql/users/demo-users.ts'
import { findUser } from '../graphql/users/user-record.ts'
import type { IssuedTokens } from './issued-tokens.ts'
import { errorPage, signOutPage } from './pages.ts'
import { createSqliteAdapter } from './sqlite-adapter.ts'

/** The client id of the console. */
export const CLIENT_ID = 'admin-console'

/** Lifetimes in seconds. */
export interface TokenLifetimes {
  readonly idToken: number
  readonly refreshToken: number
}

export const DEFAULT_LIFETIMES: TokenLifetimes = { idToken: 3_600, refreshToken: 30 * 86_400 }

const SCOPES = ['openid', 'profile', 'email', 'offline_access']
const COOKIE_KEY = 'identity.cookie-key'
const SESSION_LIFETIME = 3_600
const SIGN_IN_LIFETIME = 600

export interface IdentityOptions {
  readonly issuer: string
  readonly database: DatabaseSync
  readonly signingKey: JWK
  readonly lifetimes: TokenLifetimes
  readonly issuedTokens: IssuedTokens
}

/** The OpenID provider: code with PKCE for one native client, refresh tokens that rotate, no consent screen, accounts from the platform's users. */
export function createProvider({ issuer, database, signingKey, lifetimes, issuedTokens }: IdentityOptions): Provider {
  const configuration: Configuration = {
    adapter: createSqliteAdapter(database),
    jwks: { keys: [signingKey] },
    cookies: { keys: [cookieKey(database)] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Admin Console',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        // As a hosted user pool does: auth_time is in every identity token.
        require_auth_time: true,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // A native client may use any port of a loopback address (RFC 8252, section 7.3).
        redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'],
        post_logout_redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback', 'http://127.0.0.1/signed-out', 'http://localhost/signed-out'],
      },
    ],
    scopes: SCOPES,
    claims: { openid: ['sub', 'jti', 'token_use', 'custom:role', 'cognito:username'], profile: ['name'], email: ['email', 'email_verified'] },
    // As a hosted user pool does: role and user name are in the identity token, not only in the user-info answer.
    conformIdTokenClaims: false,
    findAccount: (_context, userName) => findAccount(database, userName, issuedTokens),
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      // The one client is public and may revoke what is its own.
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(form)
        },
        postLogoutSuccessSource: (context) => {
          context.body = errorPage('Signed out', 'You can close this window.')
        },
      },
    },
    interactions: { policy: signInOnly(), url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // No consent screen: signing in is consent.
    loadExistingGrant: async (context) => {
      const { provider, session, client } = context.oidc
      if (session?.accountId === undefined || client === undefined) return undefined
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope(SCOPES.join(' '))
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: lifetimes.idToken,
      AuthorizationCode: 60,
      Grant: lifetimes.refreshToken,
      IdToken: lifetimes.idToken,
      Interaction: SIGN_IN_LIFETIME,
      RefreshToken: lifetimes.refreshToken,
      Session: SESSION_LIFETIME,
    },
    renderError: (context, out) => {
      context.type = 'html'
      context.body = errorPage('Sign-in failed', `${out.error}: ${out.error_description ?? ''}`)
    },
  }
  return new Provider(issuer, configuration)
}

/** Asks who signs in and nothing else: the consent prompt, which a native client would always get, is left out. */
function signInOnly(): interactionPolicy.Prompt[] {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

async function findAccount(database: DatabaseSync, userName: string, issuedTokens: IssuedTokens) {
  const user = findUser(database, userName)
  if (user === null) return undefined
  const hasRoleAttribute = DEMO_USERS.find((demo) => demo.userName === user.username)?.hasRoleAttribute ?? true
  return {
    accountId: user.username,
    claims: async (use: string) => {
      const id = randomUUID()
      if (use === 'id_token') issuedTokens.add(id)
      return {
        sub: user.username,
        jti: id,
        token_use: 'id',
        'cognito:username': user.username,
        ...(hasRoleAttribute ? { 'custom:role': user.userRole } : {}),
        name: user.name ?? user.username,
        email: user.emailId ?? user.username,
        email_verified: true,
      }
    },
  }
}

function cookieKey(database: DatabaseSync): string {
  const stored = readFact(database, COOKIE_KEY)
  if (stored !== null) return stored
  const key = randomBytes(32).toString('base64url')
  writeFact(database, COOKIE_KEY, key)
  return key
}
