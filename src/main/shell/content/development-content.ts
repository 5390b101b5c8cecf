import { contentSecurityPolicy, createNonce, NONCE_PLACEHOLDER } from './serve-content.ts'

// Reached only behind `__DEVELOPMENT__`: no build holds any of it.

/** Where a developer's React DevTools listen, a program of their own. */
const REACT_DEVTOOLS = '127.0.0.1:8097'

export interface DevelopmentServer {
  readonly address: string
  /** The hosts that the page may open a socket to: hot reload and React DevTools. */
  readonly hosts: readonly string[]
}

/** The server that this process was started with, or null: a loopback address and nothing else. */
export function developmentServer(environment: NodeJS.ProcessEnv): DevelopmentServer | null {
  const address = environment['ELECTRON_RENDERER_URL'] ?? ''
  const host = /^http:\/\/(127\.0\.0\.1:\d+)$/.exec(address)?.[1]
  return host === undefined ? null : { address, hosts: [host, REACT_DEVTOOLS] }
}

/**
 * Answers `app://console/...` with what the development server has: the page keeps its origin, and with it the bridge, the guards and the policy.
 * The policy differs in two lines: the server's inline preamble runs by nonce, and the page may open sockets to the server and React DevTools.
 */
export function serveDevelopment({ address, hosts }: DevelopmentServer, imageBase: () => Promise<string | null>): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const isRoute = !/^\/@|\.[a-z\d]+$/i.test(pathname)
    const answer = await fetch(address + (isRoute ? '/index.html' : pathname + search), { headers: { accept: request.headers.get('accept') ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    if (!isRoute) return new Response(await answer.arrayBuffer(), { status: answer.status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
    const nonce = createNonce()
    const policy = contentSecurityPolicy(nonce, await imageBase())
      .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
      .replace("connect-src 'none'", `connect-src ${hosts.map((host) => `ws://${host}`).join(' ')}`)
    const html = (await answer.text()).replaceAll(NONCE_PLACEHOLDER, nonce)
    return new Response(html, { status: answer.status, headers: { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-store' } })
  }
}
