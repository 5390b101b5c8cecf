import shapes from '#generated/answer-shapes.json' with { type: 'json' }
import type { FieldShapes, ValueShape } from '#shared/answer-shape.ts'
import { success } from '#shared/result.ts'

/** A platform that answers every operation by the contract, with as little as it allows; the pages of one list are the test's. */

const SCALARS: Readonly<Record<string, unknown>> = { String: 'text', ID: 'id', Boolean: false, Int: 1, Float: 1, Long: 1 }

const contentOf = (shape: ValueShape): unknown => {
  const type = typeof shape === 'string' ? shape : shape.type
  if (!type.endsWith('!')) return null
  if (type.startsWith('[')) return []
  return typeof shape === 'string' ? SCALARS[type.slice(0, -1)] : recordOf(shape.fields)
}

const recordOf = (fields: FieldShapes): Record<string, unknown> => Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, contentOf(shape)]))

const shapeOf = (operation: string): FieldShapes => (shapes as Readonly<Record<string, FieldShapes>>)[operation] ?? {}

/** The answer's one field, and the shape of a row of its list. */
const listOf = (operation: string): { readonly field: string; readonly row: FieldShapes } => {
  const [[field, shape] = ['', '']] = Object.entries(shapeOf(operation))
  const fields = typeof shape === 'string' ? {} : shape.fields
  const items = fields['items']
  return { field, row: items !== undefined && typeof items !== 'string' ? items.fields : fields }
}

/** A page as a test describes it: its rows by id, and the token after it. */
export interface FakePage {
  readonly ids: readonly string[]
  readonly nextToken?: string | null
}

/** Answers for `platform.execute` of the fake bridge; counts the requests of the one operation. */
export const fakePlatform = (operation: string, pageOf: (request: number) => FakePage) => {
  const counted = { requests: 0 }
  const { field, row } = listOf(operation)
  /** Every name and id of a row is its own. */
  const rowOf = (id: string) =>
    Object.fromEntries(Object.entries(recordOf(row)).map(([key, value]) => [key, typeof value === 'string' ? `${key} ${id}` : value]))
  const page = (): unknown => {
    counted.requests += 1
    const { ids, nextToken } = pageOf(counted.requests)
    const rows = ids.map(rowOf)
    return nextToken === undefined ? rows : { items: rows, nextToken }
  }
  const answer = (call: { readonly operation: string }) =>
    success({ data: JSON.stringify(call.operation === operation ? { [field]: page() } : recordOf(shapeOf(call.operation))), receivedAt: 1 })
  return { counted, answer }
}
