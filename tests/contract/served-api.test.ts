import { defaultFieldResolver, type GraphQLFieldResolver, graphql, isObjectType, parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlatformContext } from '#local-platform/graphql/context.ts'
import { SUBJECTS } from '#local-platform/graphql/registry.ts'
import { createPlatformSchema } from '#local-platform/graphql/schema.ts'
import { createInProcessPlatform } from '#local-platform/testing/in-process.ts'
import { answerShapes } from '#schema/codegen/answer-shapes.ts'
import { compileAnswerShape } from '#shared/answer-shape.ts'
import { CALLS, type Call, type Facts } from './calls.ts'
import { callVariables } from './sample-input.ts'
import { wholeDocument } from './whole-selection.ts'

const ADMIN = 'admin@demo.example'
const schema = createPlatformSchema(SUBJECTS)

/** What one call of every operation came to. */
interface Outcome {
  readonly call: Call
  readonly errors: readonly string[]
  readonly problem: unknown
}

const outcomes: Outcome[] = []
/** `Type.field` of every field that gave a value, null included, at least once. */
const served = new Set<string>()

beforeAll(async () => {
  const platform = createInProcessPlatform()
  const facts: Facts = { dumpDate: dumpedDay(platform.database) }
  for (const call of CALLS) {
    const document = wholeDocument(schema, call.kind, call.name)
    const { data, errors } = await graphql({
      schema,
      source: document,
      variableValues: callVariables(schema, call, facts),
      contextValue: platform.contextOf(ADMIN),
      fieldResolver: noting,
    })
    const answer = data?.[call.name]
    if (errors === undefined && call.keep) Object.assign(facts, call.keep(answer))
    const shape = answerShapes(schema, [parse(document)])['Whole'] ?? {}
    outcomes.push({ call, errors: (errors ?? []).map((error) => error.message), problem: data ? compileAnswerShape(shape)(data) : null })
  }
})

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

  test('serves every field of every type', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    const unserved = fields.filter(({ type, field }) => field.resolve === undefined && !served.has(`${type.name}.${field.name}`))
    expect(unserved.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
  })
})
