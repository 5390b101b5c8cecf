import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  OperationTypeNode,
  type SelectionNode,
} from 'graphql'
import { type Answered, type AnswerPlace, answeredObject, answeredValue, type Composite, isComposite } from './answers.ts'
import { Mismatch } from './gap.ts'
import type { Matching } from './matching.ts'
import { findNamed } from './names.ts'
import type { Conversion } from './plan.ts'
import { type Asked, fieldNode, selectionOf } from './selection.ts'
import { isQuestion } from './values/known-values.ts'

/**
 * The answer of a whole operation, with the member of it that holds the next page's token, where it comes in pages and
 * ours does not.
 */
export interface RootAnswer extends Answered {
  readonly pages?: { readonly items: string; readonly token: string }
}

type Field = GraphQLField<unknown, unknown>

/**
 * The answer of an operation. Beside what any field may be, it may be wrapped: rows in a page, a record in what is
 * called a payload, with whether it succeeded. The answer to a write may be anything: that it came is what counts.
 */
export function rootAnswer(matching: Matching, asked: readonly Asked[] | undefined, ours: Field, theirs: Field): RootAnswer | Mismatch {
  const place: AnswerPlace = { owner: matching.root, field: ours.name, description: ours.description }
  const direct = directAnswer(matching, place, asked, ours.type, theirs.type)
  const other = getNullableType(theirs.type)
  const inner = isComposite(other) ? innerAnswer(matching, place, asked, ours.type, other) : undefined
  const best = inner !== undefined && foundIn(inner, asked) > foundIn(direct, asked) ? inner : direct
  const isWrite = matching.kind === OperationTypeNode.MUTATION && !isQuestion(matching.operation)
  if (!isWrite) return best
  const isOther = best instanceof Mismatch || (matching.isMoney && best.lost.some(({ path }) => path.length === 1 && path[0] === 'amount'))
  return isOther && !isText(ours) ? writtenAnswer(asked, ours, theirs) : best
}

/** An answer that is itself what was asked for, such as a link: that one came is not enough. */
const isText = ({ type }: Field): boolean => isLeafType(getNullableType(type)) && getNamedType(type).name !== 'Boolean'

/** Number of asked fields that are there. */
const foundIn = (answered: Answered | Mismatch, asked: readonly Asked[] | undefined): number =>
  answered instanceof Mismatch ? 0 : 1 + (asked?.length ?? 0) - answered.lost.filter(({ path }) => path.length === 1).length

function directAnswer(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  theirs: GraphQLOutputType,
): Answered | Mismatch {
  const [own, other] = [getNullableType(ours), getNullableType(theirs)]
  const items = asked?.find(({ name }) => name === 'items')
  if (items !== undefined && isObjectType(own) && isListType(other)) return pageOfList(matching, items, own, theirs)
  const isLenient = matching.kind === OperationTypeNode.MUTATION
  if (isLenient && asked !== undefined && isObjectType(own) && isComposite(other)) return answeredObject(matching, asked, own, other, true)
  return answeredValue(matching, place, asked, ours, theirs)
}

/** A whole list, where ours comes in pages: it is the only one. */
function pageOfList(matching: Matching, items: Asked, ours: GraphQLOutputType, theirs: GraphQLOutputType): Answered | Mismatch {
  const page = getNamedType(ours)
  const field = isObjectType(page) ? page.getFields()[items.name] : undefined
  if (field === undefined) return new Mismatch('is a list there')
  const rows = answeredValue(matching, { owner: page.name, field: items.name, description: undefined }, items.fields, field.type, theirs)
  if (rows instanceof Mismatch) return rows
  return { ...rows, as: { page: rows.as }, lost: rows.lost.map((each) => ({ ...each, path: [items.key, ...each.path] })) }
}

/** The one member of their answer that has more of ours than the others. */
function innerAnswer(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  theirs: Composite,
): RootAnswer | undefined {
  const { success, message } = outcomeOf(theirs)
  const candidates = Object.values(theirs.getFields()).flatMap((field) => {
    if (field.name === success || field.name === message || field.args.some(isRequiredArgument)) return []
    // JSON would pass for anything.
    if (asked !== undefined && isLeafType(getNamedType(field.type))) return []
    const value = directAnswer(matching, place, asked, ours, field.type)
    return value instanceof Mismatch ? [] : [{ field, value, found: foundIn(value, asked) }]
  })
  const most = Math.max(...candidates.map(({ found }) => found))
  const [best, ...others] = candidates.filter(({ found }) => found === most)
  if (best === undefined || others.length > 0) return undefined
  const token = isListType(getNullableType(ours)) ? findNamed(theirs.getFields(), 'nextToken')?.name : undefined
  const nodes = [fieldNode(best.field.name, best.field.name, best.value.selection), ...outcomeNodes({ success, message }), ...nodesOf(token)]
  return {
    selection: selectionOf(nodes),
    as: { inside: best.field.name, as: best.value.as, ...outcome({ success, message }) },
    lost: best.value.lost,
    ...(token === undefined ? {} : { pages: { items: best.field.name, token } }),
  }
}

/** A write whose answer tells nothing of ours but that it came. */
function writtenAnswer(asked: readonly Asked[] | undefined, ours: Field, theirs: Field): Answered {
  const own = getNullableType(ours.type)
  const other = getNamedType(theirs.type)
  const found = isComposite(other) && !isListType(getNullableType(theirs.type)) ? outcomeOf(other) : {}
  const nodes = outcomeNodes(found)
  const written = isListType(own) ? 'list' : isLeafType(own) ? 'yes' : 'record'
  const as: Conversion = { written, ...outcome(found) }
  const reason = `is not in the answer there, which is ${String(theirs.type)}`
  return {
    selection: isLeafType(other) ? undefined : selectionOf(nodes.length === 0 ? [fieldNode('__typename', '__typename')] : nodes),
    as,
    lost: (asked ?? []).map(({ key, name }) => ({ path: [key], where: `${getNamedType(ours.type).name}.${name}`, reason })),
  }
}

interface Outcome {
  readonly success?: string | undefined
  readonly message?: string | undefined
}

const SUCCESS = ['success', 'succeeded', 'isSuccess', 'ok']
const MESSAGE = ['message', 'errorMessage', 'error', 'reason']

/** The members by which an answer says that it was refused. */
function outcomeOf(type: Composite): Outcome {
  const leaf = (names: readonly string[], scalar: string): string | undefined =>
    names.find((name) => getNullableType(type.getFields()[name]?.type)?.toString() === scalar)
  return { success: leaf(SUCCESS, 'Boolean'), message: leaf(MESSAGE, 'String') }
}

const outcome = ({ success, message }: Outcome): { readonly success?: string; readonly message?: string } => ({
  ...(success === undefined ? {} : { success }),
  ...(success === undefined || message === undefined ? {} : { message }),
})

const nodesOf = (name: string | undefined): readonly SelectionNode[] => (name === undefined ? [] : [fieldNode(name, name)])

const outcomeNodes = ({ success, message }: Outcome): readonly SelectionNode[] => (success === undefined ? [] : [...nodesOf(success), ...nodesOf(message)])
