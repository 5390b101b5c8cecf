/** Texts the spec quotes, word for word. */
export const messages = {
  /** Source: SVC-061, MSG-038. */
  sureToSave: 'Sure to Save?',
  /** Source: SVC-062, MSG-039, LABEL-006, USER-043. */
  sureToCancel: 'Sure to cancel?',
} as const
