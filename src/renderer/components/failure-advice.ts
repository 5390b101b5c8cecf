import type { FailureKind } from '#shared/result.ts'

const ADVICE: Partial<Record<FailureKind, string>> = {
  forbidden: 'An administrator can grant the permission.',
  unreachable: 'Check the network connection. The console tries again by itself as soon as the platform answers.',
  'unknown-outcome': 'Look whether it was done before you try again.',
  'invalid-answer': 'Try again in a moment. If it stays so, raise a ticket.',
  internal: 'If it stays so, restart the console or raise a ticket.',
}

/** The next step for a failure of the platform, as a sentence; empty where the failure's own message says it all. */
export const failureAdvice = (kind: FailureKind): string => ADVICE[kind] ?? ''
