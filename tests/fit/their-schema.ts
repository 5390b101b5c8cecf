import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'

/** A schema that can be changed, types as texts: `[Site!]!`. */
export interface TheirSchema {
  readonly scalars: Set<string>
  readonly enums: Map<string, string[]>
  readonly objects: Map<string, Map<string, TheirField>>
  readonly inputs: Map<string, Map<string, TheirInput>>
}

export interface TheirField {
  type: string
  arguments: Map<string, TheirInput>
}

export interface TheirInput {
  type: string
  defaultText?: string | undefined
}

/** The contract as a platform might have it; it has no interfaces, unions and enums. */
export function theirSchemaOf(schema: GraphQLSchema): TheirSchema {
  const found: TheirSchema = { scalars: new Set(), enums: new Map(), objects: new Map(), inputs: new Map() }
  const inputOf = ({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): TheirInput => ({
    type: String(type),
    ...(defaultValue === undefined ? {} : { defaultText: JSON.stringify(defaultValue) }),
  })
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (isObjectType(type)) {
      const fields = Object.values(type.getFields()).map((field): [string, TheirField] => [
        field.name,
        { type: String(field.type), arguments: new Map(field.args.map((each) => [each.name, inputOf(each)])) },
      ])
      found.objects.set(type.name, new Map(fields))
    } else if (isInputObjectType(type)) found.inputs.set(type.name, new Map(Object.values(type.getFields()).map((field) => [field.name, inputOf(field)])))
    else if (!isEnumType(type) && !isSpecifiedScalarType(type)) found.scalars.add(type.name)
  }
  return found
}

/** The same, with these operations only and what they need: it is built faster. */
export function onlyWith({ scalars, enums, objects, inputs }: TheirSchema, names: ReadonlySet<string>): TheirSchema {
  const kept: TheirSchema = { scalars, enums, objects: new Map([['Query', new Map([['ok', { type: 'Boolean', arguments: new Map() }]])]]), inputs: new Map() }
  const keep = (type: string): void => {
    const name = namedIn(type)
    const [object, input] = [objects.get(name), inputs.get(name)]
    if (kept.objects.has(name) || kept.inputs.has(name)) return
    if (object !== undefined) kept.objects.set(name, object)
    if (input !== undefined) kept.inputs.set(name, input)
    for (const field of object?.values() ?? []) keep(field.type)
    for (const field of input?.values() ?? []) keep(field.type)
  }
  const mutations = [...(objects.get('Mutation') ?? [])].filter(([name]) => names.has(name))
  kept.objects.set('Mutation', new Map(mutations))
  for (const [, field] of mutations) for (const { type } of [field, ...field.arguments.values()]) keep(type)
  return kept
}

/** The schema as text. */
export function sdlOf({ scalars, enums, objects, inputs }: TheirSchema): string {
  const input = ([name, { type, defaultText }]: [string, TheirInput]): string => `${name}: ${type}${defaultText === undefined ? '' : ` = ${defaultText}`}`
  const field = ([name, each]: [string, TheirField]): string =>
    `${name}${each.arguments.size === 0 ? '' : `(${[...each.arguments].map(input).join(', ')})`}: ${each.type}`
  return [
    ...[...scalars].map((name) => `scalar ${name}`),
    ...[...enums].map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...[...objects].map(([name, fields]) => `type ${name} { ${[...fields].map(field).join('\n')} }`),
    ...[...inputs].map(([name, fields]) => `input ${name} { ${[...fields].map(input).join('\n')} }`),
  ].join('\n')
}

/** Builds it with scalars as strict as servers are. */
export function builtSchema(schema: TheirSchema): GraphQLSchema {
  const built = buildSchema(sdlOf(schema))
  for (const [name, isTaken] of Object.entries(TAKEN)) {
    const scalar = built.getType(name)
    if (!isScalarType(scalar)) continue
    scalar.parseValue = (value) => {
      if (!isTaken(value)) throw new TypeError(`${JSON.stringify(value)} is no ${name}`)
      return value
    }
  }
  return built
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const TAKEN: Readonly<Record<string, (value: unknown) => boolean>> = {
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value),
  AWSTimestamp: Number.isSafeInteger,
  Long: Number.isSafeInteger,
  AWSJSON: (value) => typeof value === 'string' && isJson(value),
  jsonb: (value) => typeof value === 'object',
}

/** The name inside `[Site!]!`. */
export const namedIn = (type: string): string => type.replaceAll(/[[\]!]/g, '')

export const renamedIn = (type: string, name: string): string => type.replace(/\w+/, name)

export const isList = (type: string): boolean => type.startsWith('[')
export const isRequired = (type: string): boolean => type.endsWith('!')
export const withoutBang = (type: string): string => type.replace(/!$/, '')

/** Gives something another name in its place. */
export function renameKey<Value>(map: Map<string, Value>, from: string, to: string): void {
  const entries = [...map]
  map.clear()
  for (const [name, value] of entries) map.set(name === from ? to : name, value)
}
