import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { Aliases, PlatformValue } from './aliases.ts'
import { bareName } from './names.ts'
import { knownValues } from './values/known-values.ts'
import { scalarKind } from './values/scalar-kinds.ts'

/** A line of `schema.aliases` that cannot have an effect. `message` is the end of a sentence. */
export interface WrongAlias {
  /** `schema.aliases.fields "Site.manager"` */
  readonly field: string
  readonly message: string
}

const NOTHING = 'names nothing that the console sends or shows'

/** Finds the aliases whose key is none of our names, or whose target is none of the platform's. Null is never wrong. */
export function wrongAliases(ours: GraphQLSchema, theirs: GraphQLSchema, aliases: Aliases): readonly WrongAlias[] {
  const [own, other] = [namesOf(ours), namesOf(theirs)]
  const checked = (place: keyof Aliases, isOwn: (key: string) => boolean, what: string, targets: ReadonlySet<string>): WrongAlias[] =>
    Object.entries((aliases[place] ?? {}) as Readonly<Record<string, string | null>>).flatMap(([key, target]) => {
      const field = `schema.aliases.${place} "${key}"`
      if (!isOwn(key)) return [{ field, message: NOTHING }]
      if (target === null || targets.has(target)) return []
      return [{ field, message: `leads nowhere: the platform's schema has no ${what} "${target}"` }]
    })
  const isField = (key: string): boolean => own.fields.has(key) || own.inputFields.has(key) || own.inputFields.has(key.replace('.', 'Input.'))
  const sent = (name: string): ReadonlySet<string> => own.sent.get(name) ?? new Set()
  const isArgument = (key: string): boolean => {
    const [owner = '', name = ''] = key.split('.')
    return sent(owner).has(name) || own.inputFields.has(key) || own.inputFields.has(key.replace('.', 'Input.'))
  }
  const isPlace = (key: string): boolean => (key.includes('.') ? isField(key) || isArgument(key) : own.places.has(key))
  return [
    ...checked('operations', (key) => own.sent.has(key), 'operation', new Set(other.sent.keys())),
    ...checked('types', (key) => own.types.has(key), 'type', other.types),
    // An alias of a field covers its inputs too, and a JSON value has names that no schema knows.
    ...(other.hasJson
      ? [...checked('fields', isField, '', anyOf(aliases.fields)), ...checked('arguments', isArgument, '', anyOf(aliases.arguments))]
      : [...checked('fields', isField, 'field', other.places), ...checked('arguments', isArgument, 'argument or field of an input', other.arguments)]),
    ...Object.entries(aliases.values ?? {}).flatMap(([place, values]) => wrongValues(ours, theirs, place, values, isPlace(place), aliases)),
  ]
}

const anyOf = (record: Readonly<Record<string, string | null>> = {}): ReadonlySet<string> => new Set(Object.values(record).filter((name) => name !== null))

interface Names {
  /** Operations with their arguments, and the fields of the inputs among them. */
  readonly sent: ReadonlyMap<string, ReadonlySet<string>>
  readonly types: ReadonlySet<string>
  /** `Site.zip` */
  readonly fields: ReadonlySet<string>
  readonly inputFields: ReadonlySet<string>
  readonly arguments: ReadonlySet<string>
  /** Names of all fields and arguments. */
  readonly places: ReadonlySet<string>
  readonly hasJson: boolean
}

function namesOf(schema: GraphQLSchema): Names {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const pairs = (isMeant: (type: GraphQLNamedType) => boolean): string[] =>
    types.flatMap((type) => (isMeant(type) && 'getFields' in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []))
  const answered = pairs((type) => isObjectType(type) || isInterfaceType(type))
  const inputs = pairs(isInputObjectType)
  const sent = new Map(
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map(({ name, args }) => [name, new Set(args.flatMap((each) => [each.name, ...fieldNames(each.type)]))] as const),
    ),
  )
  const taken = [...inputs.map(lastOf), ...[...sent.values()].flatMap((names) => [...names])]
  return {
    sent,
    types: new Set(types.filter((type) => isObjectType(type) || isInterfaceType(type)).map(({ name }) => name)),
    fields: new Set(answered),
    inputFields: new Set(inputs),
    arguments: new Set(taken),
    places: new Set([...answered.map(lastOf), ...taken]),
    hasJson: placesOf(schema).some(({ type }) => isJson(getNamedType(type))),
  }
}

const isJson = (type: GraphQLNamedType): boolean => {
  const kind = isScalarType(type) ? scalarKind(type) : undefined
  return kind === 'json' || kind === 'json-text'
}

const lastOf = (pair: string): string => pair.slice(pair.indexOf('.') + 1)

/** Names of the fields of an input, and of the inputs in it. */
function fieldNames(type: GraphQLType, seen = new Set<GraphQLNamedType>()): readonly string[] {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || seen.has(named)) return []
  seen.add(named)
  return Object.values(named.getFields()).flatMap((field) => [field.name, ...fieldNames(field.type, seen)])
}

interface Place {
  readonly owner: string
  readonly name: string
  readonly type: GraphQLType
}

/** Every field and argument of a schema. */
const placesOf = (schema: GraphQLSchema): readonly Place[] =>
  Object.values(schema.getTypeMap()).flatMap((type): Place[] => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => ({ owner: type.name, name: field.name, type: field.type }))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      { owner: type.name, name: field.name, type: field.type },
      ...field.args.map((each) => ({ owner: field.name, name: each.name, type: each.type })),
    ])
  })

function wrongValues(
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
  place: string,
  values: Readonly<Record<string, PlatformValue>>,
  isPlace: boolean,
  aliases: Aliases,
): readonly WrongAlias[] {
  const field = `schema.aliases.values "${place}"`
  if (!isPlace) return [{ field, message: NOTHING }]
  const name = lastOf(place)
  const owners = placesOf(ours).filter(
    (each) => each.name === name && (!place.includes('.') || [place, place.replace('.', 'Input.')].includes(`${each.owner}.${name}`)),
  )
  const known = new Set(owners.flatMap(({ owner, type }) => [...knownValues(owner, name), ...enumNames(type)]))
  const renamed = Object.entries({ ...aliases.fields, ...aliases.arguments }).flatMap(([key, target]) =>
    lastOf(key) === name && target !== null ? [target] : [],
  )
  const names = new Set([name, ...renamed].map(bareName))
  const targets = placesOf(theirs).filter((each) => names.has(bareName(each.name)))
  const taken = new Set(targets.flatMap(({ type }) => enumNames(type)))
  const isEnumAlone = targets.length > 0 && targets.every(({ type }) => isEnumType(getNamedType(type)))
  return Object.entries(values).flatMap(([value, target]) => {
    const at = `${field} "${value}"`
    // A single known value is the one that is sent: answers may hold others.
    if (known.size > 1 && !known.has(value)) return [{ field: at, message: NOTHING }]
    if (!isEnumAlone || taken.has(String(target))) return []
    return [{ field: at, message: `leads nowhere: the platform's schema has no value "${String(target)}" of ${name}` }]
  })
}

const enumNames = (type: GraphQLType): readonly string[] => {
  const named = getNamedType(type)
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : []
}
