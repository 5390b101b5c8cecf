/**
 * The shape that an operation's answer must have by the contract, and a check of an answer against it.
 *
 * Shapes are generated from `schema/platform.graphql` and the operations into `src/generated/answer-shapes.json`. The check is made for large answers:
 * a shape is compiled once into closures, so that 100,000 sites of forty fields take a fraction of the time of parsing them.
 */

/** What a field's value must be: a scalar as its GraphQL type (`Long`, `[String!]!`), an object or a list of them as its type and the fields asked for. */
export type ValueShape = string | { readonly type: string; readonly fields: FieldShapes }

/** Response key (the alias, where there is one) -> shape of its value. */
export type FieldShapes = { readonly [responseKey: string]: ValueShape }

/** Operation name -> the fields of its answer's `data`. */
export type AnswerShapes = { readonly [operation: string]: FieldShapes }

/** Where an answer leaves the contract. */
export type AnswerProblem = {
  /** Such as `getSitesAdmin[12].createdAt`. */
  readonly path: string
  /** Such as `Long` or `a value`. */
  readonly expected: string
  /** The kind of what was found, never the value itself: it may be confidential. */
  readonly found: string
}

/** Returns the first problem of an answer's `data`, or null when it fits. Absent nullable fields and fields that were not asked for are tolerated. */
export type AnswerCheck = (data: unknown) => AnswerProblem | null

/**
 * Compiles the shape of one operation's answer into its check. Keep the check and use it for every answer of that operation.
 * Throws on a scalar that the contract does not know: that is a fault of the build, not of an answer.
 */
export function compileAnswerShape(fields: FieldShapes): AnswerCheck {
  return typeCheck('Data!', objectCheck(fields))
}

/** The check of a GraphQL type: what stands inside all its brackets and exclamation marks is checked by `content`. */
function typeCheck(type: string, content: AnswerCheck): AnswerCheck {
  if (type.endsWith('!')) {
    const check = contentCheck(type.slice(0, -1), content)
    return (value) => (value === null || value === undefined ? problem('a value', value) : check(value))
  }
  const check = contentCheck(type, content)
  return (value) => (value === null || value === undefined ? null : check(value))
}

function contentCheck(type: string, content: AnswerCheck): AnswerCheck {
  return type.startsWith('[') ? listCheck(typeCheck(type.slice(1, -1), content)) : content
}

function valueCheck(shape: ValueShape): AnswerCheck {
  return typeof shape === 'string' ? typeCheck(shape, compileScalar(shape)) : typeCheck(shape.type, objectCheck(shape.fields))
}

/** The check of the scalar inside a type such as `[Long!]!`. Throws on one that the contract does not know. */
export function compileScalar(type: string): AnswerCheck {
  const name = type.replaceAll(/[[\]!]/g, '')
  const check = SCALAR_CHECKS[name]
  if (!check) throw new Error(`The contract has no scalar ${name}`)
  return check
}

const text: AnswerCheck = (value) => (typeof value === 'string' ? null : problem('String', value))

const SCALAR_CHECKS: Readonly<Record<string, AnswerCheck>> = {
  String: text,
  ID: text,
  Boolean: (value) => (typeof value === 'boolean' ? null : problem('Boolean', value)),
  Float: (value) => (typeof value === 'number' ? null : problem('Float', value)),
  Int: (value) => (Number.isInteger(value) && ((value as number) | 0) === value ? null : problem('Int', value)),
  // Any number: beyond 2^53 JSON has lost digits. `money.ts` and `date.ts` show such a value as odd; refusing it would cost the whole list.
  Long: (value) => (typeof value === 'number' ? null : problem('Long', value)),
}

function listCheck(checkItem: AnswerCheck): AnswerCheck {
  return (value) => {
    if (!Array.isArray(value)) return problem('a list', value)
    for (let index = 0; index < value.length; index++) {
      const found = checkItem(value[index])
      if (found !== null) return within(`[${index}]`, found)
    }
    return null
  }
}

function objectCheck(shapes: FieldShapes): AnswerCheck {
  const fields = Object.entries(shapes).map(([key, shape]) => ({ key, check: valueCheck(shape) }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('an object', value)
    const record = value as Readonly<Record<string, unknown>>
    for (const { key, check } of fields) {
      const found = check(record[key])
      if (found !== null) return within(key, found)
    }
    return null
  }
}

/** Paths are put together on the way out, so that a good answer builds none. */
function within(step: string, inner: AnswerProblem): AnswerProblem {
  const joint = inner.path === '' || inner.path.startsWith('[') ? '' : '.'
  return { ...inner, path: `${step}${joint}${inner.path}` }
}

function problem(expected: string, value: unknown): AnswerProblem {
  return { path: '', expected, found: kindOf(value) }
}

/** The kind of a value, as a problem names it. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a fraction'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
