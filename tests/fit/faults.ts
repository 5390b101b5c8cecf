import { type GraphQLSchema, parse, print, validate } from 'graphql'
import answerShapes from '#generated/answer-shapes.json' with { type: 'json' }
import { type AnswerShapes, compileAnswerShape } from '#shared/answer-shape.ts'
import { isMoneyOperation } from '#shared/domain/payment.ts'
import { joinedPages, nextPage, plannedAnswer, plannedShape, plannedVariables } from '#shared/fit/apply-plan.ts'
import { type Fit, fitOperation } from '#shared/fit/fit.ts'
import type { Plan } from '#shared/fit/plan.ts'
import type { Difference } from './differences.ts'
import { bareName, callPlatform, valuesIn } from './foreign-platform.ts'
import { type Operation, operations, ours } from './own-operations.ts'

type Values = Readonly<Record<string, unknown>>

export interface MadeDifference {
  readonly difference: Difference
  readonly where: string
}

/**
 * Lists the faults in how our operations are fitted to a schema with these differences; nothing where each works or is
 * listed.
 */
export function faultsOf(schema: GraphQLSchema, made: readonly MadeDifference[], isTried: (operation: string) => boolean = () => true): readonly string[] {
  const about = made.map(({ difference, where }) => `${difference.name} (${where})`).join(', ')
  return operations
    .filter(({ name }) => isTried(name))
    .flatMap((operation) => {
      const fit = fitOperation(operation.document, ours, schema)
      const isTouched = made.some(({ where }) =>
        where.split('.').some((name) => operation.reach.has(bareName(name.replace(/^their_|_(?:Their|args|Page|Edge|Payload)$/g, '')))),
      )
      if (!isTouched) return JSON.stringify(fit.plan) === operation.asIs ? [] : [`${operation.name}: fitted for nothing, after ${about}`]
      const fault = fit.plan === null ? missingFault(fit, made) : fittedFault(operation, fit, fit.plan, schema, made)
      return fault === null ? [] : [`${operation.name}: ${fault}, after ${about}`]
    })
}

/** An operation is missing for what cannot be derived alone, and says which; a payment for something optional too. */
function missingFault({ gaps, operation }: Fit, made: readonly MadeDifference[]): string | null {
  const reasons = gaps.filter(({ blocks }) => blocks).map(({ where, reason }) => `${where} ${reason}`)
  const isNamed = made.some(({ where }) => reasons.some((reason) => bareName(reason).includes(bareName(where.split('.').at(-1) ?? ''))))
  if (!isNamed) return `missing for another reason (${reasons.join('; ')})`
  const isAllowed = made.some(({ difference: { isDerivable, isLossy } }) => !isDerivable || (isLossy === true && isMoneyOperation(operation)))
  return isAllowed ? null : `missing, though it can be derived (${reasons.join('; ')})`
}

function fittedFault(operation: Operation, { gaps, verdict }: Fit, plan: Plan, schema: GraphQLSchema, made: readonly MadeDifference[]): string | null {
  const isLossless = made.every(({ difference: { isDerivable, isLossy } }) => isDerivable && isLossy !== true)
  const lost = gaps.find(({ kind }) => kind === 'argument' || kind === 'field')
  if (isLossless && lost !== undefined) return `${lost.where} ${lost.reason}, though it can be derived`
  const [problem] = validate(schema, parse(plan.document))
  return problem?.message ?? callFault(operation, { plan, isAsIs: verdict === 'as-is' }, schema)
}

/**
 * Calls a server of the schema as the console does, and compares what it got and what came back with what we sent and
 * expect.
 */
function callFault(operation: Operation, { plan, isAsIs }: { readonly plan: Plan; readonly isAsIs: boolean }, schema: GraphQLSchema): string | null {
  const { name, variables, required, type, truth, key } = operation
  const sent = isAsIs ? { variables, lost: [] } : plannedVariables(plan, variables)
  const call = callPlatform(schema, isAsIs ? print(operation.document) : plan.document, sent.variables, type, truth)
  if (call.errors.length > 0) return call.errors.join('; ')
  const received = new Set(valuesIn(call.received))
  const listed = new Set(sent.lost.flatMap((path) => valuesIn(at(variables, path))))
  const lost = valuesIn(variables).filter((value) => !received.has(value) && (isMoneyOperation(name) || required.has(value) || !listed.has(value)))
  if (lost.length > 0) return `${lost.join(', ')} got lost`
  const next = nextPage(plan, sent.variables, call.data)
  const pages = next === null ? [call.data] : [call.data, callPlatform(schema, plan.document, next, type, truth).data]
  const answer = plannedAnswer(plan, joinedPages(plan, pages))
  const problem = compileAnswerShape(plannedShape(plan, (answerShapes as AnswerShapes)[name] ?? {}))(answer)
  return problem === null ? differenceOf(answer[key], truth, plan.absent, key) : `${problem.path} is ${problem.found}, not ${problem.expected}`
}

/** @param path `input.siteServices[0].notes` */
const at = (values: unknown, path: string): unknown => path.split(/[.[\]]+/).reduce<any>((value, step) => (step === '' ? value : value?.[step]), values)

/** Paths at which an answer is not the truth, or lacks a value that is not listed. */
export function differenceOf(answer: unknown, truth: unknown, absent: readonly string[], path: string): string | null {
  if (Array.isArray(answer) && Array.isArray(truth)) {
    const isNothing = answer.length === 0 && absent.some((each) => each.startsWith(`${path}.`))
    if (answer.length !== truth.length && !isNothing) return `${path} has ${answer.length} of ${truth.length}`
    return answer.map((each, index) => differenceOf(each, truth[index], absent, path)).find((each) => each !== null) ?? null
  }
  if (typeof answer === 'object' && answer !== null && typeof truth === 'object' && truth !== null) {
    const members = Object.entries(answer).map(([key, value]) => differenceOf(value, (truth as Values)[key], absent, `${path}.${key}`))
    return members.find((each) => each !== null) ?? null
  }
  return JSON.stringify(answer) === JSON.stringify(truth) ? null : `${path} is ${JSON.stringify(answer)}, not ${JSON.stringify(truth)}`
}
