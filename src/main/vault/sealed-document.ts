import * as z from 'zod'
import { parseObject } from '../platform/http/json-object.ts'

export interface SealedDocument {
  readonly version: number
  readonly entries: readonly unknown[]
}

export interface SealedFormat<Entry> {
  /** The texts that are sealed, one after the other. */
  readonly write: (version: number, entries: readonly Entry[]) => readonly string[]
  readonly read: (text: string) => SealedDocument | null
}

const documentSchema = z.object({ version: z.number().int().positive(), entries: z.array(z.unknown()) })

/** One JSON document with its version. What was written before documents had versions is one bare entry of version 1. */
export const SEALED_JSON: SealedFormat<unknown> = {
  write: (version, entries) => [JSON.stringify({ version, entries })],
  read: (text) => {
    const json = parseObject(text)
    if (json === undefined) return null
    const isBare = !('entries' in json) && (json['version'] ?? 1) === 1
    return isBare ? { version: 1, entries: [json] } : (documentSchema.safeParse(json).data ?? null)
  },
}
