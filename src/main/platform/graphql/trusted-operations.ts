import answerShapes from '#generated/answer-shapes.json' with { type: 'json' }
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { type AnswerCheck, type AnswerShapes, compileAnswerShape, type FieldShapes } from '#shared/answer-shape.ts'
import { isMoneyOperation } from '#shared/domain/payment.ts'
import { partialList } from '#shared/partial-lists.ts'
import { type RowList, rowListOf } from '#shared/row-repair.ts'

/** Throws `Unfit`. */
export type RowConversion = (rows: readonly unknown[]) => readonly unknown[]

/** An operation known from the build: the only texts that main ever sends. */
export interface TrustedOperation {
  readonly name: string
  readonly text: string
  readonly kind: 'query' | 'mutation'
  /** Sent twice it has the effect of once: a query, and a mutation that only sets what a record has. */
  readonly isRepeatable: boolean
  readonly check: AnswerCheck
  /** Makes our `data` of what a platform with a schema of its own answers. Throws `Unfit`. */
  readonly convert?: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Converts the path of an error in the platform's answer to the path in ours. */
  readonly ownPath?: (path: readonly (string | number)[]) => readonly (string | number)[]
  /** As `convert`, for the rows of `listField` alone. Set if nothing else changes: the list can be read while it arrives. */
  readonly convertRows?: RowConversion
  /** The field that the operation asks for, when it asks for one only and that is a list. */
  readonly listField: string | undefined
  /** The rows it asks for, when it asks for one list, directly or in pages. */
  readonly rowList: RowList | undefined
  /** The fields that a row needs, where its list may be shown in part. */
  readonly needs: 'all' | readonly string[] | undefined
}

export type OperationName = keyof typeof documents

const texts = new Map<string, string>(Object.entries(documents))
const shapes = new Map(Object.entries(answerShapes as AnswerShapes))
const found = new Map<string, TrustedOperation>()

export function trustedOperation(name: string): TrustedOperation | undefined {
  const known = found.get(name)
  if (known !== undefined) return known
  const text = texts.get(name)
  const shape = shapes.get(name)
  if (text === undefined || shape === undefined) return undefined
  // What is not plainly a query is treated as a mutation: never repeated.
  const kind = /^query\b/.test(text) ? 'query' : 'mutation'
  const rowList = kind === 'query' ? rowListOf(shape) : undefined
  const needs = rowList && partialList(name)?.needs
  const isRepeatable = kind === 'query' || (name.startsWith('Update') && !isMoneyOperation(name))
  const operation: TrustedOperation = { name, text, kind, isRepeatable, check: compileAnswerShape(shape), listField: listFieldOf(shape), rowList, needs }
  found.set(name, operation)
  return operation
}

function listFieldOf(shape: FieldShapes): string | undefined {
  const [only, ...others] = Object.entries(shape)
  if (only === undefined || others.length > 0) return undefined
  const [field, value] = only
  return (typeof value === 'string' ? value : value.type).startsWith('[') ? field : undefined
}
