/** What went wrong, as seen by the user. The first eight, and `busy`, are the platform's (design, section 6); the rest are the console's own. */
export const FAILURE_KINDS = [
  'rejected',
  'forbidden',
  'blocked',
  'signed-out',
  'unreachable',
  'unknown-outcome',
  'invalid-answer',
  'cancelled',
  'invalid-arguments',
  'untrusted-sender',
  'identity',
  'storage',
  'not-found',
  'outdated',
  'busy',
  // The platform has no such operation, or no place for a value: nothing was sent.
  'not-offered',
  'internal',
] as const
