/** Characters of a message on screen and in the log. */
const LONGEST_MESSAGE = 300
/** Characters of what a failure shows behind "Details". */
const LONGEST_DETAIL = 4000
/** What lies behind is never looked at: a message may be as long as an answer. */
const LOOKED_AT = 8000
const MOST_TEXTS = 20

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
export const messageText = (text: string): string => cut(plain(text), LONGEST_MESSAGE) || 'The platform gave no reason.'

/** More of such a text, for "Details": the same rules, at most 4,000 characters; empty when nothing is left. */
export const detailText = (text: string): string => cut(plain(text), LONGEST_DETAIL)

/** The texts of several errors as one, each once, with spaces for underscores: enough of the first ones for `detailText`, however many and long they are. */
export function joinedTexts(texts: readonly string[]): string {
  const first = texts.slice(0, MOST_TEXTS).map((text) => text.slice(0, LOOKED_AT).replaceAll(TOKEN, '...').replaceAll('_', ' '))
  return [...new Set(first)].join(' ')
}

const plain = (text: string): string =>
  text
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

const cut = (text: string, longest: number): string => (text.length <= longest ? text : `${text.slice(0, longest - 3).replace(/[\uD800-\uDBFF]$/, '')}...`)
