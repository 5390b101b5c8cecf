import { globSync, readFileSync } from 'node:fs'
import { defaultFieldResolver, type GraphQLFieldResolver, graphql, isObjectType, Kind, parse, print, separateOperations } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlatformContext } from '#local-platform/graphql/context.ts'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import { createInProcessPlatform } from '#local-platform/testing/in-process.ts'
import { answerShapes } from '#schema/codegen/answer-shapes.ts'
import { compileAnswerShape } from '#shared/answer-shape.ts'
import { CALLS, type Call, type Facts } from './calls.ts'
import { roundTrip } from './round-trip.ts'
import { callVariables } from './sample-input.ts'
import { wholeDocument } from './whole-selection.ts'

const ADMIN = 'admin@demo.example'
const ROOT = new URL('../..', import.meta.url)
const schema = createPlatformSchema(SUBJECTS)

const definitions = globSync('src/**/*.graphql', { cwd: ROOT }).flatMap((file) => parse(readFileSync(new URL(file, ROOT), 'utf8')).definitions)

/** The operations of the console, each with the fragments it takes, by the root field it calls. */
const DOCUMENTS = new Map(
  Object.values(separateOperations({ kind: Kind.DOCUMENT, definitions })).flatMap((document) => {
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    const [field] = operation?.selectionSet.selections ?? []
    return field?.kind === Kind.FIELD ? [[field.name.value, document] as const] : []
  }),
)

/** What one call of every operation came to. */
interface Outcome {
  readonly call: Call
  readonly errors: readonly string[]
  readonly problem: unknown
}

/** What mutations sent and got back. */
const roundTrips: ReturnType<typeof roundTrip>[] = []

/** Times in answers, by `field of operation`. */
const times: { readonly where: string; readonly value: number }[] = []

const outcomes: Outcome[] = []
/** `Type.field` of every field that gave a value, null included, at least once. */
const served = new Set<string>()

beforeAll(async () => {
  const platform = createInProcessPlatform()
  const facts: Facts = { dumpDate: dumpedDay(platform.database) }
  for (const call of CALLS) {
    const document = wholeDocument(schema, call.kind, call.name)
    const variables = callVariables(schema, call, facts)
    const { data, errors } = await graphql({
      schema,
      source: document,
      variableValues: variables,
      contextValue: platform.contextOf(ADMIN),
      fieldResolver: noting,
    })
    const answer = data?.[call.name]
    if (call.kind === 'mutation') roundTrips.push(roundTrip(call.name, variables, answer))
    if (errors === undefined && call.keep) Object.assign(facts, call.keep(answer))
    const shape = answerShapes(schema, [parse(document)])['Whole'] ?? {}
    if (data) noteTimes(data, call.name)
    outcomes.push({ call, errors: (errors ?? []).map((error) => error.message), problem: data ? compileAnswerShape(shape)(data) : null })
  }
})

function noteTimes(value: unknown, operation: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (/^(createdAt|updatedAt)$/.test(name) && inner !== null) times.push({ where: `${name} of ${operation}`, value: Number(inner) })
    else noteTimes(inner, operation)
  }
}

const noting: GraphQLFieldResolver<unknown, PlatformContext> = (source, args, context, info) => {
  const value: unknown = defaultFieldResolver(source, args, context, info)
  if (value !== undefined) served.add(`${info.parentType.name}.${info.fieldName}`)
  return value
}

const dumpedDay = (database: ReturnType<typeof createInProcessPlatform>['database']): string =>
  String(database.prepare("select dump_date from internal_dump where dashboard = 'renewal_dashboard'").get()?.['dump_date'])

describe('the local platform', () => {
  test('is called here with every operation of the contract', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}))
    expect(roots.filter((name) => !CALLS.some((call) => call.name === name))).toEqual([])
  })

  for (const { kind, name } of CALLS) {
    test(`answers ${kind} ${name} as the contract has it`, () => {
      const outcome = outcomes.find(({ call }) => call.name === name)
      expect(outcome?.errors).toEqual([])
      expect(outcome?.problem).toBeNull()
    })
  }

  test('records what it is sent', () => {
    expect(roundTrips.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(200)
    expect(roundTrips.flatMap(({ lost }) => lost)).toEqual([])
  })

  test('gives createdAt and updatedAt as unix seconds throughout [ENT-027]', () => {
    expect(new Set(times.map(({ where }) => where)).size).toBeGreaterThan(30)
    // Milliseconds would lie tens of thousands of years ahead.
    const [earliest, latest] = [Date.UTC(2015, 0) / 1000, Date.UTC(2030, 0) / 1000]
    expect(times.filter(({ value }) => !Number.isInteger(value) || value < earliest || value > latest)).toEqual([])
  })

  test("answers the console's own queries", async () => {
    const platform = createInProcessPlatform()
    const facts: Facts = {
      siteId: 'site-100001',
      domain: String(platform.database.prepare("select domain from site where site_id = 'site-100001'").get()?.['domain']),
    }
    facts['dumpDate'] = dumpedDay(platform.database)
    const queries = CALLS.filter(({ kind, name }) => kind === 'query' && DOCUMENTS.has(name))
    expect(queries.length).toBeGreaterThan(2)
    for (const call of queries) {
      const document = DOCUMENTS.get(call.name)
      if (document === undefined) continue
      const values = call.name === 'getInternalUserByUserName' ? { userName: ADMIN } : callVariables(schema, call, facts)
      const { data, errors } = await graphql({ schema, source: print(document), variableValues: values, contextValue: platform.contextOf(ADMIN) })
      const [shape = {}] = Object.values(answerShapes(schema, [document]))
      expect({ name: call.name, errors, problem: data ? compileAnswerShape(shape)(data) : 'no data' }).toEqual({
        name: call.name,
        errors: undefined,
        problem: null,
      })
    }
  })

  test('serves every field of every type', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    const unserved = fields.filter(({ type, field }) => field.resolve === undefined && !served.has(`${type.name}.${field.name}`))
    expect(unserved.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
  })
})
