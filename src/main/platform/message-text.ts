/** Characters of a message on screen. */
const LONGEST = 300
/** What lies behind is never looked at: a message may be as long as an answer. */
const LOOKED_AT = 4000

const SCRIPT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<[/!?a-z][^<>]*>/gi
const STACK_FRAME = /\s+at\s[^\n]{0,200}?(?:(?:\.[a-z]{1,5}|node:[\w/]+):\d+:\d+\)?|\(\w+\.\w+:\d+\))/g
const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g
const LINK_PARAMETERS = /(\bhttps?:\/\/[^\s?#]*)[?#]\S*/gi
/** They turn the direction of what follows, or are not seen at all. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const CONTROLS_AND_BLANKS = /[\p{Cc}\s]+/gu

/**
 * A text of the platform as a person may read it: one line of at most 300 characters, without markup, stack, token or the parameters of a link. The platform
 * is not trusted with the screen or the log: what it answers may be a gateway's page or what another user typed.
 */
export function messageText(text: string): string {
  const plain = text
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .replaceAll(SCRIPT, ' ')
    .replaceAll(TAG, ' ')
    .replaceAll(STACK_FRAME, ' ')
    .replaceAll(TOKEN, '...')
    .replaceAll(LINK_PARAMETERS, '$1')
    .replaceAll(CONTROLS_AND_BLANKS, ' ')
    .trim()
  if (plain === '') return 'The platform gave no reason.'
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 3).replace(/[\uD800-\uDBFF]$/, '')}...`
}
