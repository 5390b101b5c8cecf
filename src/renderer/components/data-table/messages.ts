/** Texts the spec quotes, word for word. */
export const messages = {
  sureToSave: 'Sure to Save?',
  sureToCancel: 'Sure to cancel?',
} as const
