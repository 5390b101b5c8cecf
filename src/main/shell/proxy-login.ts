import type { App } from 'electron'
import type { Notice } from '#shared/bridge/shell.ts'
import { addressOf } from './fresh-connection-fetch.ts'

export interface AskingProxy {
  readonly host: string
  readonly port: number
}

/** Reports a proxy that asks for a password. The console sends what the system signs in with (Kerberos, NTLM), nothing else. */
export class ProxyLogin {
  readonly #announce: (notice: Omit<Notice, 'id'>) => void
  readonly #askingProxy: (address: string) => Promise<AskingProxy | undefined>
  #isReported = false

  /** @param askingProxy the proxy that asks for a password before it lets a request to an address through, undefined when none does */
  constructor(askingProxy: (address: string) => Promise<AskingProxy | undefined>, announce: (notice: Omit<Notice, 'id'>) => void) {
    this.#askingProxy = askingProxy
    this.#announce = announce
  }

  /** The same `fetch`, its answers and failures as they are: what they mean for a request is not decided here. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      try {
        const response = await fetch(input, init)
        if (response.status === 407) void this.#look(addressOf(input))
        return response
      } catch (error) {
        if (error instanceof Error && /\bERR_(TUNNEL_CONNECTION_FAILED|PROXY_AUTH_\w+)/.test(error.message)) void this.#look(addressOf(input))
        throw error
      }
    }
  }

  /** Gives no name and password to anything that asks the process for them. */
  refuse(app: Pick<App, 'on'>): void {
    app.on('login', (event, _contents, _details, { isProxy, host, port }, answer) => {
      event.preventDefault()
      answer()
      if (isProxy) this.#report({ host, port })
    })
  }

  /** A proxy refuses a connection for many reasons, and the failed request does not tell which. */
  async #look(address: string): Promise<void> {
    if (this.#isReported) return
    const proxy = await this.#askingProxy(address)
    if (proxy !== undefined) this.#report(proxy)
  }

  #report({ host, port }: AskingProxy): void {
    if (this.#isReported) return
    this.#isReported = true
    const message =
      `The proxy ${host}:${port} of this computer asks for a name and a password, which the console does not send. Ask your administrator to let the ` +
      'platform’s addresses bypass it, or to let you through it with the sign-in of this computer (Kerberos or NTLM).'
    this.#announce({ kind: 'proxy-login', intent: 'error', message })
  }
}
