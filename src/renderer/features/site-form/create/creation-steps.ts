import { asPlatformFailure, isUnconfirmed, PlatformFailure } from '#data/platform/platform-failure.ts'
import { FIRST_SERVICE_TYPES, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { DOMAIN_NOT_AVAILABLE } from '../messages.ts'
import type { CreationApi } from './creation-api.ts'
import { type CreatedSite, type CreationState, type CreationStep, nextStep, siteCreated, stepStarted, withStep } from './creation-state.ts'

/** A site found on the platform by its domain, with what tells whose it is. */
export interface FoundSite extends CreatedSite {
  readonly companyName: string | null
  readonly ownerEmail: string | null
}

/** Does one step; the one that creates the site returns it. `isRepeated`: it was begun before, so it may be done already. Throws when it failed. */
type Perform<Outcome = 'done' | 'skipped' | CreatedSite> = (creation: CreationState, api: CreationApi, isRepeated: boolean) => Promise<Outcome>

/**
 * Does the remaining steps of a creation in order and stops at the first that fails. `keep` gets the state before and after each step, so that it can always
 * continue from there: a step that was begun before looks up its results first, and nothing is created twice.
 */
export const continueCreation = async (start: CreationState, api: CreationApi, keep: (creation: CreationState) => Promise<void>): Promise<CreationState> => {
  let creation = start
  for (let step = nextStep(creation); step !== null; step = nextStep(creation)) {
    const isRepeated = creation.begun.includes(step)
    creation = stepStarted(creation, step)
    await keep(creation)
    try {
      const outcome = await STEPS[step](creation, api, isRepeated)
      creation = typeof outcome === 'string' ? withStep(creation, step, { state: outcome }) : siteCreated(creation, outcome)
    } catch (cause) {
      const { kind, message } = failureOf(cause)
      creation = withStep(creation, step, { state: 'failed', kind, message })
      await keep(creation)
      return creation
    }
    await keep(creation)
  }
  return creation
}

/** An unreadable answer to a change counts as none. */
const failureOf = (cause: unknown): PlatformFailure => {
  const failure = asPlatformFailure(cause)
  return isUnconfirmed(failure) ? new PlatformFailure({ kind: 'unknown-outcome', message: failure.message }) : failure
}

const siteOf = ({ site }: CreationState): CreatedSite => {
  if (site === null) throw new Error('A step that needs the site was begun before the site was created.')
  return site
}

/** The site of this creation, if it exists. Throws when another site has the domain, or when the lookup fails. */
const ownSite = async ({ order: { input } }: CreationState, api: CreationApi): Promise<CreatedSite | null> => {
  const found = await api.findSite(input.domain).catch((cause: unknown) => {
    throw new PlatformFailure({ kind: 'unknown-outcome', message: `Whether the site was created is not known yet: ${asPlatformFailure(cause).message}` })
  })
  if (found === null) return null
  const isOwn = found.companyName === input.companyName && found.ownerEmail === input.ownerEmail
  if (!isOwn) throw new PlatformFailure({ kind: 'rejected', message: DOMAIN_NOT_AVAILABLE })
  return { siteId: found.siteId, domain: found.domain, currency: found.currency }
}

const createSite: Perform<CreatedSite> = async (creation, api, isRepeated) => {
  const existing = isRepeated ? await ownSite(creation, api) : null
  if (existing !== null) return existing
  try {
    return await api.createSite(creation.order.input)
  } catch (cause) {
    const failure = failureOf(cause)
    const isUnknown = failure.kind === 'unknown-outcome'
    // Refused at a repeat: the first request may have come through late.
    if (!isUnknown && !isRepeated) throw failure
    const created = await ownSite(creation, api)
    if (created === null)
      throw isUnknown ? new PlatformFailure({ kind: 'unknown-outcome', message: `${failure.message} No site has the domain so far.` }) : failure
    return created
  }
}

const createServiceTypes: Perform = async (creation, api, isRepeated) => {
  const { siteId } = siteOf(creation)
  const known = isRepeated ? await api.serviceTypeSlugs(siteId) : []
  for (const { slugName, typeName, displayOrder } of FIRST_SERVICE_TYPES) {
    if (known.includes(slugName)) continue
    await api.createServiceType({ siteId: serviceTypeSiteId(siteId), slugName, typeName, displayName: typeName, displayOrder, typeStatus: true })
  }
  return 'done'
}

const copyPages: Perform = async (creation, api, isRepeated) => {
  const { pages } = creation.order
  if (pages.length === 0) return 'skipped'
  const { siteId } = siteOf(creation)
  const known = isRepeated ? await api.pageNames(siteId) : []
  const missing = pages.filter((name) => !known.includes(name))
  if (missing.length > 0) await api.copyPages(siteId, missing)
  return 'done'
}

const applyReward: Perform = async (creation, api) => {
  const { reward } = creation.order
  if (reward === null) return 'skipped'
  // Writing it again writes the same.
  await api.applyReward(siteOf(creation), reward)
  return 'done'
}

const createWallet: Perform = async (creation, api, isRepeated) => {
  const site = siteOf(creation)
  if (!isRepeated || !(await api.hasWallet(site.siteId))) await api.createWallet(site)
  return 'done'
}

const STEPS: Readonly<Record<CreationStep, Perform>> = {
  // The form is checked before there is an order; what is in the order has passed.
  validate: async () => 'done',
  'check-domain': async (creation, api) => {
    if (await api.isDomainFree(creation.order.input.domain)) return 'done'
    throw new PlatformFailure({ kind: 'rejected', message: DOMAIN_NOT_AVAILABLE })
  },
  'create-site': createSite,
  'service-types': createServiceTypes,
  'copy-pages': copyPages,
  'group-reward': applyReward,
  wallet: createWallet,
  // The screen goes on by itself; a partner's site has no such step.
  'hand-over': async (creation) => (creation.order.input.channelPartnerId ? 'skipped' : 'done'),
}
