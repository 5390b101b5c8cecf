import { asPlatformFailure, isUnconfirmed, PlatformFailure } from '#data/platform/platform-failure.ts'
import type { CreateServiceTypeInput, CreateSiteInput } from '#generated/graphql.ts'
import { FIRST_SERVICE_TYPES, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { DOMAIN_NOT_AVAILABLE } from '../fields/messages.ts'
import type { RewardChange } from '../model/group-reward.ts'
import {
  type CreatedSite,
  type CreationRun,
  type CreationStep,
  nextStep,
  siteCreated,
  stepDone,
  stepFailed,
  stepSkipped,
  stepStarted,
  wasBegun,
} from './creation-run.ts'

/** A site found on the platform by its domain, with what tells whose it is. */
export interface FoundSite extends CreatedSite {
  readonly companyName: string | null
  readonly ownerEmail: string | null
}

/** What creating a site asks of the platform. Each member throws a `PlatformFailure`. */
export interface CreationPort {
  readonly isDomainFree: (domain: string) => Promise<boolean>
  readonly createSite: (input: CreateSiteInput) => Promise<CreatedSite>
  /** Null: certainly no site has the domain. */
  readonly findSite: (domain: string) => Promise<FoundSite | null>
  readonly serviceTypeSlugs: (siteId: string) => Promise<readonly string[]>
  readonly createServiceType: (input: CreateServiceTypeInput) => Promise<void>
  readonly pageNames: (siteId: string) => Promise<readonly string[]>
  /** Copies master pages, all or none. */
  readonly copyPages: (siteId: string, names: readonly string[]) => Promise<void>
  readonly applyReward: (site: CreatedSite, reward: RewardChange) => Promise<void>
  readonly hasWallet: (siteId: string) => Promise<boolean>
  readonly createWallet: (site: CreatedSite) => Promise<void>
}

/** Does one step. `isRepeated`: it was begun before, so what it does may be done already. Answers with the run after it; throws when it failed. */
type Perform = (run: CreationRun, port: CreationPort, isRepeated: boolean) => Promise<CreationRun>

/**
 * Does the steps of a run that are not done yet, in order, and stops at the first that fails. `keep` is given the run before and after each step, so that
 * whatever happens it can go on from there: a step that was begun before looks up what is there already, and nothing is created twice.
 */
export const runCreation = async (start: CreationRun, port: CreationPort, keep: (run: CreationRun) => Promise<void>): Promise<CreationRun> => {
  let run = start
  for (let step = nextStep(run); step !== null; step = nextStep(run)) {
    const isRepeated = wasBegun(run, step)
    run = stepStarted(run, step)
    await keep(run)
    try {
      run = await STEPS[step](run, port, isRepeated)
    } catch (cause) {
      run = stepFailed(run, step, failureOf(cause))
      await keep(run)
      return run
    }
    await keep(run)
  }
  return run
}

/** An answer to a change that cannot be read says as little as none. */
const failureOf = (cause: unknown): PlatformFailure => {
  const failure = asPlatformFailure(cause)
  return isUnconfirmed(failure) ? new PlatformFailure({ kind: 'unknown-outcome', message: failure.message }) : failure
}

const siteOf = ({ site }: CreationRun): CreatedSite => {
  if (site === null) throw new Error('A step after the creation of the site was begun before it.')
  return site
}

/** The site of this run, if it is there. Throws when another site has the domain, and when it cannot be found out. */
const ownSite = async ({ order: { input } }: CreationRun, port: CreationPort): Promise<CreatedSite | null> => {
  const found = await port.findSite(input.domain).catch((cause: unknown) => {
    throw new PlatformFailure({ kind: 'unknown-outcome', message: `Whether the site was created is not known yet: ${asPlatformFailure(cause).message}` })
  })
  if (found === null) return null
  const isOwn = found.companyName === input.companyName && found.ownerEmail === input.ownerEmail
  if (!isOwn) throw new PlatformFailure({ kind: 'rejected', message: DOMAIN_NOT_AVAILABLE })
  return { siteId: found.siteId, domain: found.domain, currency: found.currency }
}

const createSite: Perform = async (run, port, isRepeated) => {
  const existing = isRepeated ? await ownSite(run, port) : null
  if (existing !== null) return siteCreated(run, existing)
  try {
    return siteCreated(run, await port.createSite(run.order.input))
  } catch (cause) {
    const failure = failureOf(cause)
    const isUnknown = failure.kind === 'unknown-outcome'
    // Refused at a repeat: the first request may have come through late.
    if (!isUnknown && !isRepeated) throw failure
    const created = await ownSite(run, port)
    if (created === null)
      throw isUnknown ? new PlatformFailure({ kind: 'unknown-outcome', message: `${failure.message} No site has the domain so far.` }) : failure
    return siteCreated(run, created)
  }
}

const createServiceTypes: Perform = async (run, port, isRepeated) => {
  const { siteId, domain } = siteOf(run)
  const known = isRepeated ? await port.serviceTypeSlugs(siteId) : []
  for (const { slugName, typeName, displayOrder } of FIRST_SERVICE_TYPES) {
    if (known.includes(slugName)) continue
    await port.createServiceType({ siteId: serviceTypeSiteId(siteId), slugName, typeName, displayName: typeName, displayOrder, typeStatus: true, domain })
  }
  return stepDone(run, 'service-types')
}

const copyPages: Perform = async (run, port, isRepeated) => {
  const { pages } = run.order
  if (pages.length === 0) return stepSkipped(run, 'copy-pages')
  const { siteId } = siteOf(run)
  const known = isRepeated ? await port.pageNames(siteId) : []
  const missing = pages.filter((name) => !known.includes(name))
  if (missing.length > 0) await port.copyPages(siteId, missing)
  return stepDone(run, 'copy-pages')
}

const applyReward: Perform = async (run, port) => {
  const { reward } = run.order
  if (reward === null) return stepSkipped(run, 'group-reward')
  // Writing it again writes the same.
  await port.applyReward(siteOf(run), reward)
  return stepDone(run, 'group-reward')
}

const createWallet: Perform = async (run, port, isRepeated) => {
  const site = siteOf(run)
  if (!isRepeated || !(await port.hasWallet(site.siteId))) await port.createWallet(site)
  return stepDone(run, 'wallet')
}

const STEPS: Readonly<Record<CreationStep, Perform>> = {
  // The form is checked before there is an order; what is in the order has passed.
  validate: async (run) => stepDone(run, 'validate'),
  'check-domain': async (run, port) => {
    if (await port.isDomainFree(run.order.input.domain)) return stepDone(run, 'check-domain')
    throw new PlatformFailure({ kind: 'rejected', message: DOMAIN_NOT_AVAILABLE })
  },
  'create-site': createSite,
  'service-types': createServiceTypes,
  'copy-pages': copyPages,
  'group-reward': applyReward,
  wallet: createWallet,
  // The screen goes on by itself; a partner's site has no such step.
  'hand-over': async (run) => (run.order.input.channelPartnerId ? stepSkipped(run, 'hand-over') : stepDone(run, 'hand-over')),
}
