import * as z from 'zod'
import { LARGEST_IMAGE } from '../domain/content/image.ts'
import { type CallTable, type EventTable, KB, MB, nothing, SMALL } from './contract.ts'

const downloadId = z.string().min(1).max(64)

export const downloadSchema = z.object({
  id: downloadId,
  name: z.string().describe('file name only'),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']).describe('waiting: others are before it'),
  received: z.number().int().nonnegative().describe('bytes'),
  total: z.number().int().nonnegative().nullable().describe('bytes, null while unknown'),
  failure: z.string().nullable(),
})
export type Download = z.infer<typeof downloadSchema>

/** Main runs the operation itself: the link it answers with carries credentials and stays in main. */
const downloadArguments = z.discriminatedUnion('kind', [z.object({ kind: z.literal('sites'), which: z.enum(['all', 'inactive']) })])

const exportCell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type ExportCell = z.infer<typeof exportCell>

const beginExportArguments = z.object({
  name: z.string().min(1).max(120).describe('file name without ending; main makes it safe and unique'),
  format: z.enum(['csv', 'xlsx']),
  columns: z
    .array(z.object({ title: z.string(), kind: z.enum(['text', 'number', 'date']) }))
    .min(1)
    .max(200),
})
const appendExportArguments = z.object({ id: downloadId, rows: z.array(z.array(exportCell)).max(5000) })

const uploadId = z.string().min(1).max(64)

/**
 * The subject of an image determines its storage key. Images of a store registration are sent to the platform
 * instead.
 */
const imageSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site-logo'), subdomain: z.string().min(1).max(100) }),
  z.object({ kind: z.literal('page') }),
  z.object({ kind: z.literal('template') }),
  z.object({ kind: z.literal('new-menu'), siteId: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('menu'), siteId: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('store'), siteId: z.string().min(1).max(200) }),
])
export type ImageSubject = z.infer<typeof imageSubjectSchema>

const uploadImageArguments = z.object({
  id: uploadId.describe('chosen by the caller: names the upload in progress events and in files.cancel'),
  of: imageSubjectSchema,
  bytes: z
    .custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength > 0 && value.byteLength <= LARGEST_IMAGE, 'must be some bytes, not too many')
    .describe('an image, in a format that its kind takes'),
})

/** Where an object lies in the platform's storage. */
const storedObjectSchema = z.object({ bucket: z.string(), key: z.string(), region: z.string() })
export type StoredObject = z.infer<typeof storedObjectSchema>

const uploadSchema = z.object({
  id: uploadId,
  sent: z.number().int().nonnegative().describe('bytes'),
  total: z.number().int().positive().describe('bytes'),
})
export type UploadProgress = z.infer<typeof uploadSchema>

export const filesCalls = {
  'files.download': { argument: downloadArguments, result: downloadSchema, limit: SMALL },
  'files.list': { argument: nothing, result: z.array(downloadSchema), limit: SMALL },
  'files.mayUploadImages': { argument: nothing, result: nothing, limit: SMALL },
  'files.uploadImage': { argument: uploadImageArguments, result: storedObjectSchema, limit: LARGEST_IMAGE + SMALL, takesBytes: true },
  'files.cancel': { argument: z.object({ id: downloadId }), result: nothing, limit: SMALL },
  'files.open': { argument: z.object({ id: downloadId }), result: nothing, limit: SMALL },
  'files.showInFolder': { argument: z.object({ id: downloadId }), result: nothing, limit: SMALL },
  'files.beginExport': { argument: beginExportArguments, result: downloadSchema, limit: 64 * KB },
  'files.appendExport': { argument: appendExportArguments, result: nothing, limit: 32 * MB },
  'files.finishExport': { argument: z.object({ id: downloadId }), result: downloadSchema, limit: SMALL },
} as const satisfies CallTable

export const filesEvents = {
  'files.progress': downloadSchema,
  'files.uploadProgress': uploadSchema,
} as const satisfies EventTable
