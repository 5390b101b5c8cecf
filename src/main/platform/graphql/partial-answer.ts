import type { AnswerProblem } from '#shared/answer-shape.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { isObject } from '../http/json-object.ts'
import type { RowLosses } from '../lists/row-losses.ts'
import type { TrustedOperation } from './trusted-operations.ts'

/** What can be shown of an answer that failed in part. */
export interface PartialData {
  readonly text: string
  readonly missing: Missing | null
}

/**
 * The part of a plain answer's `data` that can be used, without the rows that cannot; the problem where the list is wrong as a whole, null where nothing of it
 * is left. Changes the data.
 */
export function usablePart(operation: TrustedOperation, data: unknown, errors: readonly unknown[], losses: RowLosses): PartialData | AnswerProblem | null {
  const holder = losses.path.slice(0, -1).reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), data)
  const field = losses.path.at(-1) ?? ''
  const rows = isObject(holder) ? holder[field] : undefined
  if (Array.isArray(rows)) (holder as Record<string, unknown>)[field] = losses.take(rows as unknown[], false)
  losses.report(errors)
  const problem = operation.check(data)
  if (problem !== null) return problem
  return losses.usable > 0 ? { text: JSON.stringify(data), missing: losses.missing() } : null
}
