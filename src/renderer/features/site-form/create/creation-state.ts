import * as z from 'zod/mini'
import type { CreateSiteInput } from '#generated/graphql.ts'
import { FAILURE_KINDS } from '#shared/failure-kinds.ts'

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
  /** It may have reached the platform. */
  z.object({ state: z.literal('running') }),
  z.object({ state: z.literal('done') }),
  z.object({ state: z.literal('skipped') }),
  z.object({ state: z.literal('failed'), kind: z.enum(FAILURE_KINDS), message: z.string() }),
])
export type StepState = z.infer<typeof stepStateSchema>

const siteSchema = z.object({ siteId: z.string(), domain: z.string(), currency: z.string() })
export type CreatedSite = z.infer<typeof siteSchema>

const orderSchema = z.object({
  input: z.custom<CreateSiteInput>((value) => typeof value === 'object' && value !== null && 'domain' in value),
  /** names of the master pages to copy */
  pages: z.array(z.string()),
  /** null: no group reward was chosen */
  reward: z.nullable(z.object({ isEnabled: z.boolean(), onGroup: z.boolean(), groupId: z.nullable(z.string()) })),
})
/** The site to create, as the form was sent. */
export type CreationOrder = z.infer<typeof orderSchema>

const creationSchema = z.object({
  order: orderSchema,
  steps: z.record(z.enum(STEP_IDS), stepStateSchema),
  /** steps begun at least once: their results are looked up before they are repeated */
  begun: z.array(z.enum(STEP_IDS)),
  site: z.nullable(siteSchema),
})
/** How far the creation of one site has come. Plain data: it is kept as a draft after every step and survives a crash. */
export type CreationState = z.infer<typeof creationSchema>

export const newCreation = (order: CreationOrder): CreationState => ({
  order,
  steps: Object.fromEntries(STEP_IDS.map((id) => [id, { state: 'waiting' }])) as CreationState['steps'],
  begun: [],
  site: null,
})

/** The creation in a stored draft, null when it is none. A step that was running when the console ended counts as failed with an unknown outcome. */
export const storedCreation = (stored: unknown): CreationState | null => {
  const parsed = creationSchema.safeParse(stored)
  if (!parsed.success) return null
  const creation = parsed.data
  const interrupted = STEP_IDS.find((id) => creation.steps[id].state === 'running')
  if (interrupted === undefined) return creation
  return withStep(creation, interrupted, { state: 'failed', kind: 'unknown-outcome', message: 'The console ended during this step.' })
}

/** The first step that is neither done nor skipped; null after the last. */
export const nextStep = (creation: CreationState): CreationStep | null => STEP_IDS.find((id) => !isOver(creation.steps[id])) ?? null

const isOver = ({ state }: StepState): boolean => state === 'done' || state === 'skipped'

export const isComplete = (creation: CreationState): boolean => nextStep(creation) === null

/** The step that failed, and why; null while none has. */
export const failedStep = (creation: CreationState) => {
  const id = nextStep(creation)
  const step = id && creation.steps[id]
  return id !== null && step?.state === 'failed' ? { id, kind: step.kind, message: step.message } : null
}

/** Whether it is certain that the platform has no site of this creation: then the form can be changed and sent again. */
export const hasNoSite = (creation: CreationState): boolean => {
  const { 'create-site': step } = creation.steps
  return creation.site === null && (step.state === 'waiting' || (step.state === 'failed' && step.kind !== 'unknown-outcome'))
}

export const withStep = (creation: CreationState, step: CreationStep, state: StepState): CreationState => ({
  ...creation,
  steps: { ...creation.steps, [step]: state },
})

/** The step begins: stored before anything is sent. */
export const stepStarted = (creation: CreationState, step: CreationStep): CreationState => ({
  ...withStep(creation, step, { state: 'running' }),
  begun: creation.begun.includes(step) ? creation.begun : [...creation.begun, step],
})

/** The site is there: from here on it is never created again. */
export const siteCreated = (creation: CreationState, site: CreatedSite): CreationState => ({ ...withStep(creation, 'create-site', { state: 'done' }), site })

/** The parameter of the address that holds the new site's id while its services and wallet are set up: a reload comes back to them. */
export const SERVICES_PARAMETER = 'services'

/** Where a complete creation leads: to services and wallet of the new site, or to the site list where that step was skipped. */
export const afterCreation = ({ site, steps }: CreationState): string =>
  site === null || steps['hand-over'].state === 'skipped' ? '/' : `/create-site?${new URLSearchParams({ [SERVICES_PARAMETER]: site.siteId })}`
