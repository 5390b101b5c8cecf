import { createHash } from 'node:crypto'
import * as z from 'zod'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { PlatformOffer } from '#shared/bridge/platform.ts'
import { shownLine } from '#shared/domain/text/shown-line.ts'
import { type Plan, planSchema } from '#shared/fit/plan.ts'
import type { ConnectionProfile } from '../../connection/profile.ts'
import type { SchemaCheck } from '../../connection/profile-file.ts'
import { SealedStore, type StoreSurroundings } from '../../vault/sealed-store.ts'
import { fitSettings } from './fit-settings.ts'

/** Raised with each change of `#shared/fit` that plans differently, or of what a plan means. */
const VERSION = 6

/** The known operations as fitted to one platform. */
const madeSchema = z.object({
  plans: z
    .record(z.string(), z.string())
    .describe('by operation: empty where it is sent as it is in the build, else JSON that is read when it is first used: all of them take 30 ms'),
  missing: z.array(z.object({ operation: z.string(), reasons: z.array(z.string()) })),
  absent: z.array(z.object({ operation: z.string(), paths: z.array(z.string()) })),
  unsent: z.array(z.object({ operation: z.string(), paths: z.array(z.string()) })),
})
export type Made = z.infer<typeof madeSchema>

const fittingSchema = madeSchema.extend({ ours: z.string(), theirs: z.string() })
type Fitting = z.infer<typeof fittingSchema>

/** The way an operation is sent. `ours`: as it is in the build. */
export type OperationFit =
  | { readonly state: 'ours' }
  | { readonly state: 'fitted'; readonly plan: Plan }
  | { readonly state: 'missing'; readonly reason: string }

type FittingsOptions = Pick<StoreSurroundings, 'folder' | 'vault' | 'logger'> & {
  /** Version of the console: another one may fit differently. */
  readonly release: string
}

/** All users of this computer's profile have the same one. */
const OWNER = 'platform'
const OURS: OperationFit = { state: 'ours' }
const UNKNOWN: OperationFit = { state: 'missing', reason: 'its schema has not been read' }

/**
 * The known operations, fitted to the schema of the profile in use. The result is kept sealed, bound to the contract
 * and to the platform's schema and aliases; without a keychain it is made at each start.
 */
export class Fittings {
  readonly #options: FittingsOptions
  readonly #store: SealedStore<Fitting>
  readonly #fitted = new WeakMap<ConnectionProfile, FittedOperations>()

  constructor(options: FittingsOptions) {
    this.#options = options
    const { folder, vault, logger } = options
    this.#store = new SealedStore({
      folder,
      vault,
      logger,
      purpose: 'fitted-operations',
      fileName: () => 'fitted',
      schema: fittingSchema,
      version: VERSION,
      limit: 16 * 1024 ** 2,
      label: 'What was fitted to the platform',
      keepsDamaged: false,
    })
  }

  /** Fits the operations to the schema of a profile that was read, or reads what was fitted before. */
  readonly prepare: SchemaCheck = async ({ profile, schemaText }) => {
    if (schemaText === undefined) return undefined
    const { default: contract } = await import('#generated/contract.json', { with: { type: 'json' } })
    const aliases = profile.schema?.aliases ?? {}
    const settings = fitSettings(profile)
    const ours = digestOf([VERSION, this.#options.release, contract.sdl, documents])
    const theirs = digestOf([profile.schemaDigest, aliases, settings])
    const loaded = await this.#store.load(OWNER)
    const before = loaded.ok ? loaded.value.find((each) => each.ours === ours && each.theirs === theirs) : undefined
    if (before !== undefined) {
      this.#fitted.set(profile, new FittedOperations(before))
      return undefined
    }
    const began = performance.now()
    const { fitKnownOperations } = await import('./fit-known-operations.ts')
    const made = await fitKnownOperations(contract.sdl, schemaText, aliases, settings).catch((error: unknown) => `cannot be fitted: ${String(error)}`)
    if (typeof made === 'string') return asReason(made)
    this.#fitted.set(profile, new FittedOperations(made))
    this.#options.logger.info(`Operations fitted in ${Math.round(performance.now() - began)} ms, ${made.missing.length} are missing`)
    await this.#store.replace(OWNER, [{ ours, theirs, ...made }])
    return undefined
  }

  /** Checks that a schema can be read, for another connection: its own console fits the operations. */
  readonly check: SchemaCheck = async ({ schemaText }) => {
    if (schemaText === undefined) return undefined
    const { readPlatformSchema } = await import('#shared/fit/platform-schema.ts')
    const reading = readPlatformSchema(schemaText)
    return reading.ok ? undefined : asReason(reading.problem)
  }

  fitOf(profile: ConnectionProfile | undefined, operation: string): OperationFit {
    if (profile?.platform.schema === undefined) return OURS
    return this.#fitted.get(profile)?.fitOf(operation) ?? UNKNOWN
  }

  /** Operations and fields that the platform of a profile does not offer. */
  offerOf(profile: ConnectionProfile | undefined): PlatformOffer {
    const { missing = [], absent = [], unsent = [] } = (profile && this.#fitted.get(profile)?.made) ?? {}
    return { missing, absent, unsent }
  }
}

class FittedOperations {
  readonly made: Made
  readonly #fits: Map<string, OperationFit>

  constructor(made: Made) {
    this.made = made
    this.#fits = new Map(made.missing.map(({ operation, reasons }) => [operation, { state: 'missing', reason: reasons.slice(0, 3).join('; ') }]))
  }

  fitOf(operation: string): OperationFit | undefined {
    const known = this.#fits.get(operation)
    const plan = Object.hasOwn(this.made.plans, operation) ? this.made.plans[operation] : undefined
    if (known !== undefined || plan === undefined) return known
    const fit: OperationFit = plan === '' ? OURS : { state: 'fitted', plan: planSchema.parse(JSON.parse(plan)) }
    this.#fits.set(operation, fit)
    return fit
  }
}

/** The words of the file are not the console's: one line, and no end of a sentence. */
const asReason = (problem: string): string => shownLine(problem, 200).replace(/\.$/, '')

const digestOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
