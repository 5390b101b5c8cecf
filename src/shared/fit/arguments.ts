import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  OperationTypeNode,
} from 'graphql'
import { fieldsOf, pageKind } from './answer/pages.ts'
import { Mismatch } from './gap.ts'
import { forgone, lostPassword, mayBeWanted, NO_PLACE, type SentValue, sentValue, unfilled } from './input-conversion.ts'
import type { Matching } from './matching.ts'
import { bareName, findNamed } from './names.ts'
import type { Source, Unsent } from './plan.ts'
import { type OwnValue, ownValues } from './sources.ts'
import { PAGE_SIZES } from './values/known-values.ts'
import { isTemporaryPassword, passwordTarget } from './values/temporary-password.ts'

/** An argument of theirs that is sent, with what it is filled from. */
export interface SentArgument {
  readonly argument: GraphQLArgument
  readonly source: Source
}

export interface SentArguments {
  readonly arguments: readonly SentArgument[]
  readonly unsent: readonly Unsent[]
}

interface PagesOfTheirs {
  /** Arguments by which their list is read to its end. */
  readonly reserved: readonly GraphQLArgument[]
  /** Their whole list is the only page of ours, so that no other is asked for. */
  readonly isWhole: boolean
}

type Target = GraphQLArgument | GraphQLInputField

/**
 * Fills the arguments of their field from what our document gives to ours, flat or in an input object, whatever that is
 * called.
 */
export function sentArguments(
  matching: Matching,
  node: FieldNode,
  ours: GraphQLField<unknown, unknown>,
  theirs: GraphQLField<unknown, unknown>,
  { reserved, isWhole }: PagesOfTheirs,
): SentArguments {
  const filling = new Filling(
    matching,
    isWhole ? ownValues(matching, ours, node).filter(({ name }) => pageKind(name) === undefined) : ownValues(matching, ours, node),
    theirs.args,
  )
  const taken = theirs.args.filter((argument) => !reserved.includes(argument))
  const sources = taken.map((argument) => ({ argument, source: filling.fill(argument, theirs.name) }))
  const filled = sources.map(({ argument, source }) => ({ argument, source: source ?? filling.fillFromOnlyOne(argument) }))
  for (const { argument, source } of filled) if (source === undefined && isRequiredArgument(argument)) matching.gaps.push(unfilled(theirs.name, argument))
  return {
    arguments: filled.flatMap(({ argument, source }) => (source === undefined ? [] : [{ argument, source }])),
    unsent: filling.unsent(),
  }
}

class Filling {
  readonly #matching: Matching
  readonly #values: readonly OwnValue[]
  readonly #used = new Set<OwnValue>()
  readonly #why = new Map<OwnValue, string>()
  /** What takes the temporary password of a new user. */
  readonly #password: Target | undefined

  constructor(matching: Matching, values: readonly OwnValue[], args: readonly GraphQLArgument[]) {
    this.#matching = matching
    this.#values = values
    this.#password = passwordTarget(args.flatMap((argument) => [argument, ...fieldsOf(argument)]))
  }

  /** @param owner what has the target, for what is listed of it */
  fill(target: Target, owner: string): Source | undefined {
    const type = getNullableType(target.type)
    if (isInputObjectType(type)) {
      const object = Object.values(type.getFields()).flatMap((field) => {
        const source = this.#named(field, type.name)
        return source === undefined ? [] : [{ to: field.name, source }]
      })
      if (object.length > 0) {
        const names = new Set(object.map(({ to }) => to))
        for (const field of Object.values(type.getFields()))
          if (!names.has(field.name) && isRequiredInputField(field)) {
            const source = this.fillFromOnlyOne(field)
            if (source === undefined) this.#matching.gaps.push(unfilled(type.name, field))
            else object.push({ to: field.name, source })
          }
        return { object, ...neededIf(isRequired(target)) }
      }
    }
    return this.#named(target, owner)
  }

  /**
   * A target that must be filled, from the only value of ours that is left and is an input object, or a list of them,
   * too.
   */
  fillFromOnlyOne(target: Target): Source | undefined {
    if (!isRequired(target) || !isInputObjectType(getNamedType(target.type))) return undefined
    const left = this.#values.filter((value) => !this.#used.has(value) && value.alias === undefined && this.#isUntouched(value))
    const fits = left.filter(
      ({ type }) => isInputObjectType(getNamedType(type)) && isListType(getNullableType(type)) === isListType(getNullableType(target.type)),
    )
    const [only] = fits.length === 1 ? fits : left.filter(({ type }) => isInputObjectType(getNamedType(type)))
    if (only !== undefined) return this.#use(only, target, only.owner)
    const type = getNullableType(target.type)
    // Relay has an input for every change, also for one that asks for nothing.
    return isInputObjectType(type) && !Object.values(type.getFields()).some(isRequiredInputField) ? { object: [], needed: true } : undefined
  }

  /** Variables of ours that no argument of theirs takes. */
  unsent(): readonly Unsent[] {
    return this.#values.filter((value) => !value.isOpen && !this.#isUsed(value)).flatMap((value) => this.#unsent(value))
  }

  #unsent(value: OwnValue): Unsent[] {
    const { isMoney, kind, gaps } = this.#matching
    const { alias, from, isRequired: isOurs, name, owner, defaultValue } = value
    if ('constant' in from) return []
    const password = lostPassword(this.#matching, owner, name)
    if (password !== undefined) gaps.push(password)
    if (password !== undefined) return []
    const blocks = isMoney || isOurs
    const isSize = kind === OperationTypeNode.QUERY && PAGE_SIZES.has(name)
    if (alias === null && !isMoney) {
      if (!isSize) gaps.push(forgone(`${owner}.${name}`))
      return kind === OperationTypeNode.MUTATION && !isOurs ? [{ path: from.path, rule: 'forgo' }] : []
    }
    if (blocks || !isSize) gaps.push({ kind: 'argument', where: `${owner}.${name}`, reason: this.#why.get(value) ?? NO_PLACE, blocks })
    if (blocks) return []
    if (kind === OperationTypeNode.MUTATION || isSize) return [{ path: from.path, rule: 'drop' }]
    return [{ path: from.path, rule: 'refuse', ...(defaultValue === undefined ? {} : { harmless: [defaultValue] }) }]
  }

  #named(target: Target, owner: string): Source | undefined {
    const named = this.#values.filter((value) => this.#isNamed(target, value) && !this.#used.has(value) && this.#isUntouched(value))
    const isSameName = ({ name }: OwnValue): number => (name === target.name ? 0 : bareName(name) === bareName(target.name) ? 1 : 2)
    for (const value of named.toSorted((one, other) => isSameName(one) - isSameName(other))) {
      const source = this.#use(value, target, owner)
      if (source !== undefined) return source
    }
    return undefined
  }

  #use(value: OwnValue, target: Target, owner: string): Source | undefined {
    const sent = sentValue(this.#matching, { owner: value.owner, field: value.name, description: value.description }, value.type, target.type)
    if (sent instanceof Mismatch) {
      this.#why.set(value, sent.reason)
      return undefined
    }
    this.#used.add(value)
    this.#matching.gaps.push(...sent.gaps, ...mayBeWanted(this.#matching, value.owner, value, owner, target))
    return sourceOf(value, target, sent)
  }

  #isNamed(target: Target, { name, alias, owner }: OwnValue): boolean {
    if (alias === undefined && isTemporaryPassword(owner, name)) return target === this.#password
    return findNamed({ [target.name]: target }, name, alias) !== undefined || (alias === undefined && isSamePaging(name, target.name))
  }

  /** An input object that was taken whole took its fields along, and the reverse. */
  #isUsed(value: OwnValue): boolean {
    return this.#used.has(value) || this.#values.some((whole) => whole.isOpen && this.#used.has(whole) && isWithin(value, whole))
  }

  #isUntouched(value: OwnValue): boolean {
    return !this.#values.some((part) => this.#used.has(part) && (isWithin(part, value) || isWithin(value, part)))
  }
}

const isSamePaging = (name: string, other: string): boolean => pageKind(name) !== undefined && pageKind(name) === pageKind(other)

const isWithin = ({ from: inner }: OwnValue, { from: outer }: OwnValue): boolean =>
  'path' in inner && 'path' in outer && inner.path.length > outer.path.length && outer.path.every((step, index) => inner.path[index] === step)

const isRequired = (target: Target): boolean => isRequiredArgument(target)

const neededIf = (isNeeded: boolean): { readonly needed?: true } => (isNeeded ? { needed: true } : {})

const sourceOf = ({ from, defaultValue }: OwnValue, target: Target, { as }: SentValue): Source =>
  'constant' in from
    ? { constant: from.constant, as }
    : { path: from.path, as, ...neededIf(isRequired(target)), ...(isRequired(target) && defaultValue !== undefined ? { fallback: defaultValue } : {}) }
