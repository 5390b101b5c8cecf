import type { FailureKind } from './result.ts'

const ADVICE: Partial<Record<FailureKind, string>> = {
  forbidden: 'An administrator can grant the permission.',
  blocked: 'A firewall or proxy does this, not your permissions. Try another network, or send the details to your network administrator.',
  'not-offered': 'Ask whoever runs the platform whether it can be added.',
  busy: 'Wait a moment, then try again.',
  unreachable: 'Check the network connection. The console tries again by itself as soon as the platform answers.',
  'unknown-outcome': 'Look whether it was done before you try again.',
  'invalid-answer': 'Try again in a moment. If it stays so, raise a ticket.',
  cancelled: 'Try again when you have time to wait.',
  internal: 'If it stays so, restart the console or raise a ticket.',
}

/** Where the kind alone would give the wrong advice: by the detail `reason` of a read that failed. */
const BY_REASON: Readonly<Record<string, string>> = {
  'cut-short': 'Try again. If it stays so, something between the console and the platform cuts long answers: tell your network administrator.',
  'too-slow': 'Try again later. If it stays so, raise a ticket: the platform is too slow.',
  'web-page': 'This network may want you to sign in first: open any web page in your browser, sign in there, then try again.',
  'wrong-address': 'The connection profile may be wrong: ask whoever gave it to you.',
}

/** The next step for a failure of the platform, as a sentence; empty where the failure's own message says it all. */
export const failureAdvice = (kind: FailureKind, details: Readonly<Record<string, string>> = {}): string => {
  const outcomeIsOpen = kind === 'unknown-outcome' || details['outcome'] === 'unknown'
  if (outcomeIsOpen) return ADVICE['unknown-outcome'] ?? ''
  return BY_REASON[details['reason'] ?? ''] ?? ADVICE[kind] ?? ''
}
