import { MARK } from './incomplete-lists.ts'

/**
 * Finds out what a column or a field of a form is made of by reading it off a record that has nothing: so no declaration
 * has to say twice which fields it shows.
 */

/** A function of a record; it may throw where the record has nothing. */
type Reader<Row> = (row: Row) => unknown

interface Reads {
  readonly absent: Set<string>
  hasOthers: boolean
}

/**
 * True if a function reads only absent fields of a record. One that reads nothing, or something else
 * too, has something to show.
 *
 * @param absent paths that no record has: `planDetails.planName`
 * @param at path of the platform's record within the row, where it is not the row itself
 */
export function showsNothing<Row>(read: Reader<Row>, absent: readonly string[], at = ''): boolean {
  if (absent.length === 0) return false
  const reads: Reads = { absent: new Set(), hasOthers: false }
  const paths = at === '' ? absent : absent.map((path) => `${at}.${path}`)
  try {
    read(recordWithout('', paths, reads) as Row)
  } catch {
    // It needs a value that is there: what it has read until then is known.
  }
  return reads.absent.size > 0 && !reads.hasOthers
}

/** True if a path or one of its parents is absent. */
const isAbsent = (path: string, absent: readonly string[]): boolean => absent.some((each) => path === each || path.startsWith(`${each}.`))

/** True if a form's field is absent. @param field its path in the record, which may hold indexes: `lines.0.font` */
export const isFieldAbsent = (field: string, absent: readonly string[]): boolean => isAbsent(field.replace(/\.\d+(?=\.|$)/g, ''), absent)

/** Variables without the values at some paths of their input, or of themselves. Lists are gone through. */
export const withoutPaths = <Variables>(variables: Variables, paths: readonly string[]): Variables =>
  paths.flatMap((path) => [path, `input.${path}`, `data.${path}`]).reduce((value, path) => withoutPath(value, path.split('.')), variables)

const withoutPath = <Value>(value: Value, [step = '', ...rest]: readonly string[]): Value => {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPath(each, [step, ...rest])) as Value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  const { [step as keyof typeof value]: inner, ...others } = value
  return (rest.length === 0 ? others : { ...others, [step]: withoutPath(inner, rest) }) as Value
}

/** A record whose fields are all empty. A field that holds absent ones is an object and a list of one at once. */
function recordWithout(prefix: string, absent: readonly string[], reads: Reads): object {
  const known = new Map<string, object>()
  const list: object[] = []
  const record: object = new Proxy(list, {
    get(_, key) {
      // The mark of what was not loaded is no field of the platform.
      if (typeof key === 'symbol' || key === MARK || key in Array.prototype || /^\d+$/.test(key)) return Reflect.get(list, key) as unknown
      const path = `${prefix}${key}`
      if (absent.includes(path)) {
        reads.absent.add(path)
        return null
      }
      if (!absent.some((each) => each.startsWith(`${path}.`))) {
        reads.hasOthers = true
        return null
      }
      const inner = known.get(key) ?? recordWithout(`${path}.`, absent, reads)
      known.set(key, inner)
      return inner
    },
  })
  list.push(record)
  return record
}
