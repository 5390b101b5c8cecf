/** What the check of a connection profile found out about one of its services. */
export interface Finding {
  /** Such as `identity`. */
  readonly service: string
  readonly ok: boolean
  /** A sentence: what works, or what to change. */
  readonly message: string
}
