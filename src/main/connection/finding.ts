/** What the check of a connection profile found out about one of its services: a sentence, what works or what to change. */
export interface Finding {
  readonly ok: boolean
  readonly message: string
}

export const works = (message: string): Finding => ({ ok: true, message })
export const wrong = (message: string): Finding => ({ ok: false, message })
