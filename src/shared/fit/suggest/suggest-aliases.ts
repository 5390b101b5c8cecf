import { type DocumentNode, type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { type Alias, type Aliases, argumentAlias, operationAlias } from '../aliases.ts'
import { type Fit, type FitSettings, fitOperation } from '../fit.ts'
import type { Gap } from '../gap.ts'
import { bareName } from '../names.ts'
import { nameSimilarity } from './name-similarity.ts'

type Place = 'operations' | 'fields' | 'arguments'

/** A line of `schema.aliases` that would close a gap. */
export interface Suggestion {
  readonly place: Place
  /** `Site.supportAccManager` */
  readonly ours: string
  /** The platform's names that close it, the nearest first. */
  readonly theirs: readonly string[]
  /** The first is clearly the nearest. */
  readonly isSure: boolean
}

const PLACES: Readonly<Partial<Record<Gap['kind'], Place>>> = { operation: 'operations', field: 'fields', argument: 'arguments' }

/** Least similarity of a name that is tried, of one that is sure, and by how much that must be ahead of the next. */
const TRIED = 0.4
const SURE = 0.75
const AHEAD = 0.15
const MOST_TRIED = 4

/** Aliases that would close gaps: each was tried by fitting with it. One that opens another gap is none. */
export function suggestAliases(
  documents: readonly DocumentNode[],
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
  aliases: Aliases,
  settings: FitSettings = {},
): readonly Suggestion[] {
  const fitted = (document: DocumentNode, with_: Aliases): Fit => fitOperation(document, ours, theirs, with_, settings)
  const fits = documents.map((document) => ({ document, gaps: fitted(document, aliases).gaps }))
  const names = namesOf(theirs, ours)
  const open = new Map<string, { readonly place: Place; readonly where: string; readonly documents: DocumentNode[] }>()
  for (const { document, gaps } of fits) {
    for (const { kind, where } of gaps) {
      const place = PLACES[kind]
      if (place === undefined) continue
      const known = open.get(`${place} ${where}`)
      if (known === undefined) open.set(`${place} ${where}`, { place, where, documents: [document] })
      else known.documents.push(document)
    }
  }
  const found = [...open.values()].flatMap(({ place, where, documents: affected }): Suggestion[] => {
    const given = givenAlias(aliases, place, where)
    // The author of the profile has decided.
    if (given === null) return []
    const own = where.split('.').at(-1) ?? where
    const near = names[place]
      .map((name) => ({ name, similarity: nameSimilarity(own, name) }))
      .filter(({ similarity }) => similarity >= TRIED)
      .toSorted((one, other) => other.similarity - one.similarity)
      .slice(0, MOST_TRIED)
    const closing = near.filter(({ name }) =>
      affected.every((document) => closes(fitted(document, aliases), fitted(document, withAlias(aliases, place, where, name)), where)),
    )
    const [first, second] = closing
    if (first === undefined) return []
    const isSure = given === undefined && first.similarity >= SURE && first.similarity - (second?.similarity ?? 0) >= AHEAD
    return [{ place, ours: where, theirs: closing.map(({ name }) => name), isSure }]
  })
  const judged = found
    .filter((each) => !found.some((other) => covers(other, each)))
    .map((each) => ({ ...each, isSure: each.isSure && found.filter((other) => claimOf(other) === claimOf(each)).length === 1 }))
  const taken = new Set(judged.filter(({ isSure }) => isSure).map((each) => claimOf(each)))
  return judged
    .map((each) => (each.isSure ? each : { ...each, theirs: each.theirs.filter((name) => !taken.has(claimOf(each, name))) }))
    .filter((each) => each.theirs.length > 0)
}

/** An alias of the profile, though it closes nothing, is its author's to change. */
function givenAlias(aliases: Aliases, place: Place, where: string): Alias {
  const [owner = '', name = ''] = where.split('.')
  return place === 'operations' ? operationAlias(aliases, where) : argumentAlias(aliases, owner, owner, name)
}

/** An alias of an answered field is also one of the input of its type. */
const covers = (field: Suggestion, argument: Suggestion): boolean =>
  field.place === 'fields' &&
  argument.place === 'arguments' &&
  argument.ours.replace(/Input\./, '.') === field.ours &&
  field.isSure === argument.isSure &&
  field.theirs.join() === argument.theirs.join()

/** Two fields of one type cannot both be the same one of theirs. */
const claimOf = ({ place, ours, theirs }: Suggestion, name = theirs[0]): string => `${place} ${ours.split('.').slice(0, -1).join('.')} ${name}`

/** The aliases with those that are sure. */
export const withSure = (aliases: Aliases, suggestions: readonly Suggestion[]): Aliases =>
  suggestions.filter(({ isSure }) => isSure).reduce((all, { place, ours, theirs: [name = ''] }) => withAlias(all, place, ours, name), aliases)

const withAlias = (aliases: Aliases, place: Place, ours: string, theirs: string): Aliases => ({ ...aliases, [place]: { ...aliases[place], [ours]: theirs } })

/** An operation that is found only now may have gaps of its own below it. */
function closes(before: Fit, after: Fit, where: string): boolean {
  const has = ({ gaps }: Fit): boolean => gaps.some((gap) => gap.where === where)
  const wasMissing = before.gaps.some(({ kind }) => kind === 'operation')
  return !has(after) && (wasMissing ? after.verdict !== 'missing' : after.gaps.length < before.gaps.length)
}

/** Names of the platform's schema that an alias may lead to: no operation that is another one of ours. */
function namesOf(schema: GraphQLSchema, ours: GraphQLSchema): Readonly<Record<Place, readonly string[]>> {
  const rootsOf = (each: GraphQLSchema) => [each.getQueryType(), each.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
  const roots = rootsOf(schema)
  const known = new Set(rootsOf(ours).map(({ name }) => bareName(name)))
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const answered = types.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : []))
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.keys(type.getFields()) : []))
  return {
    operations: [...new Set(roots.map(({ name }) => name))].filter((name) => !known.has(bareName(name))),
    fields: [...new Set(answered)],
    arguments: [...new Set([...roots.flatMap(({ args }) => args.map(({ name }) => name)), ...inputs])],
  }
}
