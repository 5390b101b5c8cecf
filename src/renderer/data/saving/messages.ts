const quoted = (words: string | undefined): string => (words === undefined ? '' : ` The platform said: ${words}`)

/** The change was read back and was not made. `words`: what the platform said, undefined where it said nothing. */
export const notMade = (words: string | undefined): string =>
  `Not done: the platform did not confirm this, and the change was not made. Nothing you typed is lost, and you can try again.${quoted(words)}`

export const DIFFERENT =
  'The platform did not confirm this, and what it holds now is not what you sent: another user may have saved it. Check it in the list before you try again.'

export const STILL_UNKNOWN =
  "We don't know yet whether this was done: the platform did not confirm it, and it could not be read. Look again before you try again."

/** Where there is no button to look again. */
export const LOOKS_FIRST = 'Trying again looks first, and sends only what is not there.'
