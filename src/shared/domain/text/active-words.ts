/** The two spellings of what is not enabled, each with the requirements that quote it. */
export const INACTIVE_SPELLINGS = {
  /** SLIST-040 and REN-009: the site list, its export, and the renewals. */
  quoted: 'InActive',
  /** USER-035 and MENU-057, and every screen that no requirement quotes. */
  word: 'Inactive',
} as const

export type ActiveWord = 'Active' | typeof INACTIVE_SPELLINGS.word
export type QuotedActiveWord = 'Active' | typeof INACTIVE_SPELLINGS.quoted

/** Whether something is enabled, in a word. What does not say so is not. */
export const activeWord = (isActive: boolean | null | undefined): ActiveWord => (isActive === true ? 'Active' : INACTIVE_SPELLINGS.word)

/** As the site list and the renewals spell it. */
export const quotedActiveWord = (isActive: boolean | null | undefined): QuotedActiveWord => (isActive === true ? 'Active' : INACTIVE_SPELLINGS.quoted)
