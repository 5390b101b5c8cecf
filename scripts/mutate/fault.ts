/** A realistic mistake, planted by replacing an exact text. It compiles and changes the product's behavior. */
export interface Fault {
  /** Kebab-case, unique among all faults. */
  readonly name: string
  /** From the root of the repository, with forward slashes. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}
