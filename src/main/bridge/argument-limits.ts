import type { Channel } from '#shared/bridge.ts'
import { LARGEST_IMAGE } from '#shared/domain/image.ts'

const KB = 1024
const MB = 1024 * KB

/** A name, a key or nothing at all. */
const SMALL = 4 * KB

/** How many bytes an argument may have, by channel. A channel without a limit does not compile. */
export const ARGUMENT_LIMITS: { readonly [Name in Channel]: number } = {
  'shell.information': SMALL,
  'shell.openLink': SMALL,
  'shell.print': SMALL,
  'shell.report': 16 * KB,
  'shell.notices': SMALL,
  'shell.unlockKeychain': SMALL,
  'connection.status': SMALL,
  'connection.choose': SMALL,
  'identity.status': SMALL,
  'identity.signIn': SMALL,
  'identity.cancelSignIn': SMALL,
  'identity.signOut': SMALL,
  'identity.forgetMe': SMALL,
  // The texts of many pages, or a whole menu, in one mutation.
  'platform.execute': 32 * MB,
  'platform.cancel': SMALL,
  'platform.rest': SMALL,
  'platform.reachability': SMALL,
  'dashboards.rows': 16 * KB,
  'dashboards.dump': 16 * KB,
  'offline.read': SMALL,
  'files.download': SMALL,
  'files.list': SMALL,
  'files.mayUploadImages': SMALL,
  'files.uploadImage': LARGEST_IMAGE + SMALL,
  'files.cancel': SMALL,
  'files.open': SMALL,
  'files.showInFolder': SMALL,
  'files.beginExport': 64 * KB,
  'files.appendExport': 32 * MB,
  'files.finishExport': SMALL,
  'drafts.read': SMALL,
  'drafts.write': 4 * MB,
  'drafts.discard': SMALL,
  'places.states': SMALL,
  'places.cities': SMALL,
  'money.send': 256 * KB,
  'money.list': SMALL,
  'money.check': SMALL,
  'money.dismiss': SMALL,
  'money.release': SMALL,
  // 250,000 recipients.
  'campaigns.start': 128 * MB,
  'campaigns.current': SMALL,
  'campaigns.stop': SMALL,
  'campaigns.resume': SMALL,
  'campaigns.dismiss': SMALL,
  'campaigns.release': SMALL,
  'invoices.download': 16 * KB,
  'invoices.downloadAll': 8 * MB,
  'invoices.issued': SMALL,
  'invoices.list': SMALL,
  'invoices.open': SMALL,
  'invoices.showInFolder': SMALL,
  'invoices.read': SMALL,
  'invoices.downloadAgain': SMALL,
  'invoices.forget': SMALL,
  'invoices.chooseFolder': SMALL,
  'preferences.read': SMALL,
  'preferences.write': 256 * KB,
}

/** What any value costs at least. */
const LEAST = 4

/** Deeper than anything the console sends. */
const DEEPEST = 100

/**
 * Whether a value that crossed the bridge would take more than `limit` bytes when written out, or cannot be written out at all: a cycle, or very deep.
 * Stops at the limit and measures what is shared once, so that a hostile argument costs no more than an allowed one.
 */
export const isLargerThan = (value: unknown, limit: number): boolean => sizeOf(value, limit, 0, new Map()) > limit

/** The bytes of a value; infinite as soon as they are more than `left`. */
function sizeOf(value: unknown, left: number, depth: number, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return ownSize(value, left)
  const before = known.get(value)
  if (before !== undefined) return before
  // What contains itself finds this while it is measured.
  known.set(value, Number.POSITIVE_INFINITY)
  if (depth > DEEPEST) return Number.POSITIVE_INFINITY
  let size = ownSize(value, left)
  if (size > left) return Number.POSITIVE_INFINITY
  for (const part of partsOf(value)) {
    size += sizeOf(part, left - size, depth + 1, known)
    if (size > left) return Number.POSITIVE_INFINITY
  }
  known.set(value, size)
  return size
}

/** The bytes of a value without what it contains. */
function ownSize(value: unknown, left: number): number {
  // A text has at least as many bytes as UTF-16 units, so one that is too long need not be counted.
  if (typeof value === 'string') return LEAST + (value.length > left ? value.length : Buffer.byteLength(value))
  if (typeof value === 'bigint') return LEAST + value.toString(16).length / 2
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return LEAST + value.byteLength
  if (Array.isArray(value)) return LEAST * (1 + value.length)
  if (value instanceof Map || value instanceof Set) return LEAST * (1 + value.size)
  return LEAST
}

function partsOf(value: object): Iterable<unknown> {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return []
  if (Array.isArray(value) || value instanceof Set) return value
  if (value instanceof Map) return value.entries()
  if (value instanceof Error) return [value.message, value.stack]
  return namesAndValues(value)
}

/** One after the other, so that what comes after the limit is not even read. */
function* namesAndValues(value: object): Generator {
  for (const name of Object.keys(value)) {
    yield name
    yield Reflect.get(value, name)
  }
}
