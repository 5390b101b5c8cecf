import type { Failure } from '#shared/result.ts'
import { type Finding, works, wrong } from '../connection/finding.ts'
import type { Session } from '../identity/session.ts'
import { parseObject } from '../platform/http/json-object.ts'
import { TransportError } from '../platform/http/transport-error.ts'
import { askAsNobody, type CheckContext, WatchedFetch, withUserClient } from './check.ts'
import { wrongAliasesOf } from './schema-report.ts'

/** Reads the user's own record: small, and allowed to every role. */
const OPERATION = 'GetInternalUserByUserName'

/** How calls can carry the sign-in, the usual form of each kind of token first. */
const FORMS = [
  { token: 'id', authorization: 'raw' },
  { token: 'access', authorization: 'bearer' },
  { token: 'id', authorization: 'bearer' },
  { token: 'access', authorization: 'raw' },
] as const

/** Tries to use the platform's own schema, if the profile names one. */
export async function checkSchema({ profile, fitSchema, fittings, schemaText = '' }: CheckContext): Promise<readonly Finding[]> {
  if (profile.platform.schema === undefined) return []
  const reason = await fitSchema()
  if (reason !== undefined) return [wrong(`platform.schema ${reason}.`)]
  const aliases = wrongAliasesOf(schemaText, profile).map(({ field, message }) => wrong(`${field} ${message}.`))
  const { missing } = fittings.offerOf(profile)
  if (missing.length === 0) return [...aliases, works('Every operation fits platform.schema.')]
  const names = missing.map(({ operation }) => operation)
  return [...aliases, works(`What fits platform.schema can be used. Not offered by this platform: ${names.join(', ')}.`)]
}

/**
 * Asks one harmless query as the signed-in user; without one, whether GraphQL is there at all. Nothing but a query is
 * ever sent.
 */
export async function checkGraphql(context: CheckContext): Promise<readonly Finding[]> {
  const { session } = context.signIn
  return [session === undefined ? await checkAddress(context) : await checkQuery(context, session)]
}

/** Asks as nobody, as the console does while the platform is out of reach: any answer but a failure will do. */
async function checkAddress({ profile, fetch }: CheckContext): Promise<Finding> {
  const watched = new WatchedFetch(fetch)
  const answer = await askAsNobody(watched.fetch, profile.platform.graphqlUrl, { query: '{ __typename }' })
  if (answer instanceof TransportError) return wrong(`The platform cannot be reached: ${answer.message}. Check platform.graphqlUrl.`)
  const { status, body } = answer
  const problem = addressProblem(watched)
  if (problem !== undefined) return wrong(problem)
  if (status >= 500) return wrong(`The platform fails (status ${status}). Ask whoever runs it, or check platform.graphqlUrl.`)
  const isAnswer = status === 401 || status === 403 || (body.kind === 'text' && parseObject(body.text) !== undefined)
  if (!isAnswer) return wrong('What answers is not GraphQL: it is no JSON. Check platform.graphqlUrl.')
  return works('The platform answers. Whether it takes the sign-in was not tried.')
}

/** What is wrong with the address, by the look of its last answer; undefined when GraphQL may be there. */
function addressProblem({ last: seen }: WatchedFetch): string | undefined {
  if (seen === undefined || seen.status === 401) return undefined
  if (seen.isWebPage) return `A web page answers instead of GraphQL (status ${seen.status}). Check platform.graphqlUrl: it often ends in /graphql.`
  return seen.status === 404 || seen.status === 405 ? `There is no GraphQL at this address (status ${seen.status}). Check platform.graphqlUrl.` : undefined
}

async function checkQuery(context: CheckContext, session: Session): Promise<Finding> {
  const watched = new WatchedFetch(context.fetch)
  const answer = await ask({ ...context, fetch: watched.fetch }, session)
  if (!answer.ok) return wrong(addressProblem(watched) ?? (await reasonOf(answer.error, context, session)))
  if (Object.values(JSON.parse(answer.value.data) as object).every((value) => value === null)) {
    const known = `The platform takes the sign-in, but knows no user ${session.user.userName}.`
    return wrong(`${known} Check identity.userNameClaim, or create the user on the platform.`)
  }
  return works(`The platform takes the sign-in and answers the query ${OPERATION}.`)
}

const ask = (context: Pick<CheckContext, 'profile' | 'fetch' | 'fittings'>, session: Session) =>
  withUserClient(context, session, (client) => client.execute(OPERATION, { userName: session.user.userName }))

async function reasonOf(error: Failure, context: CheckContext, session: Session): Promise<string> {
  if (error.kind === 'not-offered') return `${error.message} Check platform.schema, and schema.aliases.`
  if (error.kind !== 'signed-out' && error.kind !== 'forbidden' && error.kind !== 'rejected') return `${error.message} Check platform.graphqlUrl.`
  const settings = await formThatWorks(context, session)
  if (settings !== undefined) {
    return `The platform refuses the sign-in as the profile has it sent, and takes it in another form. Set under "platform": ${settings}.`
  }
  const { clientId } = context.profile.identity
  if (error.kind === 'signed-out') {
    return `The platform refuses the sign-in in every form. Its authorizer has to accept the tokens that identity.issuer gives the client ${clientId}.`
  }
  const words = error.details?.['platformMessage'] ?? error.message
  const needed = 'It has to know the user by this name (identity.userNameClaim), allow the query, and serve schema/platform.graphql.'
  return `The platform refuses the query ${OPERATION} for ${session.user.userName}: ${words.replace(/\.$/, '')}. ${needed}`
}

/**
 * The settings of `platform` under which the query is answered after all, as they are written in the file. Asks once
 * for each form but the profile's.
 */
async function formThatWorks({ profile, fetch, fittings }: CheckContext, session: Session): Promise<string | undefined> {
  const { token: usedToken = 'id', authorization: usedForm = 'raw' } = profile.platform
  for (const { token, authorization } of FORMS) {
    if (token === usedToken && authorization === usedForm) continue
    // One after the other: the first that works is the answer.
    const answer = await ask({ profile: { ...profile, platform: { ...profile.platform, token, authorization } }, fetch, fittings }, session)
    if (answer.ok) return `"token": "${token}", "authorization": "${authorization}"`
  }
  return undefined
}
