import { isList, isRequired, namedIn, renamedIn, renameKey, type TheirField, type TheirInput, type TheirSchema, withoutBang } from './their-schema.ts'

/** One way in which a platform's schema may differ from ours. */
export interface Difference {
  readonly name: string
  /**
   * It follows from the schemas: nothing is missing because of it. `lossy`: something optional is left out and listed.
   */
  readonly isDerivable: boolean
  readonly isLossy?: true
  /** Every place where it can be made; each entry makes it. */
  readonly places: (schema: TheirSchema) => readonly Place[]
}

export interface Place {
  readonly where: string
  readonly make: () => void
}

interface Spot<Of extends TheirInput | TheirField = TheirInput | TheirField> {
  readonly owner: string
  readonly name: string
  readonly at: Of
  readonly map: Map<string, Of>
}

const roots = ['Query', 'Mutation']

const rootFields = ({ objects }: TheirSchema): Spot<TheirField>[] =>
  roots.flatMap((owner) => [...(objects.get(owner) ?? [])].map(([name, at]) => ({ owner, name, at, map: objects.get(owner) ?? new Map() })))

const outputs = ({ objects }: TheirSchema): Spot<TheirField>[] =>
  [...objects].filter(([owner]) => !roots.includes(owner)).flatMap(([owner, map]) => [...map].map(([name, at]) => ({ owner, name, at, map })))

const inputFields = ({ inputs }: TheirSchema): Spot<TheirInput>[] =>
  [...inputs].flatMap(([owner, map]) => [...map].map(([name, at]) => ({ owner, name, at, map })))

const argumentsOf = (schema: TheirSchema): Spot<TheirInput>[] =>
  rootFields(schema).flatMap(({ name: owner, at: { arguments: map } }) => [...map].map(([name, at]) => ({ owner, name, at, map })))

const ins = (schema: TheirSchema): Spot<TheirInput>[] => [...inputFields(schema), ...argumentsOf(schema)]

/** A difference in the type of each spot that passes. */
const retyped = (
  name: string,
  spots: (schema: TheirSchema) => Spot[],
  passes: (spot: Spot, schema: TheirSchema) => boolean,
  change: (type: string, spot: Spot, schema: TheirSchema) => string,
  options: { readonly isDerivable?: boolean; readonly isLossy?: true } = {},
): Difference => ({
  name,
  isDerivable: true,
  ...options,
  places: (schema) =>
    spots(schema)
      .filter((spot) => passes(spot, schema))
      .map((spot) => ({
        where: `${spot.owner}.${spot.name}`,
        make: () => {
          const { at } = spot
          at.type = change(at.type, spot, schema)
          if ('defaultText' in at) at.defaultText = undefined
        },
      })),
})

const is =
  (...names: string[]) =>
  ({ at: { type } }: Spot): boolean =>
    names.includes(namedIn(type))

const to =
  (scalar: string) =>
  (type: string, _: Spot, { scalars }: TheirSchema) => {
    if (!['String', 'ID', 'Int', 'Float', 'Boolean'].includes(scalar)) scalars.add(scalar)
    return renamedIn(type, scalar)
  }

const TIMES = /^(?:createdAt|updatedAt|fromDate|tillDate|startDate|endDate|startedAt|loggedInAt|lastAccessAt)$/
const isTime = (spot: Spot): boolean => TIMES.test(spot.name) && namedIn(spot.at.type) === 'Long'
const JSON_TEXTS = /^(?:customFeilds|availableFeilds|searchValue|payload)$/
const isJsonText = (spot: Spot): boolean => JSON_TEXTS.test(spot.name) && namedIn(spot.at.type) === 'String'

/** Fields of a fixed set, and the enums that platforms make of them. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  siteType: ['SIMPLE_B2C', 'MARKETING', 'B2C_MARKET_PLACE', 'O2O_COMMERCE'],
  transactionType: ['CREDIT', 'DEBIT'],
  chargingModel: ['MONTHLY', 'YEARLY', 'PAY_PER_USE'],
  masterStatus: ['ON', 'OFF'],
  paymentState: ['PaidOnline', 'PaidOffline'],
  courierOption: ['self', 'shiprocket', 'dunzo'],
  pageFor: ['MOB', 'WEB', 'BOTH'],
  system: ['MAYTAPI', 'BHARATTEXT', 'RECAHO'],
}

const toEnum =
  (suffix: string, values: (all: readonly string[]) => readonly string[]) =>
  (type: string, { name }: Spot, schema: TheirSchema) => {
    const enumName = `${name}${suffix}`
    schema.enums.set(enumName, [...values(SETS[name] ?? [])])
    return renamedIn(type, enumName)
  }

const snake = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

const renaming = (name: string, spots: (schema: TheirSchema) => Spot<any>[], rename: (name: string) => string, isDerivable: boolean): Difference => ({
  name,
  isDerivable,
  places: (schema) =>
    spots(schema)
      .filter((spot) => !spot.map.has(rename(spot.name)))
      .map((spot) => ({ where: `${spot.owner}.${spot.name}`, make: () => renameKey(spot.map, spot.name, rename(spot.name)) })),
})

const dropping = (name: string, spots: (schema: TheirSchema) => Spot<any>[], passes: (spot: Spot) => boolean, isDerivable: boolean): Difference => ({
  name,
  isDerivable,
  ...(isDerivable ? { isLossy: true } : {}),
  places: (schema) =>
    spots(schema)
      .filter((spot) => passes(spot) && spot.map.size > 1)
      .map((spot) => ({ where: `${spot.owner}.${spot.name}`, make: () => spot.map.delete(spot.name) })),
})

const INPUT_NAMES = ['input', 'object', 'arg1', 'data']

const flatIntoInput: Difference = {
  name: 'flat arguments in one input',
  isDerivable: true,
  places: (schema) =>
    rootFields(schema)
      .filter(({ at }) => at.arguments.size > 0 && [...at.arguments.values()].every(({ type }) => !schema.inputs.has(namedIn(type)) || isList(type)))
      .map(({ name, at }, index) => ({
        where: name,
        make: () => {
          const type = `${name}_args`
          schema.inputs.set(type, new Map(at.arguments))
          at.arguments = new Map([[INPUT_NAMES[index % INPUT_NAMES.length] ?? 'input', { type: `${type}!` }]])
        },
      })),
}

const flatten = (at: TheirField, fields: ReadonlyMap<string, TheirInput>): void => {
  at.arguments = new Map([...fields].map(([name, value]) => [name, { ...value }]))
}

const inputIntoFlat: Difference = {
  name: 'one input as flat arguments',
  isDerivable: true,
  places: (schema) =>
    rootFields(schema).flatMap(({ name, at }) => {
      const [only] = [...at.arguments.values()]
      const fields = only === undefined || isList(only.type) ? undefined : schema.inputs.get(namedIn(only.type))
      if (at.arguments.size !== 1 || fields === undefined) return []
      return [{ where: name, make: () => flatten(at, fields) }]
    }),
}

const typeRenamed: Difference = {
  name: 'another name of a type',
  isDerivable: true,
  places: ({ objects, inputs }) =>
    [...objects.keys(), ...inputs.keys()]
      .filter((name) => !roots.includes(name))
      .map((name) => ({
        where: name,
        make: () => {
          const other = `${name}_Their`
          renameKey(objects, name, other)
          renameKey(inputs, name, other)
          const all = [...[...objects.values()].flatMap((map) => [...map.values()]), ...[...inputs.values()].flatMap((map) => [...map.values()])]
          for (const at of all) {
            if (namedIn(at.type) === name) at.type = renamedIn(at.type, other)
            if ('arguments' in at)
              for (const argument of at.arguments.values()) if (namedIn(argument.type) === name) argument.type = renamedIn(argument.type, other)
          }
        },
      })),
}

/** Another answer of a whole operation. */
const answering = (
  name: string,
  passes: (spot: Spot<TheirField>, schema: TheirSchema) => boolean,
  change: (spot: Spot<TheirField>, schema: TheirSchema) => string,
  isLossy = false,
): Difference => ({
  name,
  isDerivable: true,
  ...(isLossy ? { isLossy: true } : {}),
  places: (schema) =>
    rootFields(schema)
      .filter((spot) => passes(spot, schema))
      .map((spot) => ({ where: spot.name, make: () => Object.assign(spot.at, { type: change(spot, schema) }) })),
})

const isRecord = ({ at }: Spot<TheirField>, { objects }: TheirSchema): boolean => !isList(at.type) && objects.has(namedIn(at.type))
/** Writes whose answer the next step does not need, and that ask nothing. */
const NEEDED =
  /^(?:addPlatformService|createCampaignHistorybyAdmin|createSiteByRecahoAdmin|generateSiteInvoice|generateTransactionId|storeRegisterONDC|verifyUsername|download)/
const isFreeWrite = ({ owner, name }: Spot): boolean => owner === 'Mutation' && !NEEDED.test(name)

const field = (type: string): TheirField => ({ type, arguments: new Map() })

const page = (spot: Spot<TheirField>, { objects }: TheirSchema, more: readonly (readonly [string, TheirField])[]): string => {
  objects.set(`${spot.name}_Page`, new Map([['items', field(spot.at.type)], ...more]))
  return `${spot.name}_Page!`
}

const isWholeList = ({ owner, at }: Spot<TheirField>, { objects }: TheirSchema): boolean =>
  owner === 'Query' && isList(at.type) && objects.has(namedIn(at.type))

export const DIFFERENCES: readonly Difference[] = [
  retyped('ID as String', ins, is('ID'), to('String')),
  retyped('String as ID', ins, (spot) => is('String')(spot) && !isJsonText(spot), to('ID')),
  retyped('Int as Float', ins, is('Int'), to('Float')),
  retyped('Int as String', ins, is('Int'), to('String')),
  retyped('Int as Long', ins, is('Int'), to('Long')),
  retyped('answered Long as Float', outputs, is('Long'), to('Float')),
  retyped('answered number as bigint', outputs, is('Long', 'Int'), to('bigint')),
  retyped('answered Int as String', outputs, is('Int'), to('String')),
  retyped('answered ID as uuid', outputs, is('ID'), to('uuid')),
  retyped('a time as DateTime', ins, isTime, to('DateTime')),
  retyped('a time as AWSTimestamp', ins, isTime, to('AWSTimestamp')),
  retyped('an answered time as DateTime', outputs, isTime, to('DateTime')),
  retyped('an answered time as Date', outputs, isTime, to('Date')),
  retyped('a JSON text as AWSJSON', (schema) => [...ins(schema), ...outputs(schema)], isJsonText, to('AWSJSON')),
  retyped('a JSON text as jsonb', (schema) => [...ins(schema), ...outputs(schema)], isJsonText, to('jsonb')),
  retyped(
    'an enum',
    ins,
    (spot) => spot.name in SETS && is('String')(spot),
    toEnum('_Set', (all) => all),
  ),
  retyped(
    'an answered enum',
    outputs,
    (spot) => spot.name in SETS && is('String')(spot),
    toEnum('_Set', (all) => all),
  ),
  retyped(
    'one value in a list',
    ins,
    ({ at }) => !isList(at.type),
    (type) => `[${withoutBang(type)}!]${isRequired(type) ? '!' : ''}`,
  ),
  retyped(
    'an answered record in a list',
    outputs,
    ({ at }, { objects }) => !isList(at.type) && objects.has(namedIn(at.type)),
    (type) => `[${withoutBang(type)}!]`,
  ),
  retyped(
    'a record as AWSJSON',
    outputs,
    ({ at }, { objects }) => objects.has(namedIn(at.type)),
    (_, __, { scalars }) => {
      scalars.add('AWSJSON')
      return 'AWSJSON'
    },
  ),
  retyped('answers that may be null', outputs, ({ at }) => isRequired(at.type), withoutBang),
  retyped('inputs that may be null', ins, ({ at }) => isRequired(at.type), withoutBang),
  renaming('snake case of an argument', ins, snake, true),
  renaming('snake case of an answered field', outputs, snake, true),
  renaming('snake case of an operation', rootFields, snake, true),
  flatIntoInput,
  inputIntoFlat,
  typeRenamed,
  answering(
    'a write answered by Boolean',
    (spot) => isFreeWrite(spot),
    () => 'Boolean!',
    true,
  ),
  answering(
    'a write answered by what happened',
    (spot) => isFreeWrite(spot),
    (_, { objects }) => {
      objects.set(
        'WriteResult',
        new Map([
          ['success', field('Boolean!')],
          ['message', field('String')],
        ]),
      )
      return 'WriteResult!'
    },
    true,
  ),
  answering(
    'a record in a payload',
    (spot, schema) => spot.owner === 'Mutation' && isRecord(spot, schema),
    (spot, { objects }) => {
      objects.set(
        `${spot.name}_Payload`,
        new Map([
          ['success', field('Boolean!')],
          ['record', field(withoutBang(spot.at.type))],
        ]),
      )
      return `${spot.name}_Payload!`
    },
  ),
  answering(
    'a record in a payload with errors',
    (spot, schema) => spot.owner === 'Mutation' && isRecord(spot, schema),
    (spot, { objects }) => {
      objects.set(
        `${spot.name}_Payload`,
        new Map([
          ['errors', field('[String!]')],
          ['record', field(withoutBang(spot.at.type))],
        ]),
      )
      return `${spot.name}_Payload!`
    },
  ),
  answering(
    'rows in a connection',
    (spot, schema) => isWholeList(spot, schema) && !spot.at.arguments.has('skips'),
    (spot, { objects }) => {
      for (const [name, type] of [
        ['first', 'Int'],
        ['after', 'String'],
      ] as const)
        spot.at.arguments.set(name, { type })
      objects.set(
        'PageInfo',
        new Map([
          ['hasNextPage', field('Boolean!')],
          ['endCursor', field('String')],
        ]),
      )
      objects.set(`${spot.name}_Edge`, new Map([['node', field(namedIn(spot.at.type))]]))
      objects.set(
        `${spot.name}_Page`,
        new Map([
          ['edges', field(`[${spot.name}_Edge]`)],
          ['pageInfo', field('PageInfo!')],
        ]),
      )
      return `${spot.name}_Page`
    },
  ),
  answering('rows with their number', isWholeList, (spot, schema) => page(spot, schema, [['total', field('Int!')]])),
  answering(
    'rows in pages',
    (spot, schema) => isWholeList(spot, schema) && !spot.at.arguments.has('skips'),
    (spot, schema) => {
      spot.at.arguments.set('nextToken', { type: 'String' })
      return page(spot, schema, [['nextToken', field('String')]])
    },
  ),
  dropping('an optional input field that is not there', inputFields, ({ at }) => !isRequired(at.type), true),
  dropping('an answered field that is not there', outputs, ({ at, name }) => !isRequired(at.type) && name !== 'nextToken', true),
  dropping('the token of the next page that is not there', outputs, ({ name }) => name === 'nextToken', false),
  dropping('a required argument that is not there', ins, ({ at }) => isRequired(at.type), false),
  dropping('an answered field that is always needed and not there', outputs, ({ at }) => isRequired(at.type), false),
  dropping('an operation that is not there', rootFields, () => true, false),
  renaming('another name of an argument', ins, (name) => `their_${name}`, false),
  renaming('another name of an answered field', outputs, (name) => `their_${name}`, false),
  renaming('another name of an operation', rootFields, (name) => `their_${name}`, false),
  retyped(
    'an enum without our values',
    ins,
    (spot) => spot.name in SETS && is('String')(spot),
    toEnum('_Other', () => ['THEIRS']),
    { isDerivable: false },
  ),
  retyped('a Boolean in place of a number', ins, is('Int'), to('Boolean'), { isDerivable: false }),
  {
    name: 'an argument that we have no value for',
    isDerivable: false,
    places: (schema) => rootFields(schema).map(({ name, at }) => ({ where: name, make: () => void at.arguments.set('tenant', { type: 'ID!' }) })),
  },
  {
    name: 'an input field that we have no value for',
    isDerivable: false,
    places: ({ inputs }) => [...inputs].map(([name, fields]) => ({ where: name, make: () => void fields.set('tenant', { type: 'ID!' }) })),
  },
]
