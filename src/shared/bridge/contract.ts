import * as z from 'zod'

// What the groups of the contract are made of. A group is one file: `money.ts` declares the channels `money.*` and their events.

export const nothing = z.undefined()
export const timestamp = z.number().int().nonnegative().describe('unix seconds')

export const KB = 1024
export const MB = 1024 * KB

/** The limit of an argument that is a name, a key or nothing at all, bytes. */
export const SMALL = 4 * KB

/** Channel by channel: the schemas of its argument and result, and how many bytes the argument may have. */
export type CallTable = Readonly<Record<string, { readonly argument: z.ZodType; readonly result: z.ZodType; readonly limit: number }>>

/** Event by event: the schema of its payload. */
export type EventTable = Readonly<Record<string, z.ZodType>>
