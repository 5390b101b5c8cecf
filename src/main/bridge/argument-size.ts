/** What any value costs at least. */
const LEAST = 4

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
