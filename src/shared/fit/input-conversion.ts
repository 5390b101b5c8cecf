import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
} from 'graphql'
import { argumentAlias, valueAliases } from './aliases.ts'
import { type Gap, Mismatch } from './gap.ts'
import { lineOf, type Matching } from './matching.ts'
import { findNamed } from './names.ts'
import type { Conversion, Member } from './plan.ts'
import { knownValues } from './values/known-values.ts'
import { type OwnLeaf, sentLeaf, valuesOutside } from './values/leaf-conversion.ts'
import { scalarKind } from './values/scalar-kinds.ts'
import { isTemporaryPassword, passwordTarget, wantsTemporaryPassword } from './values/temporary-password.ts'

/** Conversion of a value of ours to one of theirs, with the fields that have no counterpart. */
export interface SentValue {
  readonly as: Conversion
  readonly gaps: readonly Gap[]
}

/** The place of a value of ours: a field of an input, or an argument of an operation. */
export interface InputPlace {
  readonly owner: string
  readonly field: string
  readonly description: string | null | undefined
}

export function sentValue(matching: Matching, place: InputPlace, ours: GraphQLInputType, theirs: GraphQLInputType): SentValue | Mismatch {
  const [own, other] = [getNullableType(ours), getNullableType(theirs)]
  if (isListType(own) && isListType(other)) return within(sentValue(matching, place, own.ofType, other.ofType), (as) => (as === 'same' ? as : { each: as }))
  if (isListType(other)) return within(sentValue(matching, place, own, other.ofType), (listed) => ({ listed }))
  if (isInputObjectType(own) && isInputObjectType(other)) return sentObject(matching, own, other)
  if (isLeafType(other) && (isListType(own) || isInputObjectType(own))) {
    const kind = scalarKind(other)
    if (kind === 'json' || kind === 'json-text') return { as: kind === 'json' ? 'same' : { form: 'json-text' }, gaps: [] }
  }
  if (isListType(own)) return within(sentValue(matching, place, own.ofType, other), (only) => ({ only }))
  if (isLeafType(own) && isLeafType(other)) return otherUnit(matching, place, other) ?? sentLeafAt(place, { type: own, ...valuesAt(matching, place) }, other)
  return new Mismatch(`is ${String(own)} in the console and ${String(other)} on the platform`)
}

/** A decimal may mean major or minor units; the wrong guess is wrong by a factor of 100. */
function otherUnit({ isMoney }: Matching, { description }: InputPlace, theirs: GraphQLInputType): Mismatch | undefined {
  const type = getNamedType(theirs)
  const isDecimal = isScalarType(type) && /decimal|numeric|money|currency/i.test(type.name) && !/minor units/i.test(type.description ?? '')
  return isMoney && isDecimal && /minor units/i.test(description ?? '')
    ? new Mismatch(`is ${type.name} on the platform, which does not say that it holds minor units`)
    : undefined
}

const within = (inner: SentValue | Mismatch, outer: (as: Conversion) => Conversion): SentValue | Mismatch =>
  inner instanceof Mismatch ? inner : { as: outer(inner.as), gaps: inner.gaps }

const valuesAt = ({ aliases }: Matching, { owner, field, description }: InputPlace): Omit<OwnLeaf, 'type'> => ({
  description,
  known: knownValues(owner, field),
  aliases: valueAliases(aliases, owner, field),
})

function sentLeafAt(place: InputPlace, own: OwnLeaf, other: Parameters<typeof sentLeaf>[1]): SentValue | Mismatch {
  const as = sentLeaf(own, other)
  if (as instanceof Mismatch) return as
  const outside = valuesOutside(own, other)
  const gap: Gap = {
    kind: 'value',
    where: `${place.owner}.${place.field}`,
    reason: `cannot be ${outside.join(', ')}: the platform's enum ${other.name} does not have ${outside.length === 1 ? 'it' : 'them'}`,
    blocks: false,
    ...lineOf(other.astNode),
  }
  return { as, gaps: outside.length === 0 ? [] : [gap] }
}

/** Field by field: what the platform lacks is left out, what it wants and does not get is listed. */
function sentObject(matching: Matching, ours: GraphQLInputObjectType, theirs: GraphQLInputObjectType): SentValue {
  const members: Member[] = []
  const left: string[] = []
  const gaps: Gap[] = []
  const taken = new Set<string>()
  for (const field of Object.values(ours.getFields())) {
    const alias = argumentAlias(matching.aliases, matching.root, ours.name, field.name)
    const isPassword = alias === undefined && isTemporaryPassword(ours.name, field.name)
    const target = isPassword ? passwordTarget(Object.values(theirs.getFields())) : findNamed(theirs.getFields(), field.name, alias)
    const value = target === undefined ? undefined : sentValue(matching, { ...field, owner: ours.name, field: field.name }, field.type, target.type)
    if (target === undefined || value === undefined || value instanceof Mismatch) {
      const isForgone = alias === null && !matching.isMoney
      // A field that is always sent would have every value refused.
      if (!isForgone || !isNonNullType(field.type)) left.push(field.name)
      gaps.push(...lostField(matching, ours, field, value instanceof Mismatch ? value.reason : undefined, isForgone))
      continue
    }
    taken.add(target.name)
    gaps.push(...value.gaps, ...mayBeWanted(matching, ours.name, field, theirs.name, target))
    members.push(memberOf(field, target, value.as))
  }
  for (const target of Object.values(theirs.getFields())) if (!taken.has(target.name) && isRequiredInputField(target)) gaps.push(unfilled(theirs.name, target))
  const isSame = left.length === 0 && members.every(({ to, from, as, needed }) => to === from && as === 'same' && needed === undefined)
  return { as: isSame ? 'same' : { build: members, ...(left.length === 0 ? {} : { left }) }, gaps }
}

const memberOf = (field: GraphQLInputField, target: GraphQLInputField, as: Conversion): Member => ({
  to: target.name,
  from: field.name,
  as,
  ...(isRequiredInputField(target) && !isRequiredInputField(field) ? { needed: true } : {}),
  ...(isRequiredInputField(target) && field.defaultValue !== undefined ? { fallback: field.defaultValue } : {}),
})

/** An optional input field that the platform lacks is left out; of a payment nothing is. */
function lostField(matching: Matching, owner: GraphQLInputObjectType, field: GraphQLInputField, why: string | undefined, isForgone: boolean): Gap[] {
  const { isMoney } = matching
  const password = lostPassword(matching, owner.name, field.name)
  if (password !== undefined) return [password]
  const where = `${owner.name}.${field.name}`
  if (isForgone) return [isNonNullType(field.type) ? forgone(where) : { kind: 'argument', where, reason: IS_NULL, blocks: false }]
  const blocks = isMoney || isNonNullType(field.type)
  return [{ kind: 'argument', where, reason: why ?? NO_PLACE, blocks }]
}

/** The reason of an argument without counterpart. */
export const NO_PLACE = 'has no place on the platform'

const IS_NULL = 'is null in schema.aliases'

/** Values of it are left out without an error, as its alias wants. */
export const forgone = (where: string): Gap => ({ kind: 'argument', where, reason: `${IS_NULL}, so its values are dropped without an error`, blocks: false })

/** The profile sets a temporary password that the platform has no place for: no user gets it. */
export function lostPassword({ hasTemporaryPassword }: Matching, owner: string, field: string): Gap | undefined {
  if (!hasTemporaryPassword || !isTemporaryPassword(owner, field)) return undefined
  return { kind: 'argument', where: `${owner}.${field}`, reason: `${NO_PLACE}, and the profile sets users.temporaryPassword`, blocks: true }
}

/** Something optional of ours that the platform always wants. */
export function mayBeWanted(
  { hasTemporaryPassword }: Matching,
  owner: string,
  own: Pick<GraphQLInputField, 'name' | 'type' | 'defaultValue'>,
  theirs: string,
  target: Pick<GraphQLInputField, 'name' | 'type' | 'defaultValue' | 'astNode'>,
): Gap[] {
  if (!isNonNullType(target.type) || target.defaultValue !== undefined || isNonNullType(own.type) || own.defaultValue !== undefined) return []
  if (isTemporaryPassword(owner, own.name)) return hasTemporaryPassword ? [] : [wantsTemporaryPassword(target)]
  return [{ kind: 'unfilled', where: `${theirs}.${target.name}`, reason: 'is required by the platform', blocks: false, ...lineOf(target.astNode) }]
}

export const unfilled = (owner: string, target: Pick<GraphQLInputField, 'name' | 'astNode'>): Gap => ({
  kind: 'unfilled',
  where: `${owner}.${target.name}`,
  reason: 'is required by the platform, and the console has no value for it',
  blocks: true,
  ...lineOf(target.astNode),
})
