import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import type { Provider } from 'oidc-provider'
import type { Gate } from '../faults/gate.ts'
import { DEMO_USERS } from '../graphql/users/demo-users.ts'
import { findUser, listUsers } from '../graphql/users/user-record.ts'
import { sendPage } from '../http/answer.ts'
import { readBody } from '../http/body.ts'
import type { Handler } from '../http/endpoint.ts'
import { errorPage, type ListedUser, signInPage } from './pages.ts'

const SIGN_IN = /^\/sign-in\/[\w-]+$/

/** The names under which faults and journal know the provider's addresses. */
const OPERATIONS: Readonly<Record<string, string>> = {
  '/.well-known/openid-configuration': 'identity.discovery',
  '/jwks': 'identity.jwks',
  '/auth': 'identity.authorization',
  '/token': 'identity.token',
  '/token/revocation': 'identity.revocation',
  '/session/end': 'identity.end_session',
  '/me': 'identity.userinfo',
}

/** Serves the provider, and the sign-in page it leads to. */
export function createIdentityService(provider: Provider, database: DatabaseSync, gate: Gate): Handler {
  const serveProvider = provider.callback()
  return (request, response) => {
    if (request.url?.startsWith('/auth')) forgetSession(request, provider)
    const path = new URL(request.url ?? '/', provider.issuer).pathname
    if (SIGN_IN.test(path)) return gate.pass({ operation: 'identity.sign-in', variables: {} }, request, response, () => serveSignIn(request, response, path))
    return gate.pass({ operation: OPERATIONS[path] ?? 'identity.other', variables: {} }, request, response, () => serveProvider(request, response))
  }

  async function serveSignIn(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      await provider.interactionDetails(request, response)
    } catch {
      sendPage(response, 400, errorPage('This sign-in is over', 'Start it again from the console.'))
      return
    }
    if (request.method !== 'POST') {
      sendPage(response, 200, signInPage(path, listSignInUsers(database)))
      return
    }
    const form = new URLSearchParams((await readBody(request)).toString('utf8'))
    const userName = form.get('login')
    if (userName !== null && findUser(database, userName) !== null) {
      await provider.interactionFinished(request, response, { login: { accountId: userName, remember: false } }, { mergeWithLastSubmission: false })
    } else {
      const reason = { error: 'access_denied', error_description: 'The sign-in was cancelled' }
      await provider.interactionFinished(request, response, reason, { mergeWithLastSubmission: false })
    }
  }
}

/** The sign-in page shows at every sign-in, also when the browser still has a session: a demo is about switching users. */
function forgetSession(request: IncomingMessage, provider: Provider): void {
  const name = provider.cookieName('session')
  const kept = request.headers.cookie?.split(/;\s*/).filter((pair) => !pair.startsWith(name))
  if (kept !== undefined) request.headers.cookie = kept.join('; ')
}

/** Demo users first, in their order; then those who were created since, who can sign in as well. */
export function listSignInUsers(database: DatabaseSync): ListedUser[] {
  const demoNames = new Set(DEMO_USERS.map(({ userName }) => userName))
  const demo = DEMO_USERS.map(({ userName, name, role, remark }) => ({ userName, name, role, remark: remark ?? null }))
  const others = listUsers(database)
    .filter((user) => !demoNames.has(user.username) && !user.username.endsWith('@staff.example'))
    .map((user) => ({ userName: user.username, name: user.name ?? user.username, role: user.userRole, remark: null }))
  return [...demo, ...others]
}
