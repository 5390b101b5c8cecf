import { type GraphQLArgument, type GraphQLInputField, getNamedType, getNullableType, isInputObjectType, isRequiredArgument } from 'graphql'
import { bareName, findNamed } from '../names.ts'
import type { Paging } from '../plan.ts'
import { type Composite, isComposite } from './composite.ts'

/** Names of arguments with which lists are read in pages; those of one kind mean the same. */
const KINDS = {
  size: ['limit', 'limits', 'first', 'take', 'pageSize', 'perPage'],
  offset: ['skips', 'skip', 'offset'],
  token: ['nextToken', 'after', 'cursor', 'pageToken', 'continuationToken'],
} as const

type Kind = keyof typeof KINDS

/** The role of a paging argument, by its name. */
export const pageKind = (name: string): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].some((each) => bareName(each) === bareName(name)))

/** The fields of an argument that is one input object. */
export function fieldsOf({ type }: GraphQLArgument): readonly GraphQLInputField[] {
  const named = getNullableType(type)
  return isInputObjectType(named) ? Object.values(named.getFields()) : []
}

/** True if an argument, or a field of an input object argument, has this paging role. */
export const asksFor = (kind: Kind, all: readonly GraphQLArgument[]): boolean =>
  all.some((argument) => [argument, ...fieldsOf(argument)].some(({ name }) => pageKind(name) === kind))

const TOKENS = ['nextToken', 'nextCursor', 'nextPageToken', 'continuationToken']
const SIGNS = ['pageInfo', 'hasNextPage', 'hasNext', 'hasMore', 'nextPage', 'nextOffset', 'totalPages', 'pageCount']

/** A list of theirs, as far as its type says how it comes. */
export interface PagedRows {
  readonly items: string
  readonly token?: string
  readonly more?: string
  /** It plainly is not always the whole. */
  readonly isPart: boolean
}

/** @param items the member with the rows */
export function pagedRows(type: Composite, items: string): PagedRows {
  const fields = type.getFields()
  const token = TOKENS.map((name) => findNamed(fields, name)).find((field) => field !== undefined)
  if (token !== undefined) return { items, token: token.name, isPart: true }
  const info = findNamed(fields, 'pageInfo')
  const infoType = getNamedType(info?.type)
  const [end, next] = isComposite(infoType) ? ['endCursor', 'hasNextPage'].map((name) => findNamed(infoType.getFields(), name)) : []
  if (info !== undefined && end !== undefined)
    return { items, token: `${info.name}.${end.name}`, ...(next === undefined ? {} : { more: `${info.name}.${next.name}` }), isPart: true }
  return { items, isPart: SIGNS.some((name) => findNamed(fields, name) !== undefined) }
}

/** Rows asked for at once of a platform that wants a number, or has a small one of its own. */
const PAGE_SIZE = 50

/** A plan for reading a platform's list to its end. */
export interface PlannedPaging {
  readonly paging: Omit<Paging, 'field'>
  readonly argument: GraphQLArgument
  /** The argument that takes the size of a page. */
  readonly size?: { readonly argument: GraphQLArgument; readonly value: number }
}

/**
 * How rows are read to their end; undefined where they come at once, a text where that cannot be done.
 *
 * @param all the arguments of their field
 */
export function plannedPaging({ items, token, more, isPart }: PagedRows, all: readonly GraphQLArgument[]): PlannedPaging | string | undefined {
  const of = (kind: Kind): GraphQLArgument | undefined => all.find(({ name }) => pageKind(name) === kind)
  const [size, offset, next] = [of('size'), of('offset'), of('token')]
  const isNumbered = size !== undefined && (isRequiredArgument(size) || (isPart && bareName(size.name) === 'first'))
  const asked = isNumbered ? { size: { argument: size, value: PAGE_SIZE } } : {}
  if (token !== undefined && next !== undefined)
    return { paging: { items, token, ...(more === undefined ? {} : { more }), variable: next.name }, argument: next, ...asked }
  const least = isNumbered ? PAGE_SIZE : size?.defaultValue
  if (!isPart && typeof least !== 'number') return undefined
  if (token === undefined && next !== undefined && offset === undefined) return 'comes in pages on the platform, and its answer has no nextToken'
  if (token !== undefined || offset === undefined || getNullableType(offset.type).toString() !== 'Int')
    return token === undefined
      ? 'comes in pages on the platform, and has neither nextToken nor a number of rows to skip'
      : 'comes in pages on the platform, and no argument asks for the next one'
  return { paging: { items, ...(typeof least === 'number' ? { size: least } : {}), variable: offset.name }, argument: offset, ...asked }
}
