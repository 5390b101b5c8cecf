import { getNamedType, getNullableType, isLeafType, isListType, isUnionType, type SelectionNode, type SelectionSetNode } from 'graphql'
import type { Conversion, Outcome } from '../plan.ts'
import { fieldNode, onType, selectionOf } from '../selection.ts'
import { type Composite, isComposite } from './composite.ts'

const SUCCESS = ['success', 'succeeded', 'isSuccess', 'ok']
const MESSAGE = ['message', 'errorMessage', 'error', 'reason']
const ERRORS = /^(?:[a-z]+_?)?errors?$|^error_?messages?$|^problems?$/i

/** The members by which an answer says that it was refused. */
export function outcomeOf(type: Composite): Outcome {
  const fields = Object.values(type.getFields())
  const leaf = (names: readonly string[], scalar: string): string | undefined =>
    names.find((name) => getNullableType(type.getFields()[name]?.type)?.toString() === scalar)
  const success = leaf(SUCCESS, 'Boolean')
  const message = success === undefined ? undefined : leaf(MESSAGE, 'String')
  const named = fields.filter(({ name }) => ERRORS.test(name))
  const errors = (named.find(({ type: errorType }) => isListType(getNullableType(errorType))) ?? named[0])?.name
  return {
    ...(success === undefined ? {} : { success }),
    ...(message === undefined ? {} : { message }),
    ...(errors === undefined || errors === message ? {} : { errors }),
  }
}

/** The conversion of an answer, unless that says that it was refused. */
export const ifAccepted = (outcome: Outcome, as: Conversion): Conversion => (Object.keys(outcome).length === 0 ? as : { accepted: outcome, as })

/** The fields to select so that the outcome of a write is known. */
export const outcomeNodes = (type: Composite, { success, message, errors }: Outcome): readonly SelectionNode[] => [
  ...[success, message].flatMap((name) => (name === undefined ? [] : [fieldNode(name, name)])),
  ...(errors === undefined ? [] : [fieldNode(errors, errors, errorSelection(type, errors))]),
]

function errorSelection(type: Composite, name: string): SelectionSetNode | undefined {
  const error = getNamedType(type.getFields()[name]?.type)
  if (error === undefined || isLeafType(error)) return undefined
  if (isComposite(error)) return selectionOf([messageNode(error) ?? fieldNode('__typename', '__typename')])
  const members = isUnionType(error) ? error.getTypes() : []
  return selectionOf([fieldNode('__typename', '__typename'), ...messagesOf(members)])
}

const messageNode = (type: Composite): SelectionNode | undefined => {
  const name = ['message', 'messages'].find((each) => isLeafType(getNamedType(type.getFields()[each]?.type)))
  return name === undefined ? undefined : fieldNode(name, name)
}

/** The messages of members of a union; members that type it in another way cannot be asked at once. */
export function messagesOf(members: readonly Composite[]): readonly SelectionNode[] {
  const typeOf = (member: Composite): string | undefined => member.getFields()['message']?.type.toString()
  const first = members.find((member) => messageNode(member) !== undefined && typeOf(member) !== undefined)
  return first === undefined
    ? []
    : members.filter((member) => typeOf(member) === typeOf(first)).map((member) => onType(member.name, selectionOf([fieldNode('message', 'message')])))
}
