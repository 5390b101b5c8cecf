import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql'

const SCALARS: Readonly<Record<string, unknown>> = { String: 'text', ID: 'an-id', Int: 1, Long: 1_800_000_000, Float: 1.5, Boolean: true }

/** A value of an input type with every field filled, so that what is written can be looked for in what is read. */
export function sampleInput(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleInput(type.ofType)
  if (isListType(type)) return [sampleInput(type.ofType)]
  if (isInputObjectType(type)) return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sampleInput(field.type)]))
  if (isScalarType(type) && type.name in SCALARS) return SCALARS[type.name]
  throw new Error(`No sample for ${String(type)}`)
}
