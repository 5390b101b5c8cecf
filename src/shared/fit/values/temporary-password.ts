import { type GraphQLArgument, type GraphQLInputField, getNamedType, isRequiredArgument, isScalarType } from 'graphql'
import type { Gap } from '../gap.ts'
import { lineOf } from '../matching.ts'
import { bareName } from '../names.ts'

type Target = GraphQLArgument | GraphQLInputField

/** Main fills it from `users.temporaryPassword` of the profile; the page never sends it (`ARGUMENT_RULES` of main). */
export const isTemporaryPassword = (owner: string, field: string): boolean => owner === 'CreateInternalUserInput' && field === 'password'

const NAMES = /(?:password|passwd|passcode|pwd)$/

/** The argument or input field that takes the temporary password, whatever its name: a required one before others. */
export function passwordTarget<Each extends Target>(targets: readonly Each[]): Each | undefined {
  const like = targets.filter(({ name, type }) => NAMES.test(bareName(name)) && isText(getNamedType(type)))
  return like.find(isRequiredArgument) ?? like.find(({ name }) => bareName(name) === 'password') ?? like[0]
}

const isText = (type: ReturnType<typeof getNamedType>): boolean => isScalarType(type) && !['Boolean', 'Int', 'Float'].includes(type.name)

export const wantsTemporaryPassword = ({ astNode }: Pick<Target, 'astNode'>): Gap => ({
  kind: 'unfilled',
  where: 'createInternalUser',
  reason: 'wants temporaryPassword',
  remedy: 'add it under users',
  blocks: true,
  ...lineOf(astNode),
})
