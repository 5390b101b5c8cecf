import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLUnionType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
  type SelectionSetNode,
} from 'graphql'
import { fieldAlias, typeAlias, valueAliases } from '../aliases.ts'
import { Mismatch } from '../gap.ts'
import { lineOf, type Matching } from '../matching.ts'
import { findNamed } from '../names.ts'
import type { Conversion, Member } from '../plan.ts'
import { type Asked, fieldNode, onType, selectionOf } from '../selection.ts'
import { knownValues } from '../values/known-values.ts'
import { answeredLeaf } from '../values/leaf-conversion.ts'
import { scalarKind } from '../values/scalar-kinds.ts'
import { type Composite, isComposite } from './composite.ts'
import { messagesOf } from './outcome.ts'

/** Converts an answer of theirs to ours: the fields to ask for, and their conversions. */
export interface Answered {
  readonly selection: SelectionSetNode | undefined
  readonly as: Conversion
  readonly lost: readonly LostField[]
}

/** A field that screens show and the platform lacks. */
export interface LostField {
  /** From the field that was asked, in our answer's keys. */
  readonly path: readonly string[]
  readonly where: string
  readonly reason: string
  readonly line?: number
}

export interface AnswerPlace {
  readonly owner: string
  readonly field: string
  readonly description: string | null | undefined
}

/** @param asked what is asked of it; undefined of a leaf */
export function answeredValue(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  theirs: GraphQLOutputType,
): Answered | Mismatch {
  const [own, other] = [getNullableType(ours), getNullableType(theirs)]
  const absent = isNonNullType(ours) && !isNonNullType(theirs) ? ({ absent: 'empty' } as const) : {}
  if (isListType(own) && isListType(other)) {
    const isSame = !('absent' in absent)
    return within(answeredValue(matching, place, asked, own.ofType, other.ofType), (as) => (as === 'same' && isSame ? as : { each: as, ...absent }))
  }
  if (isLeafType(other) && asked !== undefined) return isJson(other) ? pickedFields(matching, asked, own) : mismatch(own, other)
  if (isListType(own)) return within(answeredValue(matching, place, asked, own.ofType, other), (listed) => ({ listed, ...absent }))
  if (isListType(other)) return within(answeredValue(matching, place, asked, own, other.ofType), (only) => ({ only }))
  if (isUnionType(other)) return memberOfUnion(matching, place, asked, own, other)
  if (isObjectType(own) && isComposite(other) && asked !== undefined) return answeredObject(matching, asked, own, other)
  if (isLeafType(own) && isLeafType(other)) {
    const { owner, field, description } = place
    const leaf = { type: own, description, known: knownValues(owner, field), aliases: valueAliases(matching.aliases, owner, field) }
    const as = answeredLeaf(leaf, other)
    return as instanceof Mismatch ? as : { selection: undefined, as, lost: [] }
  }
  if (isLeafType(own) && isComposite(other) && /\bJSON text\b/.test(place.description ?? '')) {
    return { selection: leafFields(other), as: { form: 'json-text' }, lost: [] }
  }
  return mismatch(own, other)
}

/**
 * The member of a union that is ours, by its alias or its name, or else the only one that has what is asked; any other
 * one is a refusal.
 */
function memberOfUnion(
  matching: Matching,
  place: AnswerPlace,
  asked: readonly Asked[] | undefined,
  own: GraphQLOutputType,
  union: GraphQLUnionType,
): Answered | Mismatch {
  const name = getNamedType(own).name
  const alias = typeAlias(matching.aliases, name)
  const named = union.getTypes().filter((type) => type.name === (alias ?? name))
  const fits = (named.length > 0 ? named : union.getTypes()).flatMap((type) => {
    const value = answeredValue(matching, place, asked, own, type)
    return value instanceof Mismatch ? [] : [{ type, value }]
  })
  const [only] = fits
  if (only === undefined || fits.length > 1) return new Mismatch(`has no member that is plainly ${name}`)
  return asMember(only.value, only.type, union)
}

/** One member of a union with what is asked of it; any other one is a refusal, with its message. */
export function asMember({ selection, as, lost }: Answered, member: GraphQLObjectType, union: GraphQLUnionType): Answered {
  const others = messagesOf(union.getTypes().filter((type) => type !== member))
  return {
    selection: selectionOf([fieldNode('__typename', '__typename'), ...(selection === undefined ? [] : [onType(member.name, selection)]), ...others]),
    as: { member: member.name, as, ...(others.length === 0 ? {} : { message: 'message' }) },
    lost,
  }
}

const mismatch = (own: GraphQLOutputType, other: GraphQLOutputType): Mismatch =>
  new Mismatch(`is ${String(own)} in the console and ${String(other)} on the platform`)

const within = (inner: Answered | Mismatch, outer: (as: Conversion) => Conversion): Answered | Mismatch =>
  inner instanceof Mismatch ? inner : { ...inner, as: outer(inner.as) }

const isJson = (type: GraphQLOutputType): boolean => {
  if (!isScalarType(type)) return false
  const kind = scalarKind(type)
  return kind === 'json' || kind === 'json-text'
}

/**
 * Field by field. What the platform lacks is left out, unless our contract promises it: then it is the object that is
 * missing, as GraphQL itself has it with a null. Of the answer to a write nothing is promised.
 */
export function answeredObject(
  matching: Matching,
  asked: readonly Asked[],
  ours: GraphQLObjectType,
  theirs: Composite,
  isLenient = false,
): Answered | Mismatch {
  const members: Record<string, Conversion> = {}
  const lost: LostField[] = []
  const nodes = []
  for (const { key, name, fields } of asked) {
    const own = ours.getFields()[name]
    if (own === undefined) throw new Error(`${ours.name} has no field ${name}`)
    const target = findNamed(theirs.getFields(), name, fieldAlias(matching.aliases, ours.name, name))
    const value =
      target === undefined ? missing(theirs) : askedOf(matching, { owner: ours.name, field: name, description: own.description }, fields, own.type, target)
    if (value instanceof Mismatch) {
      if (isNonNullType(own.type) && !isLenient) return needed(`${ours.name}.${name}`, target === undefined ? undefined : value.reason)
      lost.push({ path: [key], where: `${ours.name}.${name}`, reason: value.reason, ...lineOf(target?.astNode ?? theirs.astNode) })
      continue
    }
    nodes.push(fieldNode(key, target?.name ?? name, value.selection))
    lost.push(...value.lost.map((each) => ({ ...each, path: [key, ...each.path] })))
    if (value.as !== 'same') members[key] = value.as
  }
  if (nodes.length === 0) return nothing(ours, lost)
  return { selection: selectionOf(nodes), as: Object.keys(members).length === 0 ? 'same' : { members }, lost }
}

const nothing = ({ name }: GraphQLObjectType, [first]: readonly LostField[]): Mismatch =>
  new Mismatch(`has nothing of ${name}${first === undefined ? '' : `: ${first.where} ${first.reason}`}`)

const needed = (field: string, reason: string | undefined): Mismatch =>
  new Mismatch(`lacks ${field}, which is always needed${reason === undefined ? '' : `: it ${reason}`}`)

const missing = (theirs: Composite): Mismatch => new Mismatch(`is missing: the platform's ${theirs.name} has no such field`)

function askedOf(
  matching: Matching,
  place: AnswerPlace,
  fields: readonly Asked[] | undefined,
  ours: GraphQLOutputType,
  target: ReturnType<GraphQLObjectType['getFields']>[string],
): Answered | Mismatch {
  if (target.args.some(isRequiredArgument)) return new Mismatch('needs arguments on the platform, and the console has none for it')
  return answeredValue(matching, place, fields, ours, target.type)
}

/** Fields of an object that comes as JSON: by our names, for its schema says nothing of it. */
function pickedFields(matching: Matching, asked: readonly Asked[], ours: GraphQLOutputType): Answered {
  const type = getNamedType(ours)
  const own = isObjectType(type) ? type.getFields() : {}
  const members = asked.flatMap(({ key, name, fields }): Member[] => {
    const field = own[name]
    if (field === undefined || !isObjectType(type)) return []
    const from = fieldAlias(matching.aliases, type.name, name)
    const inner = fields === undefined ? ('same' as const) : pickedFields(matching, fields, field.type).as
    return from === null ? [] : [{ to: key, from: from ?? name, as: inner }]
  })
  const pick: Conversion = { pick: members }
  return { selection: undefined, as: { steps: [{ form: 'json' }, isListType(getNullableType(ours)) ? { each: pick } : pick] }, lost: [] }
}

/** Every leaf of an object that needs no argument, for an answer that ours has as JSON text. */
function leafFields(type: Composite, depth = 3): SelectionSetNode {
  const nodes = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (field.args.some(isRequiredArgument) || isUnionType(inner)) return []
    if (isLeafType(inner)) return [fieldNode(field.name, field.name)]
    return depth === 0 || !isComposite(inner) ? [] : [fieldNode(field.name, field.name, leafFields(inner, depth - 1))]
  })
  return selectionOf(nodes.length === 0 ? [fieldNode('__typename', '__typename')] : nodes)
}
