/** The password that Debian's first data gives the administrator. */
const FIRST_PASSWORD = 'password'

/** The REST API of glewlwyd, signed in as its administrator. */
export class Administration {
  readonly #api: string
  readonly #cookie: string

  private constructor(api: string, cookie: string) {
    this.#api = api
    this.#cookie = cookie
  }

  static async signIn(api: string): Promise<Administration> {
    const answer = await fetch(`${api}/auth/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: FIRST_PASSWORD }),
    })
    if (!answer.ok) throw new Error(`The administrator cannot sign in: ${answer.status} ${await answer.text()}`)
    return new Administration(
      api,
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    )
  }

  async get(path: string): Promise<Record<string, unknown>> {
    return (await this.#call('GET', path)) as Record<string, unknown>
  }

  async send(method: 'POST' | 'PUT', path: string, content: unknown): Promise<void> {
    await this.#call(method, path, content)
  }

  async #call(method: string, path: string, content?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#api}${path}`, {
      method,
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`glewlwyd refused ${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
}
