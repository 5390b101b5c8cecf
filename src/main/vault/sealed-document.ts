import * as z from 'zod'

/** What a sealed file holds: entries, all of one version. */
export interface SealedDocument {
  readonly version: number
  readonly entries: readonly unknown[]
}

export interface SealedFormat<Entry> {
  /** The texts that are sealed, one after the other. */
  readonly write: (version: number, entries: readonly Entry[]) => readonly string[]
  /** The document in a text, null where it holds none. */
  readonly read: (text: string) => SealedDocument | null
}

const documentSchema = z.object({ version: z.number().int().positive(), entries: z.array(z.unknown()) })

/**
 * One JSON document with its version. What was written before documents had versions is one bare entry of version 1.
 *
 * @param isBare whether a JSON object is such an entry; by default one that has no version
 */
export const sealedJson = <Entry>(isBare: (json: object) => boolean = (json) => !('version' in json)): SealedFormat<Entry> => ({
  write: (version, entries) => [JSON.stringify({ version, entries })],
  read: (text) => {
    try {
      const json: unknown = JSON.parse(text)
      if (typeof json !== 'object' || json === null) return null
      return isBare(json) ? { version: 1, entries: [json] } : documentSchema.parse(json)
    } catch {
      return null
    }
  },
})
