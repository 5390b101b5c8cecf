import { readFileSync } from 'node:fs'
import { GraphQLScalarType, type GraphQLSchema, Kind } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Resolvers } from '../generated/resolvers.ts'
import type { PlatformContext } from './context.ts'
import { Rejection } from './errors.ts'
import type { Subject } from './subject.ts'

/** An integer that JavaScript holds exactly; fractions and anything larger are refused. */
const longScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  serialize: toLong,
  parseValue: toLong,
  parseLiteral: (node) => toLong(node.kind === Kind.INT ? Number(node.value) : Number.NaN),
})

function toLong(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('Long cannot represent a value that is not an integer up to 2^53 - 1')
  return value
}

/** The contract of `schema/platform.graphql` with the resolvers of the subjects. A field of Query or Mutation that no subject serves says so. */
export function createPlatformSchema(subjects: readonly Subject[]): GraphQLSchema {
  const typeDefs = readFileSync(new URL(import.meta.resolve('#schema/platform.graphql')), 'utf8')
  const resolvers: Resolvers[] = [{ Long: longScalar }, ...subjects.map((subject) => subject.resolvers)]
  const schema = createSchema<PlatformContext>({ typeDefs, resolvers })
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve ??= () => {
        throw new Rejection('NotServed', 'NOT_SERVED_YET')
      }
    }
  }
  return schema
}
