import type { ConnectionProfile } from '../connection/profile.ts'
import type { HttpAnswer } from './http/http-exchange.ts'
import { parseObject } from './http/json-object.ts'

type Variables = Readonly<Record<string, unknown>>
type WithUsers = Pick<ConnectionProfile, 'users'> | undefined

/** The password that main adds to an operation; undefined for every operation but one, and without the setting. */
export const temporaryPasswordFor = (operation: string, profile: WithUsers): string | undefined =>
  operation === 'CreateInternalUser' ? profile?.users?.temporaryPassword : undefined

/** The variables as they are sent. Called last: no record of what was sent has the password. */
export function withTemporaryPassword(operation: string, variables: Variables, profile: WithUsers): Variables {
  const password = temporaryPasswordFor(operation, profile)
  return password === undefined ? variables : { ...variables, input: { ...(variables['input'] as Variables | undefined), password } }
}

const HIDDEN = '[redacted]'

/** Removes a secret of the request from its answer: platforms repeat variables in errors. */
export function answerWithout(secret: string | undefined, answer: HttpAnswer): HttpAnswer {
  const { body, json } = answer
  if (secret === undefined || body.kind !== 'text') return answer
  const spellings = [secret, JSON.stringify(secret).slice(1, -1)]
  const hide = (text: string): string => spellings.reduce((shown, spelling) => shown.replaceAll(spelling, HIDDEN), text)
  const object = json ?? parseObject(body.text)
  if (object === undefined) return { ...answer, body: { ...body, text: hide(body.text) } }
  const shown = textsChanged(object, hide) as Readonly<Record<string, unknown>>
  return { ...answer, body: { ...body, text: JSON.stringify(shown) }, json: shown }
}

function textsChanged(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => textsChanged(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textsChanged(each, change)]))
}
