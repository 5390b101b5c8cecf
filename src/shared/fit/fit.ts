import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  parseType,
  print,
  type TypeNode,
  validate,
} from 'graphql'
import { isMoneyOperation } from '../domain/payment.ts'
import { type Aliases, operationAlias } from './aliases.ts'
import { asksFor, type PlannedPaging, plannedPaging } from './answer/pages.ts'
import { type RootAnswer, rootAnswer } from './answer/root-answer.ts'
import { type SentArgument, sentArguments } from './arguments.ts'
import { type Gap, Mismatch } from './gap.ts'
import { lineOf, type Matching } from './matching.ts'
import { findNamed } from './names.ts'
import type { Conversion, Plan, Source } from './plan.ts'
import { type Asked, askedFields, fieldNode, selectionOf } from './selection.ts'
import { neededOfWrite } from './values/known-values.ts'

/** The result for one operation. */
export interface Fit {
  readonly operation: string
  /** `as-is`: the platform takes our own document and answers it as ours. `missing`: it is not sent; `gaps` say why. */
  readonly verdict: 'as-is' | 'fitted' | 'missing'
  readonly isMoney: boolean
  /** Null where it is missing. */
  readonly plan: Plan | null
  readonly gaps: readonly Gap[]
}

/** Settings of the profile, beside its aliases, that change how operations are fitted. */
export interface FitSettings {
  readonly hasTemporaryPassword?: boolean
}

/**
 * Fits one of our operations to the schema of a platform. What follows from the two schemas is derived; what does not
 * is listed, or said by the aliases.
 *
 * @param document one operation with the fragments it uses; it fits our schema
 */
export function fitOperation(
  document: DocumentNode,
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
  aliases: Aliases = {},
  { hasTemporaryPassword = false }: FitSettings = {},
): Fit {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operation?.name === undefined) throw new Error('A document holds one operation, with a name')
  const [asked, ...others] = askedFields(operation.selectionSet, document)
  if (asked === undefined || others.length > 0) throw new Error(`${operation.name.value} asks for one field of its root`)
  const matching: Matching = {
    ours,
    theirs,
    aliases,
    operation: operation.name.value,
    kind: operation.operation,
    root: asked.name,
    isMoney: isMoneyOperation(operation.name.value),
    hasTemporaryPassword,
    gaps: [],
    absent: [],
  }
  const plan = planOf(matching, asked)
  const { gaps, isMoney } = matching
  const [problem] =
    plan === undefined || gaps.some(({ blocks }) => blocks) ? [] : validate(theirs, parse(plan.document), undefined, { maxErrors: 1, hideSuggestions: true })
  if (problem !== undefined) gaps.push({ kind: 'field', where: asked.name, reason: `cannot be asked: ${problem.message.replace(/\.$/, '')}`, blocks: true })
  const isSent = plan !== undefined && gaps.every(({ blocks }) => !blocks)
  const verdict = isSent ? (isAsIs(document, theirs, plan) ? 'as-is' : 'fitted') : 'missing'
  return { operation: matching.operation, verdict, isMoney, plan: isSent ? plan : null, gaps }
}

const isAsIs = (document: DocumentNode, theirs: GraphQLSchema, plan: Plan): boolean =>
  Object.keys(plan.answer).length === 0 &&
  plan.unsent.length === 0 &&
  plan.variables.every(({ name, source }) => isUnchanged(source, [name])) &&
  validate(theirs, document, undefined, { maxErrors: 1, hideSuggestions: true }).length === 0

/** True if a value is sent as it stands at a path of our variables. Validation does not see inside a variable. */
const isUnchanged = (source: Source, path: readonly string[]): boolean => {
  if ('object' in source) return source.object.every(({ to, source: inner }) => isUnchanged(inner, [...path, to]))
  return 'path' in source && source.as === 'same' && source.fallback === undefined && source.path.join('.') === path.join('.')
}

function planOf(matching: Matching, asked: Asked): Plan | undefined {
  const { ours, gaps, kind, root, operation } = matching
  const own = ours.getRootType(kind)?.getFields()[root]
  if (own === undefined) throw new Error(`The contract has no ${kind} ${root}`)
  const found = theirField(matching)
  if (found === undefined) {
    gaps.push({ kind: 'operation', where: root, reason: 'is missing', blocks: true })
    return undefined
  }
  const answer = rootAnswer(matching, asked.fields, own, found.field)
  const paging = answer instanceof Mismatch ? undefined : pagingOf(own, answer, found.field)
  const reserved = typeof paging === 'object' ? [paging.argument, ...(paging.size === undefined ? [] : [paging.size.argument])] : []
  const isWhole = !(answer instanceof Mismatch) && answer.rows !== undefined && answer.as !== 'same' && 'page' in answer.as
  const { arguments: sent, unsent } = sentArguments(matching, asked.node, own, found.field, { reserved, isWhole })
  const unread = (reason: string): undefined => void gaps.push({ kind: 'field', where: root, reason, blocks: true, ...lineOf(found.field.astNode) })
  if (answer instanceof Mismatch) return unread(answer.reason)
  if (typeof paging === 'string') return unread(paging)
  listLost(matching, answer)
  return {
    operation,
    kind: found.kind === OperationTypeNode.MUTATION ? 'mutation' : 'query',
    document: print(documentOf(matching, found, asked.key, answer, [...sent, ...reserved.map((argument) => ({ argument }))])),
    variables: [
      ...sent.map(({ argument, source }) => ({ name: argument.name, source })),
      ...(paging?.size === undefined ? [] : [{ name: paging.size.argument.name, source: { constant: paging.size.value, as: 'same' } as const }]),
    ],
    unsent,
    answer: rootConversions(asked.key, answer.as),
    absent: answer.lost.map(({ path }) => [asked.key, ...path].join('.')),
    ...(paging === undefined ? {} : { paging: { field: asked.key, ...paging.paging } }),
  }
}

const rootConversions = (key: string, as: Conversion): Plan['answer'] => (as === 'same' ? {} : { [key]: as })

type RootField = GraphQLField<unknown, unknown>

interface TheirField {
  readonly kind: OperationTypeNode
  readonly field: RootField
}

const rootFields = (schema: GraphQLSchema, kind: OperationTypeNode) => Object.values(schema.getRootType(kind)?.getFields() ?? {})

/** Their operation: of the same kind, or of the other one, as a question may be either. A payment is never a query. */
function theirField({ theirs, aliases, root, kind, isMoney }: Matching): TheirField | undefined {
  const alias = operationAlias(aliases, root)
  const other = kind === OperationTypeNode.QUERY ? OperationTypeNode.MUTATION : OperationTypeNode.QUERY
  for (const each of isMoney ? [kind] : [kind, other]) {
    const field = findNamed(Object.fromEntries(rootFields(theirs, each).map((one) => [one.name, one])), root, alias)
    if (field !== undefined) return { kind: each, field }
  }
  return undefined
}

/** Lists what screens will not show, and what the next step of a write cannot do without. */
function listLost({ operation, gaps, kind }: Matching, { lost }: RootAnswer): void {
  const needed = kind === OperationTypeNode.MUTATION ? neededOfWrite(operation) : []
  for (const { path, where, reason, line } of lost) {
    const blocks = path.length === 1 && needed.includes(path[0] ?? '')
    gaps.push({ kind: 'field', where, reason, blocks, ...(line === undefined ? {} : { line }) })
  }
}

/**
 * How a list of theirs is read to its end, where ours comes whole. Ours pages itself where both take a size, a number
 * to skip if ours does, and theirs goes on by no token: what a token leads to would be lost.
 */
function pagingOf(ours: RootField, { rows }: RootAnswer, theirs: RootField): PlannedPaging | string | undefined {
  if (rows === undefined) return undefined
  const isAsked = (kind: 'size' | 'offset'): boolean => asksFor(kind, theirs.args) || !asksFor(kind, ours.args)
  const goesOnByToken = rows.token !== undefined && asksFor('token', theirs.args)
  const isPassedOn = isListType(getNullableType(ours.type)) && asksFor('size', ours.args) && isAsked('size') && isAsked('offset') && !goesOnByToken
  return isPassedOn ? undefined : plannedPaging(rows, theirs.args)
}

/** Their document: a variable for each argument, of the type that they declare. */
function documentOf(
  { operation }: Matching,
  { kind, field }: TheirField,
  key: string,
  { selection }: RootAnswer,
  sent: readonly Pick<SentArgument, 'argument'>[],
): DocumentNode {
  const named = (value: string) => ({ kind: Kind.NAME, value }) as const
  const variable = (value: string) => ({ kind: Kind.VARIABLE, name: named(value) }) as const
  const root = fieldNode(key, field.name, selection)
  const definition: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: kind,
    name: named(operation),
    variableDefinitions: sent.map(({ argument }) => ({ kind: Kind.VARIABLE_DEFINITION, variable: variable(argument.name), type: declaredType(argument) })),
    selectionSet: selectionOf([
      { ...root, arguments: sent.map(({ argument }) => ({ kind: Kind.ARGUMENT, name: named(argument.name), value: variable(argument.name) })) },
    ]),
  }
  return { kind: Kind.DOCUMENT, definitions: [definition] }
}

/** An argument with a default may be left out, so that its variable must not be required. */
const declaredType = ({ type, defaultValue }: GraphQLArgument): TypeNode =>
  parseType(String(isNonNullType(type) && defaultValue !== undefined ? getNullableType(type) : type))
