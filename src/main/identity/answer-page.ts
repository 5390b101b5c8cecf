import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'

/** What the browser shows after it came back. */
export interface AnswerPage {
  readonly title: string
  readonly message: string
}

export const SIGNED_IN_PAGE: AnswerPage = { title: 'You are signed in', message: 'You can close this window and go back to the Admin Console.' }
export const SIGNED_OUT_PAGE: AnswerPage = { title: 'You are signed out', message: 'You can close this window.' }
export const failurePage = (message: string): AnswerPage => ({
  title: 'The sign-in did not work',
  message: `${message} You can close this window and go back to the Admin Console.`,
})

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { min-height: 90vh; margin: 0; display: grid; place-items: center; background: Canvas; color: CanvasText }
main { max-width: 28rem; margin: 1.5rem; padding: 2rem 2.5rem; border: 1px solid GrayText; border-radius: 8px }
small { color: GrayText }
h1 { margin: 0.25rem 0 0.75rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0; overflow-wrap: anywhere }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page runs and loads nothing, and its address, which held the code, goes nowhere. */
export const ANSWER_HEADERS: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
}

/** The page as HTML; title and message are taken as text, whatever they hold. */
export const answerHtml = ({ title, message }: AnswerPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><small>Admin Console</small><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></main></body>
</html>
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
