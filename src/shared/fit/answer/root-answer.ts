import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLUnionType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  OperationTypeNode,
} from 'graphql'
import { Mismatch } from '../gap.ts'
import type { Matching } from '../matching.ts'
import { findNamed } from '../names.ts'
import type { Conversion } from '../plan.ts'
import { type Asked, fieldNode, selectionOf } from '../selection.ts'
import { isQuestion } from '../values/known-values.ts'
import { type Answered, type AnswerPlace, answeredObject, answeredValue, asMember } from './answers.ts'
import { type Composite, isComposite } from './composite.ts'
import { ifAccepted, outcomeNodes, outcomeOf } from './outcome.ts'
import { asksFor, type PagedRows, pagedRows } from './pages.ts'

/** The answer of a whole operation. */
export interface RootAnswer extends Answered {
  /** Where ours comes whole: how the rows of theirs may come. */
  readonly rows?: PagedRows
}

type Field = GraphQLField<unknown, unknown>

/**
 * The answer of an operation. Beside what any field may be, it may be wrapped: rows in a page, a record in what is
 * called a payload, with whether it succeeded. The answer to a write may be anything: that it came is what counts.
 */
export function rootAnswer(matching: Matching, asked: readonly Asked[] | undefined, ours: Field, theirs: Field): RootAnswer | Mismatch {
  const place: AnswerPlace = { owner: matching.root, field: ours.name, description: ours.description }
  const isWrite = matching.kind === OperationTypeNode.MUTATION && !isQuestion(matching.operation)
  const union = getNullableType(theirs.type)
  if (isWrite && isUnionType(union)) return unionAnswer(matching, asked, ours, { ...theirs, union })
  const items = asked?.find(({ name }) => name === 'items')
  const page = getNullableType(ours.type)
  const best =
    items !== undefined && isObjectType(page) && !hasOwnPages(theirs)
      ? onlyPage(matching, items, page, theirs.type)
      : bestAnswer(matching, place, asked, ours.type, theirs.type)
  if (!isWrite) return best
  const isOther = best instanceof Mismatch || (matching.isMoney && best.lost.some(({ path }) => path.length === 1 && path[0] === 'amount'))
  return isOther && !isText(ours) ? writtenAnswer(matching, asked, ours, theirs) : best
}

/** An answer that is itself what was asked for, such as a link: that one came is not enough. */
const isText = ({ type }: Field): boolean => isLeafType(getNullableType(type)) && getNamedType(type).name !== 'Boolean'

/** True if their list is asked for page by page as ours is. */
function hasOwnPages({ type, args }: Field): boolean {
  const page = getNullableType(type)
  return isComposite(page) && findNamed(page.getFields(), 'nextToken') !== undefined && asksFor('token', args)
}

/** The whole list, where ours comes in pages: it is the only one. */
function onlyPage(matching: Matching, items: Asked, page: { readonly name: string } & Composite, theirs: GraphQLOutputType): RootAnswer | Mismatch {
  const field = page.getFields()[items.name]
  if (field === undefined) return new Mismatch('comes in pages in the console')
  const rows = bestAnswer(matching, { owner: page.name, field: items.name, description: undefined }, items.fields, field.type, theirs)
  if (rows instanceof Mismatch) return rows
  return { ...rows, as: { page: rows.as }, lost: rows.lost.map((each) => ({ ...each, path: [items.key, ...each.path] })) }
}

/** The answer itself or a member of it, whichever has more of what is asked. */
function bestAnswer(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  theirs: GraphQLOutputType,
): RootAnswer | Mismatch {
  const direct = directAnswer(matching, place, asked, ours, theirs)
  const other = getNullableType(theirs)
  const inner = isComposite(other) ? innerAnswer(matching, place, asked, ours, other) : undefined
  if (inner !== undefined && foundIn(inner, asked) > foundIn(direct, asked)) return inner
  if (direct instanceof Mismatch) return direct
  if (isListType(getNullableType(ours)) && isListType(other)) return { ...direct, rows: { items: '', isPart: false } }
  return matching.kind === OperationTypeNode.MUTATION && isComposite(other) ? withOutcome(direct, other) : direct
}

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
  const isLenient = matching.kind === OperationTypeNode.MUTATION
  if (isLenient && asked !== undefined && isObjectType(own) && isComposite(other)) return answeredObject(matching, asked, own, other, true)
  return answeredValue(matching, place, asked, ours, theirs)
}

const withOutcome = (answered: Answered, theirs: Composite): Answered => {
  const outcome = outcomeOf(theirs)
  const nodes = [...(answered.selection?.selections ?? []), ...outcomeNodes(theirs, outcome)]
  return { ...answered, selection: nodes.length === 0 ? undefined : selectionOf(nodes), as: ifAccepted(outcome, answered.as) }
}

/** The one member of their answer that has more of ours than the others. */
function innerAnswer(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  theirs: Composite,
): RootAnswer | undefined {
  const said = Object.values(outcomeOf(theirs))
  const candidates = Object.values(theirs.getFields()).flatMap((field) => {
    if (said.includes(field.name) || field.name === 'clientMutationId' || field.args.some(isRequiredArgument)) return []
    // JSON would pass for anything.
    if (asked !== undefined && isLeafType(getNamedType(field.type))) return []
    if (getNamedType(ours).name === 'Boolean' && !isYes(matching, field.name)) return []
    const node = nodeOf(field.type)
    const value = node === undefined ? directAnswer(matching, place, asked, ours, field.type) : edgesAnswer(matching, place, asked, ours, node.type)
    return value instanceof Mismatch ? [] : [{ field, value, found: foundIn(value, asked), isEdges: node !== undefined }]
  })
  const most = Math.max(...candidates.map(({ found }) => found))
  const [best, ...others] = candidates.filter(({ found }) => found === most).toSorted((one, other) => Number(one.isEdges) - Number(other.isEdges))
  if (best === undefined || others.some(({ isEdges }) => !isEdges)) return undefined
  const rows = isListType(getNullableType(ours)) ? pagedRows(theirs, best.field.name) : undefined
  const paths = rows === undefined ? [] : [rows.token, rows.more].flatMap((each) => (each === undefined ? [] : [each.split('.')]))
  const [head, ...rest] = paths
  const inPage =
    head === undefined
      ? []
      : [fieldNode(head[0] ?? '', head[0] ?? '', head.length === 1 ? undefined : selectionOf([head, ...rest].map(([, name = '']) => fieldNode(name, name))))]
  return {
    ...withOutcome(
      {
        ...best.value,
        selection: selectionOf([fieldNode(best.field.name, best.field.name, best.value.selection), ...inPage]),
        as: { inside: best.field.name, as: best.value.as },
      },
      theirs,
    ),
    ...(rows === undefined ? {} : { rows }),
  }
}

const DENIED = /exist|taken|used|in_?use|occupied|registered|duplicate|unavailable|reserved|blocked|conflict|fail|invalid/i
const DONE = /^(?:is_?)?(?:result|done|sent|saved|deleted|removed|updated|accepted|changed|reset|completed|value|data|boolean)$/i

/** True if a Boolean of that name answers the question or confirms the write; most describe the record instead. */
const isYes = ({ kind, operation }: Matching, name: string): boolean =>
  kind === OperationTypeNode.QUERY || isQuestion(operation) ? !DENIED.test(name) : DONE.test(name)

/** The record in the edges of a connection. */
const nodeOf = (type: GraphQLOutputType) => {
  const edge = getNamedType(type)
  return isListType(getNullableType(type)) && isObjectType(edge) ? edge.getFields()['node'] : undefined
}

function edgesAnswer(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  node: GraphQLOutputType,
): Answered | Mismatch {
  const own = getNullableType(ours)
  if (!isListType(own)) return new Mismatch('is a list on the platform')
  const value = answeredValue(matching, place, asked, own.ofType, node)
  if (value instanceof Mismatch) return value
  return { ...value, selection: selectionOf([fieldNode('node', 'node', value.selection)]), as: { each: { inside: 'node', as: value.as }, absent: 'empty' } }
}

/** A write whose answer has none of our fields: only its arrival counts. */
function writtenAnswer(matching: Matching, asked: readonly Asked[] | undefined, ours: Field, theirs: Field): Answered | Mismatch {
  const own = getNullableType(ours.type)
  const other = getNullableType(theirs.type)
  const reason = `is not in the platform's answer, which is ${String(theirs.type)}`
  const lost = (asked ?? []).map(({ key, name }) => ({ path: [key], where: `${getNamedType(ours.type).name}.${name}`, reason }))
  const as: Conversion = { written: isListType(own) ? 'list' : isLeafType(own) ? 'yes' : 'record' }
  if (isLeafType(getNamedType(other))) return { selection: undefined, as, lost }
  const typeName = selectionOf([fieldNode('__typename', '__typename')])
  if (!isComposite(other)) return { selection: typeName, as, lost }
  const outcome = outcomeOf(other)
  const status =
    Object.keys(outcome).length === 0
      ? Object.values(other.getFields()).find(({ name, type }) => STATUS.test(name) && isLeafType(getNamedType(type)))
      : undefined
  if (status !== undefined && matching.isMoney)
    return new Mismatch(`is answered by the platform's ${other.name}.${status.name}, which does not say plainly whether it was done`)
  return withOutcome({ selection: Object.keys(outcome).length === 0 ? typeName : undefined, as, lost }, other)
}

const STATUS = /^(?:status|state|code|result|outcome)$|(?:status|result|response)_?code$/i

/** A write answered by one of several types: ours, or the only one that does not look like a refusal. */
function unionAnswer(
  matching: Matching,
  asked: readonly Asked[] | undefined,
  ours: Field,
  { union, ...theirs }: Field & { readonly union: GraphQLUnionType },
): Answered | Mismatch {
  const place: AnswerPlace = { owner: matching.root, field: ours.name, description: ours.description }
  const named = answeredValue(matching, place, asked, ours.type, union)
  if (!(named instanceof Mismatch)) return named
  const members = union.getTypes()
  const [only, ...others] = members.filter((type) => ![type, ...type.getInterfaces()].some(({ name }) => REFUSAL.test(name)))
  if (only === undefined || others.length > 0) return named
  const answer = rootAnswer(matching, asked, ours, { ...theirs, type: only })
  return answer instanceof Mismatch ? answer : asMember(answer, only, union)
}

const REFUSAL = /error|problem|fail|fault|exception|denied|invalid|conflict|not_?found|refus|reject/i
