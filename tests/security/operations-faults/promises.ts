import type { Fault } from '#local-platform/faults/fault.ts'
import type { Failure, Result } from '#shared/result.ts'
import type { Cell } from './cell.ts'
import { isProvenRefusal } from './hostile-answers.ts'
import type { KnownOperation } from './known-operations.ts'

type Outcome = 'success' | Extract<Result<unknown>, { ok: false }>['error']['kind']

/** What a call to the platform may come to. A kind that is not here, such as `internal`, is a failure of the console. */
const TYPED: readonly Outcome[] = ['success', 'rejected', 'forbidden', 'blocked', 'busy', 'signed-out', 'unreachable', 'unknown-outcome', 'invalid-answer']

/** The samples are of one site: creating what is there already is refused by the platform's own rules. */
const AS_WITHOUT_FAULT = { query: ['success'], mutation: ['success', 'rejected'] } as const
const NO_ANSWER = { query: ['unreachable'], mutation: ['unknown-outcome'] } as const

/** What each fault may come to. A fault that is not named here may come to every typed outcome. */
const OUTCOMES: { readonly [Kind in Fault['fault']]?: Readonly<Record<KnownOperation['kind'], readonly Outcome[]>> } = {
  delay: AS_WITHOUT_FAULT,
  'slow-body': AS_WITHOUT_FAULT,
  'expired-token': AS_WITHOUT_FAULT,
  'wrong-nonce': AS_WITHOUT_FAULT,
  'wrong-state': AS_WITHOUT_FAULT,
  refuse: NO_ANSWER,
  'drop-before': NO_ANSWER,
  'drop-after-commit': NO_ANSWER,
  http500: { query: ['invalid-answer'], mutation: ['unknown-outcome'] },
  'http-answer': { query: ['busy'], mutation: ['unknown-outcome'] },
  'answer-after-commit': { query: ['busy'], mutation: ['unknown-outcome'] },
  truncated: { query: ['unreachable'], mutation: ['unknown-outcome'] },
  // REST and analytics have no errors: an answer without a result is one that was not done, or none.
  'graphql-error': { query: ['rejected', 'invalid-answer'], mutation: ['rejected', 'success'] },
  // Absent nullable fields fit the contract.
  'wrong-shape': { query: ['success', 'invalid-answer'], mutation: ['success', 'invalid-answer'] },
}

export const outcomeOf = (result: Result<unknown>): Outcome => (result.ok ? 'success' : result.error.kind)

/** Which of its promises the console broke in a cell, each as a sentence. */
export function brokenPromises(cell: Cell): readonly string[] {
  const { operation, fault, result, next } = cell
  const outcome = outcomeOf(result)
  const problems = [
    ...(allowed(cell).includes(outcome) ? [] : [`came to ${outcome}`]),
    ...(isSentOftenEnough(cell) ? [] : [`was received ${cell.requests} times`]),
    ...(isDenied(cell) ? [`is reported as not done (${outcome}), and was`] : []),
    ...(result.ok ? [] : textsOf(result.error).flatMap(([text, longest]) => unreadable(text, longest))),
    ...(next.ok ? [] : [`left the console unusable: ${next.error.message}`]),
  ]
  return problems.map((problem) => `${operation.name} ${problem} under ${JSON.stringify(fault).slice(0, 300)}`)
}

function allowed({ operation, fault }: Cell): readonly Outcome[] {
  if (fault === null) return AS_WITHOUT_FAULT[operation.kind]
  if (fault.fault === 'expired-token' && !isRepeatable(operation)) return NO_ANSWER.mutation
  // What such an answer means is the platform's decision; it must only be one of the typed outcomes.
  if (fault.body !== undefined || fault.errorType !== undefined) return TYPED
  return OUTCOMES[fault.fault]?.[operation.kind] ?? TYPED
}

/** Sent twice it does what once does. */
const isRepeatable = ({ kind, name }: KnownOperation): boolean => kind === 'query' || /^Update(?!CPWallet)/.test(name)

/** Once; twice only where the check of the token refused the first one, and twice does what once does. */
function isSentOftenEnough({ operation, fault, requests }: Cell): boolean {
  const isRefusal = fault?.fault === 'graphql-error' && isProvenRefusal({ errors: [{ errorType: fault.errorType }] })
  const isProvenUnexecuted = isRefusal || fault?.fault === 'expired-token' || (fault?.body !== undefined && isProvenRefusal(fault.body))
  return requests === 1 || (requests === 2 && isRepeatable(operation) && (isProvenUnexecuted || operation.kind === 'query'))
}

/**
 * Whether a failure is one after which the same may be sent again: a word proves that nothing ran, or nothing was sent.
 */
const saysNotDone = ({ kind, details }: Failure): boolean =>
  details?.['outcome'] === 'not-run' || (!['unknown-outcome', 'invalid-answer', 'rejected', 'forbidden'].includes(kind) && details?.['outcome'] !== 'unknown')

/** Whether a mutation that the platform carried out is reported as one that certainly was not. */
function isDenied({ operation, fault, result, requests }: Cell): boolean {
  if (result.ok || operation.kind === 'query') return false
  const isDone = fault?.fault.endsWith('-after-commit') === true
  return (result.error.kind === 'unreachable' && requests > 0) || (isDone && saysNotDone(result.error))
}

/** Every text of a failure, with the most characters that it may have: what is behind "Details" may be longer. */
const textsOf = ({ message, details }: { readonly message: string; readonly details?: Record<string, string> | undefined }) => [
  [message, 300] as const,
  ...Object.entries(details ?? {}).map(([name, text]) => [text, name === 'answer' ? 4000 : 300] as const),
]

const UNREADABLE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['nothing', /^\s*$/],
  ['markup', /<\/?[a-z!][^<>]*>/i],
  ['a stack', /\bat\s\S[^\n]*:\d+:\d+/],
  ['a token', /\beyJ[\w-]+\.[\w-]+/],
  ['a signature', /X-Amz-(?:Signature|Credential)/i],
  ['control characters', /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u],
]

const unreadable = (text: string, longest: number): readonly string[] => [
  ...(text.length > longest ? [`shows more than ${longest} characters: ${text.slice(0, 100)}`] : []),
  ...UNREADABLE.filter(([, pattern]) => pattern.test(text)).map(([what]) => `shows ${what}: ${text.slice(0, 100)}`),
]
