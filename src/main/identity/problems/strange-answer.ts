import { WWWAuthenticateChallengeError } from 'openid-client'
import { shownLine } from '#shared/domain/text/shown-line.ts'

/** Names the status, field or claim of an answer that breaks OpenID Connect. The library says it in its causes. */

/** The status of the answer that an error of openid-client is about; undefined where it is about something else. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof WWWAuthenticateChallengeError) return error.status
  return error instanceof Error && error.cause instanceof Response ? error.cause.status : undefined
}

/** A sentence for the user, and what to check. */
export function notUnderstood(error: unknown): string {
  const status = statusOf(error)
  if (status !== undefined && status !== 200) return `${CANNOT} (status ${status}). ${CHECK_ISSUER}`
  const type = error instanceof Error && error.cause instanceof Response ? error.cause.headers.get('content-type') : null
  if (type !== null) return `${CANNOT}: it is ${shownLine(type, 60)}, not JSON. ${CHECK_ISSUER}`
  const words = causes(error).map(({ message }) => message)
  for (const [pattern, sentence] of TOKEN_FAULTS) {
    const [, name] = words.map((one) => pattern.exec(one)).find((match) => match !== null) ?? []
    if (name !== undefined) return `The identity token ${sentence(shownLine(name, 60))}. Tell whoever runs the identity provider.`
  }
  const field = words.flatMap((one) => FIELD.exec(one)?.slice(1) ?? []).find((name) => name !== undefined)
  if (field !== undefined) return `${CANNOT}: "${shownLine(field, 60)}" in it is missing or of another kind. ${CHECK_ISSUER}`
  return `${CANNOT}. ${CHECK_ISSUER}`
}

const CANNOT = 'The identity provider answered something that cannot be understood'
const CHECK_ISSUER = 'Check identity.issuer in the connection profile.'

/** Words of oauth4webapi 3 about a token, by its source. */
const TOKEN_FAULTS: readonly (readonly [RegExp, (claim: string) => string])[] = [
  [/^JWT "(\w+)" .*claim missing$/, (claim) => `has no "${claim}"`],
  [/^unexpected JWT "(\w+)" .*claim type$/, (claim) => `has a "${claim}" of another kind than it must be`],
  [/^unexpected JWT "(\w+)" header parameter/, (name) => `is signed in a way that the provider does not name ("${name}")`],
]

const FIELD = /(?:body|parameter) "(\w+)"|"as\.(\w+)"/

/** An error and what led to it, the error first. */
export function causes(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) chain.push(at)
  return chain
}
