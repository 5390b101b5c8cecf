import { PERMISSION_GROUPS } from '../permission.ts'
import type { BulkContent, BulkJob, BulkRecord } from './bulk-jobs.ts'

type RecordFieldKind = 'toggle' | 'text' | 'permissions'

interface RecordField {
  readonly of: 'user' | 'menu' | 'template'
  /** Its name on the platform. */
  readonly name: string
  /** As the editor of the record calls it. */
  readonly label: string
  readonly kind: RecordFieldKind
  /** May be written without a value. */
  readonly mayBeEmpty?: true
}

/**
 * What can be changed for many users (partners are users), menus or templates at once: what their editors can save and what means the same for each of them.
 * Permissions are switched one by one, by `group.operation`: those that the change does not name stay as they are.
 */
export const RECORD_FIELDS = {
  'user.enabled': { of: 'user', name: 'enabled', label: 'Status', kind: 'toggle' },
  'user.onboardedBy': { of: 'user', name: 'onboardedBy', label: 'Onboarded By', kind: 'text' },
  'user.supportNumber': { of: 'user', name: 'supportNumber', label: 'Support Number', kind: 'text', mayBeEmpty: true },
  'user.permissions': { of: 'user', name: 'permissions', label: 'Permission', kind: 'permissions' },
  'menu.typeStatus': { of: 'menu', name: 'typeStatus', label: 'Menu Status', kind: 'toggle' },
  'menu.gstEnabled': { of: 'menu', name: 'gstEnabled', label: 'GST', kind: 'toggle' },
  'template.tempSubject': { of: 'template', name: 'tempSubject', label: 'Subject', kind: 'text' },
  'template.text': { of: 'template', name: 'text', label: 'Content', kind: 'text' },
} as const satisfies Readonly<Record<string, RecordField>>

export type RecordJob = keyof typeof RECORD_FIELDS

export const RECORD_JOBS = Object.keys(RECORD_FIELDS) as [RecordJob, ...RecordJob[]]

export const recordFieldOf = (job: RecordJob): RecordField => RECORD_FIELDS[job]

export const isRecordJob = (job: BulkJob): job is RecordJob => Object.hasOwn(RECORD_FIELDS, job)

/** Longest text that a row can have or get. */
export const LONGEST_BULK_TEXT = 5000

const PERMISSIONS: ReadonlySet<string> = new Set(
  Object.entries(PERMISSION_GROUPS).flatMap(([group, operations]) => operations.map((operation) => `${group}.${operation}`)),
)

const switchesPermissions = (content: BulkRecord): boolean => {
  const entries = Object.entries(content)
  return entries.length > 0 && entries.every(([name, isGranted]) => PERMISSIONS.has(name) && typeof isGranted === 'boolean')
}

/** Whether a content may be written by a job. @param isRestored it is what the record had before, which may be nothing */
export const isRecordContent = (job: RecordJob, content: BulkContent, isRestored: boolean): boolean => {
  const { kind, mayBeEmpty } = recordFieldOf(job)
  if (typeof content === 'object' && content !== null) return kind === 'permissions' && switchesPermissions(content)
  if (kind === 'permissions') return false
  if (kind === 'toggle') return typeof content === 'boolean'
  if (content === null) return mayBeEmpty === true || isRestored
  return typeof content === 'string' && content.trim() !== '' && content.length <= LONGEST_BULK_TEXT
}

/** The id of a row whose record has an id only within its owner: a menu of a site, a template of a scope. */
export const rowIdWithin = (owner: string, slug: string): string => JSON.stringify([owner, slug])

/** Owner and slug of such an id; undefined for any other text. */
export const partsOfRowId = (id: string): { readonly owner: string; readonly slug: string } | undefined => {
  try {
    const parts: unknown = JSON.parse(id)
    if (!Array.isArray(parts) || parts.length !== 2) return undefined
    const [owner, slug] = parts as readonly unknown[]
    return typeof owner === 'string' && typeof slug === 'string' ? { owner, slug } : undefined
  } catch {
    return undefined
  }
}
