/** This many characters in a row of a secret are a part of it, and no accident. */
const WINDOW = 12

/** What a token is made of: what touches a part of a secret belongs to it. */
const ENDS_IN_TOKEN = /[\w.~+/-]+$/
const BEGINS_WITH_TOKEN = /^[\w.~+/-]+/

/** As a platform's message is made readable: that must not hide a secret from the search. */
const readable = (text: string): string => text.replaceAll('_', ' ')

/** The text with `...` for every secret in it, whole or cut: what a service repeats may have been shortened on its way, or its blanks drawn together. */
export function conceal(text: string, secrets: readonly string[]): string {
  const present = secrets.filter((secret) => secret !== '').map(readable)
  const searched = readable(text)
  let shown = ''
  let at = 0
  while (at < text.length) {
    const length = Math.max(0, ...present.map((secret) => partAt(searched, at, secret)))
    if (length === 0) {
      shown += text.charAt(at)
      at += 1
    } else {
      shown = `${shown.replace(ENDS_IN_TOKEN, '')}...`
      at += length
      at += BEGINS_WITH_TOKEN.exec(text.slice(at))?.[0].length ?? 0
    }
  }
  return shown
}

/** How much of a secret stands at a place of a text, 0 when it is too little to count. */
function partAt(text: string, at: number, secret: string): number {
  const least = Math.min(WINDOW, secret.length)
  const found = secret.indexOf(text.slice(at, at + least))
  if (found === -1 || at + least > text.length) return 0
  let length = least
  while (at + length < text.length && found + length < secret.length && text[at + length] === secret[found + length]) length += 1
  return length
}
