import { type AnswerCheck, type AnswerProblem, compileScalar, type FieldShapes, kindOf, type ValueShape } from './answer-shape.ts'

/** Where the rows of a list are in an answer, such as `['getSitesAdmin']` or `['getSitesBySiteType', 'items']`, and what a row must look like. */
export interface RowList {
  readonly path: readonly string[]
  /** Every field of a row, with those of the objects in it, such as `basicSiteSetting.curr`. */
  readonly fields: ReadonlySet<string>
  readonly repair: RowRepair
}

/**
 * Takes one row of a list. Returns the fields of it that could not be used, which are null in the row from then on; an empty list where the row is good;
 * the problem where the row itself cannot be used. Changes the row it is given.
 */
export type RowRepair = (row: unknown) => readonly string[] | AnswerProblem

/** A value as it is kept, or why the object around it cannot be. */
type Repair = (value: unknown, path: string, gaps: string[]) => { readonly kept: unknown } | AnswerProblem

/**
 * The rows of an operation that asks for one list, directly or as the `items` of a page; undefined for any other operation.
 * Throws on a scalar that the contract does not know.
 */
export function rowListOf(fields: FieldShapes): RowList | undefined {
  const [only, ...others] = Object.entries(fields)
  if (only === undefined || others.length > 0) return undefined
  const [field, shape] = only
  if (typeof shape === 'string') return undefined
  if (shape.type.startsWith('[')) return rowList([field], shape.type, shape.fields)
  const items = shape.fields['items']
  return typeof items === 'object' && items.type.startsWith('[') ? rowList([field, 'items'], items.type, items.fields) : undefined
}

/** A list of lists has no rows. */
const rowList = (path: readonly string[], type: string, fields: FieldShapes): RowList | undefined =>
  type.startsWith('[[') ? undefined : { path, fields: new Set(fieldNames(fields, '')), repair: rowRepair(fields) }

const fieldNames = (fields: FieldShapes, prefix: string): readonly string[] =>
  Object.entries(fields).flatMap(([key, shape]) => [`${prefix}${key}`, ...(typeof shape === 'string' ? [] : fieldNames(shape.fields, `${prefix}${key}.`))])

function rowRepair(fields: FieldShapes): RowRepair {
  const repair = objectRepair(fields)
  return (row) => {
    const gaps: string[] = []
    const result = repair(row, '', gaps)
    return 'kept' in result ? [...new Set(gaps)] : result
  }
}

function valueRepair(shape: ValueShape): Repair {
  return typeof shape === 'string' ? typeRepair(shape, scalarRepair(compileScalar(shape))) : typeRepair(shape.type, objectRepair(shape.fields))
}

/** A value that cannot be used is null where the contract allows null; else the object around it cannot be used. */
function typeRepair(type: string, content: Repair): Repair {
  const isRequired = type.endsWith('!')
  const inner = isRequired ? type.slice(0, -1) : type
  const repair = inner.startsWith('[') ? listRepair(typeRepair(inner.slice(1, -1), content)) : content
  return (value, path, gaps) => {
    if (value === null || value === undefined) return isRequired ? { path, expected: 'a value', found: kindOf(value) } : { kept: value }
    const before = gaps.length
    const result = repair(value, path, gaps)
    if ('kept' in result || isRequired) return result
    gaps.splice(before, gaps.length, path)
    return { kept: null }
  }
}

const scalarRepair =
  (check: AnswerCheck): Repair =>
  (value, path) => {
    const problem = check(value)
    return problem === null ? { kept: value } : { ...problem, path }
  }

/** A list inside a row is whole or not there: with an element missing it would pass for a shorter one. */
function listRepair(element: Repair): Repair {
  return (value, path, gaps) => {
    if (!Array.isArray(value)) return { path, expected: 'a list', found: kindOf(value) }
    for (let index = 0; index < value.length; index++) {
      const result = element(value[index], path, gaps)
      if (!('kept' in result)) return result
      value[index] = result.kept
    }
    return { kept: value }
  }
}

function objectRepair(shapes: FieldShapes): Repair {
  const fields = Object.entries(shapes).map(([key, shape]) => ({ key, repair: valueRepair(shape) }))
  return (value, path, gaps) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { path, expected: 'an object', found: kindOf(value) }
    const record = value as Record<string, unknown>
    for (const { key, repair } of fields) {
      const result = repair(record[key], path === '' ? key : `${path}.${key}`, gaps)
      if (!('kept' in result)) return result
      if (result.kept !== record[key]) record[key] = result.kept
    }
    return { kept: record }
  }
}
