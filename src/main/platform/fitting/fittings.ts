import { createHash } from 'node:crypto'
import * as z from 'zod'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { PlatformOffer } from '#shared/bridge/platform.ts'
import { type Plan, planSchema } from '#shared/fit/plan.ts'
import type { ConnectionProfile } from '../../connection/profile.ts'
import type { SchemaCheck } from '../../connection/profile-file.ts'
import { SealedStore, type StoreSurroundings } from '../../vault/sealed-store.ts'

/** Raised with each change of `#shared/fit` that plans differently, or of what a plan means. */
const VERSION = 1

const storedFitSchema = z.object({
  operation: z.string(),
  verdict: z.enum(['as-is', 'fitted', 'missing']),
  plan: z.string().nullable().describe('JSON, read when the operation is first used: to check a hundred plans at start takes 30 ms'),
  absent: z.array(z.string()),
  reasons: z.array(z.string()).describe('why it is missing, each as where and the end of a sentence'),
})
export type StoredFit = z.infer<typeof storedFitSchema>

const fittingSchema = z.object({ ours: z.string(), theirs: z.string(), fits: z.array(storedFitSchema) })
type Fitting = z.infer<typeof fittingSchema>

/** How an operation is sent. `ours`: as it is in the build. */
export type OperationFit =
  | { readonly state: 'ours' }
  | { readonly state: 'fitted'; readonly plan: Plan }
  | { readonly state: 'missing'; readonly reason: string }

interface FittedOperation {
  readonly stored: StoredFit
  fit?: OperationFit
}

type FittingsOptions = Pick<StoreSurroundings, 'folder' | 'vault' | 'logger'> & {
  /** Of the console: another one may fit differently. */
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
  readonly #fitted = new WeakMap<ConnectionProfile, ReadonlyMap<string, FittedOperation>>()

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
    const ours = digestOf([VERSION, this.#options.release, contract.sdl, documents])
    const theirs = digestOf([profile.schemaDigest, aliases])
    const loaded = await this.#store.load(OWNER)
    const before = loaded.ok ? loaded.value.find((each) => each.ours === ours && each.theirs === theirs) : undefined
    if (before !== undefined) {
      this.#use(profile, before.fits)
      return undefined
    }
    const began = performance.now()
    const fits = await fitted(contract.sdl, schemaText, aliases)
    if (typeof fits === 'string') return fits
    this.#use(profile, fits)
    const missing = fits.filter(({ verdict }) => verdict === 'missing').length
    this.#options.logger.info(`${fits.length} operations fitted in ${Math.round(performance.now() - began)} ms, ${missing} are missing`)
    await this.#store.replace(OWNER, [{ ours, theirs, fits }])
    return undefined
  }

  /** The same for the profile of another connection, whose console fits for itself: only whether it can. */
  readonly check: SchemaCheck = async ({ schemaText }) => {
    if (schemaText === undefined) return undefined
    const { platformSchema } = await import('./platform-schema.ts')
    return reasonOf(() => platformSchema(schemaText))
  }

  fitOf(profile: ConnectionProfile | undefined, operation: string): OperationFit {
    if (profile?.platform.schema === undefined) return OURS
    const found = this.#fitted.get(profile)?.get(operation)
    if (found === undefined) return UNKNOWN
    found.fit ??= readFit(found.stored)
    return found.fit
  }

  /** What the platform of a profile does not offer. */
  offerOf(profile: ConnectionProfile | undefined): PlatformOffer {
    const fits = Array.from((profile && this.#fitted.get(profile)?.values()) ?? [], ({ stored }) => stored)
    return {
      missing: fits.filter(({ verdict }) => verdict === 'missing').map(({ operation, reasons }) => ({ operation, reasons })),
      absent: fits.filter(({ absent }) => absent.length > 0).map(({ operation, absent }) => ({ operation, paths: absent })),
    }
  }

  #use(profile: ConnectionProfile, fits: readonly StoredFit[]): void {
    this.#fitted.set(profile, new Map(fits.map((stored) => [stored.operation, { stored }])))
  }
}

const digestOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The operations, fitted; why the schema cannot be used, where it cannot. */
async function fitted(contract: string, theirs: string, aliases: NonNullable<ConnectionProfile['schema']>['aliases'] = {}): Promise<StoredFit[] | string> {
  const { fitKnownOperations } = await import('./fit-known-operations.ts')
  try {
    return await fitKnownOperations(contract, theirs, aliases)
  } catch (error) {
    return messageOf(error)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function reasonOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** What is sent is decided by the plan, so that one that is damaged sends nothing. */
function readFit({ verdict, plan, reasons }: StoredFit): OperationFit {
  if (verdict === 'as-is') return OURS
  if (verdict === 'missing' || plan === null) return { state: 'missing', reason: reasons.slice(0, 3).join('; ') }
  return { state: 'fitted', plan: planSchema.parse(JSON.parse(plan)) }
}
