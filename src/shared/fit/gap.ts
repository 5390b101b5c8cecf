/** Something of ours that a platform's schema has no counterpart for, or the reverse. */
export interface Gap {
  readonly kind: GapKind
  /** `Site.supportAccManager`, `createSiteWallet.currency`; of `unfilled` in the platform's words. */
  readonly where: string
  /** Why, as the end of "Site.supportAccManager ...". */
  readonly reason: string
  /** The operation is not sent at all because of it. */
  readonly blocks: boolean
  /** What the author of the profile can do. */
  readonly remedy?: string
  /** In the platform's schema file, where it is a place in that. */
  readonly line?: number
}

export type GapKind =
  /** The platform has no such operation. */
  | 'operation'
  /** An argument or input field of ours. */
  | 'argument'
  /** An argument or input field of theirs that must be given and that ours may leave out, or does not have. */
  | 'unfilled'
  /** A value that a field of ours can have and their enum has not. */
  | 'value'
  /** A field that screens show. */
  | 'field'

/** Names a gap in one phrase: "createInternalUser is missing". */
export const gapText = ({ where, reason, remedy }: Gap): string => `${where} ${reason}${remedy === undefined ? '' : `: ${remedy}`}`

/** A type or field pair that cannot be converted. `reason` is the end of a sentence. */
export class Mismatch {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}
