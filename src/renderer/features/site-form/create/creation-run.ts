import * as z from 'zod/mini'
import type { CreateSiteInput } from '#generated/graphql.ts'
import { FAILURE_KINDS } from '#shared/failure-kinds.ts'
import type { FailureKind } from '#shared/result.ts'

/** The eight steps of creating a site, in order. */
export const CREATION_STEPS = [
  { id: 'validate', label: 'Check the form' },
  { id: 'check-domain', label: 'Check that the domain is free' },
  { id: 'create-site', label: 'Create the site' },
  { id: 'service-types', label: 'Create the menus "Online Menu" and "Dine In"' },
  { id: 'copy-pages', label: 'Copy the chosen pages' },
  { id: 'group-reward', label: 'Apply the group reward' },
  { id: 'wallet', label: 'Create the wallet' },
  { id: 'hand-over', label: 'Go on to services and wallet' },
] as const

export type CreationStep = (typeof CREATION_STEPS)[number]['id']

const STEP_IDS = CREATION_STEPS.map(({ id }) => id)

const stepStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  /** Something of it may have reached the platform. */
  z.object({ state: z.literal('running') }),
  z.object({ state: z.literal('done') }),
  z.object({ state: z.literal('skipped') }),
  z.object({ state: z.literal('failed'), kind: z.enum(FAILURE_KINDS), message: z.string() }),
])
export type StepState = z.infer<typeof stepStateSchema>

const siteSchema = z.object({ siteId: z.string(), domain: z.string(), currency: z.string() })
/** The site that the third step brought about. */
export type CreatedSite = z.infer<typeof siteSchema>

const orderSchema = z.object({
  input: z.custom<CreateSiteInput>((value) => typeof value === 'object' && value !== null && 'domain' in value),
  /** names of the master pages to copy */
  pages: z.array(z.string()),
  /** null: no group reward was chosen */
  reward: z.nullable(z.object({ isEnabled: z.boolean(), onGroup: z.boolean(), groupId: z.nullable(z.string()) })),
})
/** What is to be made: fixed when the form was sent. */
export type CreationOrder = z.infer<typeof orderSchema>

const runSchema = z.object({
  order: orderSchema,
  steps: z.record(z.enum(STEP_IDS), stepStateSchema),
  /** steps that were begun at least once: what they did is looked up before it is done again */
  begun: z.array(z.enum(STEP_IDS)),
  site: z.nullable(siteSchema),
})
/** How far the creation of one site has come. Plain data: it is kept as a draft after every step and survives a crash. */
export type CreationRun = z.infer<typeof runSchema>

/** A run before its first step. */
export const newRun = (order: CreationOrder): CreationRun => ({
  order,
  steps: Object.fromEntries(STEP_IDS.map((id) => [id, { state: 'waiting' }])) as CreationRun['steps'],
  begun: [],
  site: null,
})

/** The run in a stored draft, null when it is none. A step that was under way when the console ended is one that failed for unknown reasons. */
export const storedRun = (stored: unknown): CreationRun | null => {
  const parsed = runSchema.safeParse(stored)
  if (!parsed.success) return null
  const run = parsed.data
  const interrupted = STEP_IDS.find((id) => run.steps[id].state === 'running')
  return interrupted === undefined ? run : stepFailed(run, interrupted, { kind: 'unknown-outcome', message: 'The console ended during this step.' })
}

/** The first step that is neither done nor skipped; null after the last. */
export const nextStep = (run: CreationRun): CreationStep | null => STEP_IDS.find((id) => !isOver(run.steps[id])) ?? null

const isOver = ({ state }: StepState): boolean => state === 'done' || state === 'skipped'

export const isComplete = (run: CreationRun): boolean => nextStep(run) === null

/** Why a step failed. */
export interface StepFailure {
  readonly kind: FailureKind
  readonly message: string
}

/** The step that failed, and why; null while none has. */
export const failedStep = (run: CreationRun): ({ readonly id: CreationStep } & StepFailure) | null => {
  const id = nextStep(run)
  const state = id === null ? null : run.steps[id]
  return id === null || state?.state !== 'failed' ? null : { id, kind: state.kind, message: state.message }
}

/** Whether the step was begun before, so that what it did may be there already. */
export const wasBegun = (run: CreationRun, step: CreationStep): boolean => run.begun.includes(step)

/** Whether it is certain that the platform has no site of this run: then the form can be changed and sent anew. */
export const hasNoSite = (run: CreationRun): boolean => {
  const { 'create-site': creation } = run.steps
  return run.site === null && (creation.state === 'waiting' || (creation.state === 'failed' && creation.kind !== 'unknown-outcome'))
}

const withStep = (run: CreationRun, step: CreationStep, state: StepState): CreationRun => ({ ...run, steps: { ...run.steps, [step]: state } })

/** The step begins: kept before anything is sent. */
export const stepStarted = (run: CreationRun, step: CreationStep): CreationRun => ({
  ...withStep(run, step, { state: 'running' }),
  begun: run.begun.includes(step) ? run.begun : [...run.begun, step],
})

export const stepDone = (run: CreationRun, step: CreationStep): CreationRun => withStep(run, step, { state: 'done' })

export const stepSkipped = (run: CreationRun, step: CreationStep): CreationRun => withStep(run, step, { state: 'skipped' })

export const stepFailed = (run: CreationRun, step: CreationStep, { kind, message }: StepFailure): CreationRun =>
  withStep(run, step, { state: 'failed', kind, message })

/** The site is there: from here on it is never created again. */
export const siteCreated = (run: CreationRun, site: CreatedSite): CreationRun => ({ ...stepDone(run, 'create-site'), site })
