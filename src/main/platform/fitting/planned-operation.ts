import answerShapes from '#generated/answer-shapes.json' with { type: 'json' }
import { type AnswerShapes, compileAnswerShape } from '#shared/answer-shape.ts'
import { isMoneyOperation } from '#shared/domain/payment.ts'
import { plannedAnswer, plannedShape, plannedVariables, withNulls } from '#shared/fit/apply-plan.ts'
import { ownPath } from '#shared/fit/own-path.ts'
import type { Plan } from '#shared/fit/plan.ts'
import { Unfit } from '#shared/fit/values/value-conversion.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { rowListOf } from '#shared/row-repair.ts'
import type { RowConversion, TrustedOperation } from '../graphql/trusted-operations.ts'
import { NOT_RUN } from '../platform-error.ts'
import type { OperationFit } from './fittings.ts'

type Variables = Readonly<Record<string, unknown>>

/** An operation as it is sent, with the platform's variables. */
export interface PreparedCall {
  readonly operation: TrustedOperation
  readonly variables: Variables
  /** Undefined where the platform takes the operation as it is in the build. */
  readonly plan?: Plan
}

/**
 * An operation as the platform takes it. `not-offered`: it has none, or no place for a value; then nothing is sent, and
 * of a mutation the details say so.
 */
export function preparedCall(known: TrustedOperation, variables: Variables, fit: OperationFit): Result<PreparedCall> {
  if (fit.state === 'ours') return success({ operation: known, variables })
  if (fit.state === 'missing') return notOffered(known, fit.reason)
  const { plan } = fit
  try {
    const sent = plannedVariables(plan, variables)
    const lost = known.kind === 'query' ? undefined : sent.lost.find((path) => isMoneyOperation(known.name) || !isEmpty(valueAt(variables, path)))
    if (lost !== undefined) return notOffered(known, `there is no place for ${lost}`)
    return success({ operation: plannedOperation(known, plan), variables: sent.variables, plan })
  } catch (error) {
    if (error instanceof Unfit) return notOffered(known, `${error.path} ${error.message}`)
    throw error
  }
}

const notOffered = ({ kind }: TrustedOperation, reason: string): Result<never> =>
  failure('not-offered', `Not offered by this platform: ${reason}. Nothing was sent.`, kind === 'mutation' ? { ...NOT_RUN } : undefined)

const operations = new WeakMap<Plan, TrustedOperation>()

function plannedOperation(known: TrustedOperation, plan: Plan): TrustedOperation {
  const made = operations.get(plan)
  if (made !== undefined) return made
  const shape = plannedShape(plan, (answerShapes as AnswerShapes)[known.name] ?? {})
  // Only queries: after a change, screens read again what its answer lacks.
  const lacks = known.kind === 'query' && plan.absent.length > 0
  const convert = (data: Variables): Variables => (lacks ? withNulls(plan, plannedAnswer(plan, data)) : plannedAnswer(plan, data))
  const isChanged = lacks || Object.keys(plan.answer).length > 0 || plan.paging !== undefined
  const rows = plan.paging === undefined && known.listField !== undefined ? plan.answer[known.listField] : undefined
  const areRowsAlone = rows === undefined ? lacks && plan.paging === undefined : typeof rows === 'object' && 'each' in rows
  const operation: TrustedOperation = {
    ...known,
    text: plan.document,
    check: compileAnswerShape(shape),
    rowList: known.rowList && rowListOf(shape),
    ...(isChanged ? { convert, ownPath: (path) => ownPath(plan, path) } : {}),
    ...(known.listField !== undefined && areRowsAlone ? { convertRows: rowConversion(convert, known.listField) } : {}),
  }
  operations.set(plan, operation)
  return operation
}

const rowConversion =
  (convert: (data: Variables) => Variables, field: string): RowConversion =>
  (rows) =>
    convert({ [field]: rows })[field] as readonly unknown[]

/**
 * A form sends every field it has, also those that nobody filled in. What is empty says nothing, and a switch that is
 * off asks for nothing; any other value would be lost without a word.
 */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/** @param path as `plannedVariables` gives it: `input.siteServices[0].notes` */
const valueAt = (variables: Variables, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Variables)[step] : undefined),
      variables,
    )
