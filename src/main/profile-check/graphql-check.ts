import type { Failure } from '#shared/result.ts'
import type { Finding } from '../connection/finding.ts'
import type { Session } from '../identity/session.ts'
import type { CheckContext } from './check.ts'
import { addressProblem, checkGraphqlAddress } from './graphql-address.ts'
import { formThatWorks } from './token-form.ts'
import { userClient } from './user-client.ts'
import { WatchedFetch } from './watched-fetch.ts'

/** Reads the user's own record: small, and allowed to every role. */
const OPERATION = 'GetInternalUserByUserName'

/** Asks one harmless query as the signed-in user; without one, whether GraphQL is there at all. Nothing but a query is ever sent. */
export async function checkGraphql(context: CheckContext): Promise<readonly Finding[]> {
  const { session } = context.signIn
  return [session === undefined ? await checkGraphqlAddress(context) : await checkQuery(context, session)]
}

async function checkQuery(context: CheckContext, session: Session): Promise<Finding> {
  const watched = new WatchedFetch(context.fetch)
  const client = userClient({ ...context, fetch: watched.fetch }, session)
  const { userName } = session.user
  const answer = await client.execute(OPERATION, { userName })
  client.close()
  if (!answer.ok) return wrong(addressProblem(watched) ?? (await reasonOf(answer.error, context, session)))
  if (Object.values(JSON.parse(answer.value.data) as object).every((value) => value === null)) {
    return wrong(`The platform takes the sign-in, but knows no user ${userName}. Check identity.userNameClaim, or create the user on the platform.`)
  }
  return { service: 'GraphQL', ok: true, message: `The platform takes the sign-in and answers the query ${OPERATION}.` }
}

const wrong = (message: string): Finding => ({ service: 'GraphQL', ok: false, message })

async function reasonOf(error: Failure, { profile, fetch }: CheckContext, session: Session): Promise<string> {
  if (error.kind !== 'signed-out' && error.kind !== 'forbidden' && error.kind !== 'rejected') return `${error.message} Check platform.graphqlUrl.`
  const settings = await formThatWorks(fetch, profile, session, { operation: OPERATION, variables: { userName: session.user.userName } })
  if (settings !== undefined) {
    return `The platform refuses the sign-in as the profile has it sent, and takes it in another form. Set under "platform": ${settings}.`
  }
  return refusal(error, profile.identity.clientId, session)
}

function refusal({ kind, message, details }: Failure, clientId: string, { user }: Session): string {
  if (kind === 'signed-out') {
    return `The platform refuses the sign-in in every form. Its authorizer has to accept the tokens that identity.issuer gives the client ${clientId}.`
  }
  const words = details?.['platformMessage'] ?? message
  const needed = 'It has to know the user by this name (identity.userNameClaim), allow the query, and serve schema/platform.graphql.'
  return `The platform refuses the query ${OPERATION} for ${user.userName}: ${words.replace(/\.$/, '')}. ${needed}`
}
