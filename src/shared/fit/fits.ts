import { type GraphQLSchema, parse } from 'graphql'
import * as z from 'zod'
import type { Aliases } from './aliases.ts'
import { type Fit, type FitSettings, fitOperation } from './fit.ts'
import { planSchema } from './plan.ts'

/** Fits every known operation, by the texts of the build. */
export function fitOperations(
  documents: Readonly<Record<string, string>>,
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
  aliases: Aliases = {},
  settings: FitSettings = {},
): readonly Fit[] {
  return Object.values(documents).map((text): Fit => fitOperation(parse(text), ours, theirs, aliases, settings))
}

const gapSchema = z.strictObject({
  kind: z.enum(['operation', 'argument', 'unfilled', 'value', 'field']),
  where: z.string(),
  reason: z.string(),
  blocks: z.boolean(),
  remedy: z.string().optional(),
  line: z.int().optional(),
})

/** Reads fits that were stored. What is missing has no plan. */
export const fitsSchema = z.array(
  z
    .strictObject({
      operation: z.string(),
      verdict: z.enum(['as-is', 'fitted', 'missing']),
      isMoney: z.boolean(),
      plan: planSchema.nullable(),
      gaps: z.array(gapSchema),
    })
    .refine(({ operation, verdict, plan }) => (verdict === 'missing' ? plan === null : plan?.operation === operation), 'has another plan'),
) as unknown as z.ZodType<readonly Fit[]>
