import type { FailureKind } from '#shared/result.ts'

const ADVICE: Partial<Record<FailureKind, string>> = {
  forbidden: 'Your user may not do this. An administrator can grant the permission.',
  'signed-out': 'Sign in again to go on.',
  unreachable: 'Check the network connection. The console tries again by itself as soon as the platform answers.',
  'unknown-outcome': 'The platform did not answer in time. Try again in a moment.',
  'invalid-answer': 'The platform answered with something this console does not understand. If it stays so, raise a ticket.',
  internal: 'If it stays so, restart the console or raise a ticket.',
  storage: 'Check that the disk is not full and can be written to.',
}

/** The next step for a kind of failure, as a sentence; empty where the failure's own message says it all. */
export const failureAdvice = (kind: FailureKind): string => ADVICE[kind] ?? ''
