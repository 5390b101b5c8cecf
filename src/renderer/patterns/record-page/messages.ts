export const NOTHING_CHANGED = 'Nothing was changed.'
export const SAVED_BY_OTHERS = 'The same values have already been saved elsewhere, so nothing is left to save.'
export const isGone = (what: string): string => `The ${what} does not exist any more.`
export const changedAgain = (what: string): string =>
  `The ${what} was changed once more while you were looking at the changes. They are up to date again: look through them and save.`
export const NOT_SAVED_YET = 'Not saved: look through what was changed elsewhere, and save again.'
