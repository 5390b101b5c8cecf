import * as z from 'zod'
import type { OfflineList } from '#shared/bridge/offline.ts'
import type { SealedFormat } from '../vault/sealed-document.ts'

const partsSchema = z.object({ generation: z.string().regex(/^[\da-f]{16}$/), count: z.number().int().positive() })

export const copySchema = z.object({
  /** unix seconds */
  savedAt: z.number().int().nonnegative(),
  /** The answer's data; of a long list with its first rows only, of a part its elements. */
  data: z.string(),
  /** Of a long list: the files that hold all its rows. */
  parts: partsSchema.optional(),
})
export type OfflineCopy = z.infer<typeof copySchema>

/** The name of a part of a long list: it opens in no other place and with no other copy. */
export const partOf = (list: OfflineList, generation: string, at: number | ''): string => `${list}-${generation}-${at}`

/** The first line is the time, with the parts where there are any; the rest the data as it came: 80 MB are not worth writing as JSON once more. */
export const COPY_FORMAT: SealedFormat<OfflineCopy> = {
  write: (_version, [copy]) => {
    if (copy === undefined) return []
    const { savedAt, parts, data } = copy
    return [`${[savedAt, ...(parts === undefined ? [] : [parts.generation, parts.count])].join(' ')}\n`, data]
  },
  read: (text) => {
    const end = text.indexOf('\n')
    if (end <= 0) return null
    const [savedAt, generation, count] = text.slice(0, end).split(' ')
    const parts = generation === undefined ? {} : { parts: { generation, count: Number(count) } }
    return { version: 1, entries: [{ savedAt: Number(savedAt), data: text.slice(end + 1), ...parts }] }
  },
}
