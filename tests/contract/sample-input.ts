import { type GraphQLInputType, type GraphQLSchema, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql'
import type { Call, Facts } from './calls.ts'
import { rootField } from './whole-selection.ts'

const SCALARS: Readonly<Record<string, unknown>> = { String: 'text', ID: 'an-id', Int: 1, Long: 1_800_000_000, Float: 1.5, Boolean: true }

/** A value of an input type with every field filled, so that what is written can be looked for in what is read. */
export function sampleInput(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleInput(type.ofType)
  if (isListType(type)) return [sampleInput(type.ofType)]
  if (isInputObjectType(type)) return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sampleInput(field.type)]))
  if (isScalarType(type) && type.name in SCALARS) return SCALARS[type.name]
  throw new Error(`No sample for ${String(type)}`)
}

/** The variables of a call: samples for everything, and what the call insists on. A list input holds one element. */
export function callVariables(schema: GraphQLSchema, { kind, name, values }: Call, facts: Facts): Record<string, unknown> {
  const { args } = rootField(schema, kind, name)
  const wanted = values(facts)
  const [only] = args
  if (only?.name === 'input') {
    const sample = sampleInput(only.type)
    return {
      input: Array.isArray(sample) ? [{ ...sample[0], ...accepted(sample[0], wanted) }] : { ...(sample as object), ...accepted(sample as object, wanted) },
    }
  }
  return Object.fromEntries(args.map((argument) => [argument.name, argument.name in wanted ? wanted[argument.name] : sampleInput(argument.type)]))
}

/** Of what a call wants, only what its input has: some calls name a site by both id and domain, where the input takes one. */
const accepted = (sample: object, wanted: Record<string, unknown>) => Object.fromEntries(Object.entries(wanted).filter(([name]) => name in sample))
