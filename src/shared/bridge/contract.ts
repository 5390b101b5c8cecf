import * as z from 'zod'
import type { ArgumentLimits } from './argument-size.ts'

// What the groups of the contract are made of. A group is one file: `money.ts` declares the channels `money.*` and their events.

export const nothing = z.undefined()
export const timestamp = z.number().int().nonnegative().describe('unix seconds')

export const KB = 1024
export const MB = 1024 * KB

/** The limit of an argument that is a name, a key or nothing at all, bytes. */
export const SMALL = 4 * KB

/**
 * `limit`: the bytes that the argument may have; `values`: of how many parts it may be made, one for 16 bytes where
 * that is left out.
 */
interface CallDeclaration {
  readonly argument: z.ZodType
  readonly result: z.ZodType
  readonly limit: number
  readonly values?: number
  readonly takesBytes?: true
}

/** Channel by channel. An argument is what JSON can hold and, where the channel says so, bytes. */
export type CallTable = Readonly<Record<string, CallDeclaration>>

export const limitsOf = ({ limit, values = Math.ceil(limit / 16), takesBytes }: CallDeclaration): ArgumentLimits => ({ bytes: limit, values, takesBytes })

/** Event by event: the schema of its payload. */
export type EventTable = Readonly<Record<string, z.ZodType>>
