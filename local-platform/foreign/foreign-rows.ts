import { dashboardSiteSchema, outstandingRowSchema } from '#shared/domain/dashboards/dashboard-rows.ts'
import { extremeLong, extremeText, extremeTime, type Place } from './extremes.ts'
import type { ForeignSeed } from './seed.ts'

type Row = Readonly<Record<string, unknown>>
type FieldSchema = { readonly isOptional: () => boolean; readonly safeParse: (value: unknown) => { readonly success: boolean } }

/** The rows of analytics in a seed. They are no part of the SDL: what may be absent is read from the schema that both sides share. */
function foreignRows(rows: readonly unknown[], seed: ForeignSeed): readonly unknown[] {
  if (seed === 'bare') return []
  return rows.map((row, record) => foreignRow(row as Row, record, seed))
}

/** The answer of an analytics call, `{ result: <JSON text of rows> }`, in a seed. */
export function foreignAnswer(answer: unknown, seed: ForeignSeed): unknown {
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) return answer
  return { ...answer, result: foreignDump(answer.result, seed) }
}

/** The JSON text of rows in a seed; what is no such text stays as it is. */
export function foreignDump(text: unknown, seed: ForeignSeed): unknown {
  if (typeof text !== 'string') return text
  const rows: unknown = JSON.parse(text)
  return Array.isArray(rows) ? JSON.stringify(foreignRows(rows, seed)) : text
}

function foreignRow(row: Row, record: number, seed: Exclude<ForeignSeed, 'bare'>): Row {
  const fields: Readonly<Record<string, FieldSchema>> = 'LESS_30' in row ? outstandingRowSchema.shape : dashboardSiteSchema.shape
  const changed = Object.entries(row).map(([name, value]): [string, unknown] => {
    const schema = fields[name]
    return [name, name === 'id' || schema === undefined ? value : foreignField(value, schema, { record, field: name }, seed)]
  })
  return Object.fromEntries(changed)
}

function foreignField(value: unknown, schema: FieldSchema, place: Place, seed: Exclude<ForeignSeed, 'bare'>): unknown {
  const isNull = seed === 'null' || seed === 'hollow'
  if (Array.isArray(value)) return seed === 'empty' || (seed === 'null' && !schema.isOptional()) ? [] : seed === 'null' ? null : value
  if (isNull) return schema.isOptional() ? null : value
  if (schema.safeParse('').success) return seed === 'empty' ? '' : extremeText(place)
  if (seed === 'empty') return 0
  return /(At|Date)$/.test(place.field) ? extremeTime(place) : extremeLong(place)
}
