const MOST_STEPS = 20

/** What a browser ends up with. */
export interface Page {
  readonly status: number
  readonly address: string
  readonly text: string
}

/** A browser that keeps the cookies of every host, follows redirects and remembers the last page. */
export class Browser {
  page: Page | undefined
  readonly #cookies = new Map<string, Map<string, string>>()

  readonly visit = async (start: string): Promise<void> => {
    let address = new URL(start)
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: this.#cookiesFor(address) } })
      this.#keep(address, answer)
      const location = answer.headers.get('location')
      const text = await answer.text()
      if (location === null) {
        this.page = { status: answer.status, address: address.href, text }
        return
      }
      address = new URL(location, address)
    }
    throw new Error(`More than ${MOST_STEPS} redirects from ${start}`)
  }

  #cookiesFor({ host }: URL): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep({ host }: URL, answer: Response): void {
    const kept = this.#cookies.get(host) ?? new Map<string, string>()
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      kept.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    this.#cookies.set(host, kept)
  }
}
