import * as z from 'zod'

/**
 * The plan by which one operation is sent to a platform with a schema of its own, as data: main keeps it sealed on disk,
 * bound to digests of both schemas, and applies it with `apply-plan.ts`.
 */

/** Forms that a single value is converted to. Each leaves null as it is. */
export const SCALAR_FORMS = [
  'text',
  // A whole number or decimal; a text only where the number is written as that text.
  'number',
  'integer',
  // Parsed from JSON text; of answers, an object that was parsed already stays.
  'json',
  'json-text',
  // Unix seconds as the other side writes a point in time, and back.
  'iso-time',
  'iso-date',
  'milliseconds',
  'seconds',
  'seconds-of-milliseconds',
] as const

export type ScalarForm = (typeof SCALAR_FORMS)[number]

const platformValue = z.union([z.string(), z.boolean(), z.number()])

export type Conversion =
  | 'same'
  | { readonly form: ScalarForm }
  /** Each value by this table. `others`: what is not in it stays, or is refused. */
  | { readonly values: readonly (readonly [from: string | boolean | number, to: string | boolean | number])[]; readonly others: 'same' | 'refused' }
  /** Each element. `absent`: null becomes an empty list. */
  | { readonly each: Conversion; readonly absent?: 'empty' }
  /** One value becomes a list of one. `absent`: null becomes an empty list. */
  | { readonly listed: Conversion; readonly absent?: 'empty' }
  /** A list of one becomes its element, an empty one null; a longer one is refused. */
  | { readonly only: Conversion }
  /** An object is built from another one's members; what is in neither list has no counterpart and is left out. */
  | { readonly build: readonly Member[]; readonly left?: readonly string[] }
  /** Some members of an object change, the others stay. */
  | { readonly members: Readonly<Record<string, Conversion>> }
  /** Members of an object that came as JSON: ours by their name there. `needed`: without it there is no object. */
  | { readonly pick: readonly Member[] }
  /** First one, then the other. */
  | { readonly steps: readonly Conversion[] }
  /** The value is a member of what was answered. */
  | { readonly inside: string; readonly as: Conversion }
  /** What was answered, unless it says that it was refused. */
  | { readonly accepted: Outcome; readonly as: Conversion }
  /** A write whose answer is not ours: true, an empty record or an empty list wherever one came. */
  | { readonly written: 'yes' | 'record' | 'list' }
  /** One member of a union; any other is a refusal. */
  | { readonly member: string; readonly as: Conversion; readonly message?: string }
  /** A list becomes the only page of ours. */
  | { readonly page: Conversion }

/** Members by which an answer says that it was refused: `success` by false, or else `errors` by not being empty. */
export interface Outcome {
  readonly success?: string
  readonly message?: string
  readonly errors?: string
}

export interface Member {
  readonly to: string
  readonly from: string
  readonly as: Conversion
  /** The other side takes no null, and has no default. */
  readonly needed?: true
  /** Our default, used if the value is left out. */
  readonly fallback?: unknown
}

/** A value that is sent: taken from our variables, or an object put together from several. */
export type Source =
  | { readonly path: readonly string[]; readonly as: Conversion; readonly needed?: true; readonly fallback?: unknown }
  | { readonly constant: unknown; readonly as: Conversion }
  | { readonly object: readonly { readonly to: string; readonly source: Source }[]; readonly needed?: true }

/**
 * A variable of ours without counterpart. `refuse`: leaving it out would change what is asked, so a value other than
 * these is not sent. `forgo`: the aliases have null for it, so that its value is left out.
 */
export interface Unsent {
  readonly path: readonly string[]
  readonly rule: 'drop' | 'refuse' | 'forgo'
  readonly harmless?: readonly unknown[]
}

/** A list that the platform answers in pages: asked for again until there is no more. */
export interface Paging {
  readonly field: string
  /** The member with the rows; an empty text where the answer is the rows. */
  readonly items: string
  /** Path of the next page's token. Without it the variable takes the number of rows that came before. */
  readonly token?: string
  /** Path of what is false on the last page, whose token may be there all the same. */
  readonly more?: string
  /** Rows of a full page, where the schema says it: a shorter one is the last. */
  readonly size?: number
  /** Their variable that asks for the next page. */
  readonly variable: string
}

export interface Plan {
  readonly operation: string
  readonly kind: 'query' | 'mutation'
  readonly document: string
  readonly variables: readonly { readonly name: string; readonly source: Source }[]
  readonly unsent: readonly Unsent[]
  /** By response key of ours; a key that is not there stays as it came. */
  readonly answer: Readonly<Record<string, Conversion>>
  /** Paths of our answer that the platform does not have: `getSitesAdmin.supportAccManager`. */
  readonly absent: readonly string[]
  readonly paging?: Paging
}

const outcomeSchema = z.strictObject({ success: z.string().optional(), message: z.string().optional(), errors: z.string().optional() })

const conversionSchema: z.ZodType<Conversion> = z.lazy(() =>
  z.union([
    z.literal('same'),
    z.strictObject({ form: z.enum(SCALAR_FORMS) }),
    z.strictObject({ values: z.array(z.tuple([platformValue, platformValue])), others: z.enum(['same', 'refused']) }),
    z.strictObject({ each: conversionSchema, absent: z.literal('empty').optional() }),
    z.strictObject({ listed: conversionSchema, absent: z.literal('empty').optional() }),
    z.strictObject({ only: conversionSchema }),
    z.strictObject({ build: z.array(memberSchema), left: z.array(z.string()).optional() }),
    z.strictObject({ members: z.record(z.string(), conversionSchema) }),
    z.strictObject({ pick: z.array(memberSchema) }),
    z.strictObject({ steps: z.array(conversionSchema) }),
    z.strictObject({ inside: z.string(), as: conversionSchema }),
    z.strictObject({ accepted: outcomeSchema, as: conversionSchema }),
    z.strictObject({ member: z.string(), as: conversionSchema, message: z.string().optional() }),
    z.strictObject({ written: z.enum(['yes', 'record', 'list']) }),
    z.strictObject({ page: conversionSchema }),
  ]),
) as z.ZodType<Conversion>

const memberSchema = z.strictObject({
  to: z.string(),
  from: z.string(),
  as: conversionSchema,
  needed: z.literal(true).optional(),
  fallback: z.unknown().optional(),
})

const sourceSchema: z.ZodType<Source> = z.lazy(() =>
  z.union([
    z.strictObject({ path: z.array(z.string()), as: conversionSchema, needed: z.literal(true).optional(), fallback: z.unknown().optional() }),
    z.strictObject({ constant: z.unknown(), as: conversionSchema }),
    z.strictObject({ object: z.array(z.strictObject({ to: z.string(), source: sourceSchema })), needed: z.literal(true).optional() }),
  ]),
) as z.ZodType<Source>

/** Reads a stored plan. */
export const planSchema = z.strictObject({
  operation: z.string(),
  kind: z.enum(['query', 'mutation']),
  document: z.string(),
  variables: z.array(z.strictObject({ name: z.string(), source: sourceSchema })),
  unsent: z.array(z.strictObject({ path: z.array(z.string()), rule: z.enum(['drop', 'refuse', 'forgo']), harmless: z.array(z.unknown()).optional() })),
  answer: z.record(z.string(), conversionSchema),
  absent: z.array(z.string()),
  paging: z
    .strictObject({
      field: z.string(),
      items: z.string(),
      token: z.string().optional(),
      more: z.string().optional(),
      size: z.int().optional(),
      variable: z.string(),
    })
    .optional(),
}) as z.ZodType<Plan>
