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
 * Whether all that a function reads of a record is absent from every record. One that reads nothing, or something else
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

/** Whether a path is absent, by itself or with what it is part of. */
const isAbsent = (path: string, absent: readonly string[]): boolean => absent.some((each) => path === each || path.startsWith(`${each}.`))

/**
 * Whether a field of a form is absent. It has the name of the platform's field, with its path as far as the form has that.
 *
 * @param field its name in the form, which may hold indexes: `lines.0.font`
 */
export const isFieldAbsent = (field: string, absent: readonly string[]): boolean => {
  const name = field.replace(/\.\d+(?=\.|$)/g, '')
  return isAbsent(name, absent) || absent.some((path) => path.endsWith(`.${name}`))
}

/** Variables without the values at some paths of their input, or of themselves. Lists are gone through. */
export const withoutPaths = <Variables>(variables: Variables, paths: readonly string[]): Variables =>
  paths.flatMap((path) => [path, `input.${path}`, `data.${path}`]).reduce((value, path) => withoutPath(value, path.split('.')), variables)

const withoutPath = <Value>(value: Value, [step = '', ...rest]: readonly string[]): Value => {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPath(each, [step, ...rest])) as Value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  const { [step as keyof typeof value]: inner, ...others } = value
  return (rest.length === 0 ? others : { ...others, [step]: withoutPath(inner, rest) }) as Value
}

/** A record without its absent fields, whose other fields are empty. Where absent fields are within one, it is an object and a list of one. */
function recordWithout(prefix: string, absent: readonly string[], reads: Reads): object {
  const known = new Map<string, object>()
  const list: object[] = []
  const record: object = new Proxy(list, {
    get(_, key) {
      if (typeof key === 'symbol' || key in Array.prototype || /^\d+$/.test(key)) return Reflect.get(list, key) as unknown
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
