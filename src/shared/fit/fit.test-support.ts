import { buildSchema, parse, validate } from 'graphql'
import type { Aliases } from './aliases.ts'
import { plannedAnswer, plannedVariables } from './apply-plan.ts'
import { type Fit, type FitSettings, fitOperation } from './fit.ts'
import { gapText } from './gap.ts'
import type { Plan } from './plan.ts'
import { Unfit } from './values/value-conversion.ts'

/** A fitted operation with its plan read back from JSON, as main reads it from the disk. */
export interface Tried {
  readonly fit: Fit
  readonly document: string | undefined
  /** Gaps that block it, and gaps that are only listed. */
  readonly missing: readonly string[]
  readonly noted: readonly string[]
  readonly send: (variables: Record<string, unknown>) => unknown
  readonly lost: (variables: Record<string, unknown>) => readonly string[]
  readonly read: (data: Record<string, unknown>) => unknown
}

/** @param ours SDL without the scalar Long, which is added */
export function tried(ours: string, document: string, theirs: string, aliases: Aliases = {}, settings: FitSettings = {}): Tried {
  const schema = buildSchema(theirs)
  const found = fitOperation(parse(document), buildSchema(`scalar Long ${ours}`), schema, aliases, settings)
  const problems = found.plan === null ? [] : validate(schema, parse(found.plan.document))
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  const plan = found.plan === null ? null : (JSON.parse(JSON.stringify(found.plan)) as Plan)
  const withPlan = <Value>(apply: (plan: Plan) => Value): Value | string => {
    if (plan === null) throw new Error('It is missing')
    try {
      return apply(plan)
    } catch (error) {
      if (error instanceof Unfit) return `${error.isRefusal ? 'refused' : 'unfit'}: ${error.path} ${error.message}`
      throw error
    }
  }
  const texts = (blocks: boolean): string[] =>
    found.gaps.filter((gap) => gap.blocks === blocks).map((gap) => `${gap.kind} ${gapText(gap)}${gap.line === undefined ? '' : ` (line ${gap.line})`}`)
  return {
    fit: found,
    document: found.plan?.document,
    missing: texts(true),
    noted: texts(false),
    send: (variables) => withPlan((each) => plannedVariables(each, variables).variables),
    lost: (variables) => withPlan((each) => plannedVariables(each, variables).lost) as readonly string[],
    read: (data) => withPlan((each) => plannedAnswer(each, data)),
  }
}
