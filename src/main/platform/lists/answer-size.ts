import { formatCount } from '#shared/domain/text.ts'
import { typeOf } from '../graphql/refusals.ts'
import { isObject } from '../http/json-object.ts'
import { PlatformError } from '../platform-error.ts'

/**
 * How platforms say that an answer is larger than they send. AppSync: "Transformation too large" of type MappingTemplate, and ResolverExecutionLimitReached
 * beyond 10,000 resolvers in one request; Lambda: Function.ResponseSizeTooLarge, "Response payload size exceeded maximum allowed payload size".
 */
const TOO_LARGE = /too ?large|(?:response|payload)[^.]{0,40} size[^.]{0,40} (?:exceed|limit)|exceed[^.]{0,60} (?:response|payload) size|response size limit/i
const TOO_LARGE_TYPE = /TooLarge|ResolverExecutionLimitReached/i

/** The code in the details of such a failure. */
export const TOO_LARGE_CODE = 'answer-too-large'

/** What to do where the console can ask in another way. */
const ASK_FOR_SLICES =
  'Ask your administrator to set "siteList" to "by-type" in the section "platform" of the connection profile: it is then loaded in smaller pieces.'

/** Whether a GraphQL error says that the answer is too large. Looks at the beginning of its message only. */
export function isTooLarge(error: unknown): boolean {
  if (!isObject(error)) return false
  const { message } = error
  return TOO_LARGE_TYPE.test(typeOf(error).slice(0, 200)) || (typeof message === 'string' && TOO_LARGE.test(message.slice(0, 500)))
}

/** The failure of a query whose answer the platform refuses for its size. `canBeSliced`: the profile offers another way to ask. */
export const answerTooLarge = (canBeSliced: boolean): PlatformError =>
  new PlatformError('rejected', `This list is larger than the platform can send at once. ${canBeSliced ? ASK_FOR_SLICES : 'Ask your administrator.'}`, {
    code: TOO_LARGE_CODE,
  })

/** The failure of a list that ends in its middle although the answer counts as whole. */
export const cutOffAfter = (rows: number, canBeSliced: boolean): PlatformError =>
  new PlatformError(
    'invalid-answer',
    `The platform cut its answer off after about ${formatCount(rows)} rows, probably because it is too large. ${canBeSliced ? ASK_FOR_SLICES : 'Ask your administrator.'}`,
    { code: TOO_LARGE_CODE },
  )
