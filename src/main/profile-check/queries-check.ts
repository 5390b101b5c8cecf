import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { Failure } from '#shared/result.ts'
import { counted } from '../confirmation/question.ts'
import { type Finding, suspected, untried, works, wrong } from '../connection/finding.ts'
import { slicingOf } from '../platform/lists/site-slices.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { type CheckContext, withUserClient } from './check.ts'
import { type HarmlessVariables, KnownRecords, type Question, questionsOf, rowsOf } from './harmless-variables.ts'

/** A list of all sites takes longer than a record. */
const QUERY_LIMIT = 30_000

/** After this many queries without an answer the others are not sent. */
const MOST_LOST = 3

/** Error messages for an unknown operation, argument or field, as servers word them. */
const NOT_VALID =
  /^Validation error|Cannot query field|Unknown (?:argument|type|field)|^field ["'].{1,80} not found in type|must (?:not )?have a (?:selection|sub ?selection)|^Variable ["']?\$/i
const NOT_VALID_CODE = /^(?:GRAPHQL_)?(?:VALIDATION|PARSE)[-_]FAILED$/i

/**
 * Sends each query of the build once, one after the other, as the signed-in user and in the platform's words, and
 * compares the shape of its answer with the schema. Never a mutation.
 */
export async function checkQueries(context: CheckContext): Promise<readonly Finding[]> {
  const { signIn, failed } = context
  const { session } = signIn
  if (session === undefined || failed.has('GraphQL')) return []
  return withUserClient(context, session, (client) => findingsOf(context, client, session.user.userName))
}

async function findingsOf({ profile, fittings, screensOf }: CheckContext, client: PlatformClient, userName: string): Promise<readonly Finding[]> {
  const known = new KnownRecords(userName)
  const questions = questionsOf(documents).filter(({ operation }) => slicingOf(operation, profile.platform) === undefined)
  const findings: Finding[] = []
  let lost = 0
  for (const [index, question] of questions.entries()) {
    const { operation } = question
    const fit = fittings.fitOf(profile, operation)
    // Missing operations are in the schema's report. A query of ours that is a mutation of theirs may change data.
    if (fit.state === 'missing' || (fit.state === 'fitted' && fit.plan.kind === 'mutation')) continue
    const asked = known.variablesFor(question)
    const answer = await ask(client, operation, asked)
    if (answer.ok) known.learn(question, JSON.parse(answer.value.data) as Readonly<Record<string, unknown>>)
    const { state, message } = answer.ok ? answeredFinding(question, answer.value.data) : failedFinding(operation, answer.error, asked)
    findings.push({ state, message: `${placeOf(screensOf?.(operation) ?? [])}${message}` })
    if (!answer.ok && LOST.has(answer.error.kind)) lost += answer.error.kind === 'unreachable' || answer.error.kind === 'cancelled' ? 1 : MOST_LOST
    const left = questions.length - index - 1
    if (lost >= MOST_LOST && left > 0) return [...findings, untried(`The other ${left} were not sent.`)]
  }
  return findings
}

const LOST: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'cancelled', 'busy', 'signed-out'])

async function ask(client: PlatformClient, operation: string, { variables }: HarmlessVariables): ReturnType<PlatformClient['execute']> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), QUERY_LIMIT)
  try {
    return await client.execute(operation, variables, { signal: over.signal })
  } finally {
    clearTimeout(timer)
  }
}

const placeOf = ([first, ...others]: readonly string[]): string =>
  first === undefined ? '' : `${first}${others.length === 0 ? '' : ` and ${counted(others.length, 'other screen')}`}: `

function answeredFinding({ operation, field }: Question, data: string): Finding {
  const count = rowsOf((JSON.parse(data) as Readonly<Record<string, unknown>>)[field]).length
  if (count === 0) return works(`${operation} is answered, with no record whose shape could be seen.`)
  return works(`${operation} is answered as the schema says (${counted(count, 'record')}).`)
}

function failedFinding(operation: string, { kind, message, details }: Failure, { isMadeUp }: HarmlessVariables): Finding {
  const { path, expected, found, platformMessage, code = '' } = details ?? {}
  const words = (platformMessage ?? message).replace(/\.$/, '')
  if (kind === 'forbidden') return untried(`${operation} is not allowed to this user. Sign in as one who has the right.`)
  if (kind === 'not-offered') return untried(`${operation} could not be asked without a value of the platform: ${words}.`)
  if (kind === 'cancelled') return wrong(`${operation} is not answered within ${QUERY_LIMIT / 1000} seconds. Look at its resolver.`)
  if (kind === 'busy') return suspected(`${operation} was not answered: the platform is busy. Check again later.`)
  if (kind === 'invalid-answer') {
    const reason = path === undefined ? words : `${path} should be ${expected} and is ${found}`
    return wrong(`${operation} is not answered as the schema says: ${reason}. Correct its resolver, or the schema.`)
  }
  if (kind !== 'rejected') return wrong(`${operation} is not answered: ${words}.`)
  if (NOT_VALID.test(words) || NOT_VALID_CODE.test(code)) return wrong(`${operation} is not taken: ${words}. Compare the schema that the platform serves.`)
  if (isMadeUp) return suspected(`${operation} is refused for a record that does not exist: ${words}. Its shape could not be seen.`)
  return wrong(`${operation} fails: ${words}. Look at its resolver.`)
}
