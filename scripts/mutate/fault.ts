/** A mistake as a tired engineer makes it, planted as an exact replacement of text. It compiles, and changes what the console does. */
export interface Fault {
  /** Kebab-case, unique among all faults. */
  readonly name: string
  /** From the root of the repository, with forward slashes. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}
