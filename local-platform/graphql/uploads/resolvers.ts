import { randomUUID } from 'node:crypto'
import type { Resolvers, StoredFile, UploadFileInput } from '../../generated/resolvers.ts'
import { STORAGE_BUCKET, STORAGE_REGION } from '../../storage/object-store.ts'
import { requireText } from '../argument-rules.ts'
import { requireAnyPermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid } from '../errors.ts'

const MEBIBYTE = 1024 * 1024
const LARGEST_FILE = 8 * MEBIBYTE
const MOST_FILES = 15
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Folders and a name, no way out of them. */
const KEY = /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w.-]+)*$/

/** Files belong to sites, pages, menus and templates: who may write one of these may upload. */
const requireMayUpload = (caller: Caller): void =>
  requireAnyPermission(
    caller,
    { group: 'site', operation: 'create_new_site' },
    { group: 'site', operation: 'edit_site' },
    { group: 'staticPage', operation: 'create_new_page' },
    { group: 'staticPage', operation: 'edit_page' },
    { group: 'manageMenu', operation: 'add_menu' },
    { group: 'globalTemplates', operation: 'create' },
    { group: 'globalTemplates', operation: 'edit' },
    { group: 'campaigns', operation: 'campaigns_templates' },
  )

export const uploadResolvers: Resolvers = {
  Query: {
    // What the rich editor sends its images with. The local storage takes anybody's.
    getFroalaSignature: (_root, _arguments, { caller }) => {
      requireMayUpload(caller)
      return JSON.stringify({ bucket: STORAGE_BUCKET, region: STORAGE_REGION, keyStart: 'internalAdmin/', params: { acl: 'public-read' } })
    },
  },

  Mutation: {
    uploadFile: async (_root, { input }, { caller, storage }) => {
      requireMayUpload(caller)
      if (input.length === 0 || input.length > MOST_FILES) throw invalid('NUMBER_OF_FILES_NOT_VALID')
      // All files are checked before the first one is written.
      const files = input.map(requireValidFile)
      for (const { key, body, type } of files) await storage.put(key, body, type)
      return files.map(({ key, type }): StoredFile => ({ bucket: STORAGE_BUCKET, region: STORAGE_REGION, key, mimeType: type }))
    },
  },
}

function requireValidFile({ content, name, type, key }: UploadFileInput): { key: string; body: Buffer; type: string } {
  requireText(name, 'FILE_NAME')
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(type)) throw invalid('FILE_TYPE_NOT_VALID')
  if (!BASE64.test(content)) throw invalid('CONTENT_NOT_BASE64')
  const body = Buffer.from(content, 'base64')
  if (body.length > LARGEST_FILE) throw invalid('FILE_TOO_LARGE')
  const place = key ?? `uploads/${randomUUID()}`
  if (!KEY.test(place)) throw invalid('KEY_NOT_VALID')
  return { key: place, body, type }
}
