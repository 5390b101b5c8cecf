export const NOTHING_CHANGED = 'Nothing was changed.'
export const SAVED_BY_OTHERS = 'Another user has already saved the same values, so nothing is left to save.'
export const isGone = (what: string): string => `The ${what} does not exist any more.`
export const changedAgain = (what: string): string =>
  `The ${what} was changed once more while you were looking at the changes. They are up to date again: look through them and save.`
export const NOT_SAVED_YET = 'Not saved: look through what another user changed, and save again.'
