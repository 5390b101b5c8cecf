/** What the user can do about a refusal: a button beside its message. */
export interface Remedy {
  readonly label: string
  readonly isPending: boolean
  readonly run: () => void
}

/** Why what was sent is not known to be saved. */
export interface Problem {
  readonly text: string
  /** Looks it up again and sends nothing; null where the outcome is known. */
  readonly onLookAgain: (() => void) | null
}
