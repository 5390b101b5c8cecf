import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { StartData } from '../database/start-data.ts'
import { type OutgoingMessage, readOutbox } from '../graphql/messaging/outbox.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { IssuedTokens } from '../identity/issued-tokens.ts'
import { issuedSecrets, revokeRefreshTokens } from '../identity/sqlite-adapter.ts'
import type { SentVariables } from '../testing/call.ts'
import type { Fault, FaultRequest } from './fault.ts'
import { FaultPlan } from './fault-plan.ts'
import { Journal, type JournalEntry } from './journal.ts'

/** The services that can vanish from the network. */
export const SERVICES = ['graphql', 'identity', 'rest', 'storage'] as const
export type Service = (typeof SERVICES)[number]

/** What only a test may do to the platform: in process by this object, from outside by the control address. */
export class Control {
  readonly plan = new FaultPlan()
  readonly journal = new Journal()
  readonly #endpoints: Readonly<Record<Service, Endpoint>>
  readonly #issuedTokens: IssuedTokens
  readonly #database: DatabaseSync
  readonly #bucket: string
  #start: StartData | undefined

  /** @param bucket the folder that holds the objects */
  constructor(endpoints: Readonly<Record<Service, Endpoint>>, issuedTokens: IssuedTokens, database: DatabaseSync, bucket: string) {
    this.#endpoints = endpoints
    this.#issuedTokens = issuedTokens
    this.#database = database
    this.#bucket = bucket
  }

  /** Lets something go wrong with the next calls of an operation. Throws a ZodError for what is not a fault. */
  addFault(fault: FaultRequest): void {
    this.plan.add(fault)
  }

  /** Without `containing` delayed calls go on too. @param containing only those that wait for calls with this text */
  clearFaults(containing?: string): void {
    this.plan.clear(containing)
  }

  faults(): readonly Fault[] {
    return this.plan.list()
  }

  /** The calls received, all or of one operation, oldest first. */
  calls(operation?: string): readonly JournalEntry[] {
    return this.journal.entries(operation)
  }

  /** The variables of each call of an operation, oldest first. */
  sent(operation: string): readonly SentVariables[] {
    return this.calls(operation).map(({ variables }) => variables as SentVariables)
  }

  /** From now on every identity token issued so far is refused as expired; a refreshed one is taken. */
  expireTokens(): void {
    this.#issuedTokens.expireAll()
  }

  /** Every refresh token becomes useless: the next refresh ends in invalid_grant. */
  revokeRefreshTokens(): void {
    revokeRefreshTokens(this.#database)
  }

  /** The codes and tokens that the identity provider still knows, for a test that looks for them where they must not be. */
  issuedSecrets(): readonly string[] {
    return issuedSecrets(this.#database)
  }

  /** The messages that would have gone out, oldest first. */
  outbox(): readonly OutgoingMessage[] {
    return readOutbox(this.#database)
  }

  /** Keeps the data as it is now for `reset`. */
  keepStart(): void {
    this.#start ??= new StartData(this.#database)
  }

  /**
   * Data, objects, faults, journal and tokens are as they were at `keepStart`, and every service is up.
   * @returns whether that was possible: not while a call is still being answered, which could change the data afterwards
   */
  async reset(): Promise<boolean> {
    for (let tries = 0; tries < 20 && this.journal.unanswered > 0; tries += 1) await wait(50)
    if (this.#start === undefined || this.journal.unanswered > 0) return false
    this.clearFaults()
    this.#issuedTokens.forgetAll()
    this.#start.restore()
    for (const name of readdirSync(this.#bucket)) rmSync(join(this.#bucket, name), { recursive: true })
    await this.comeUp()
    this.journal.clear()
    return true
  }

  /** Destroys every connection of the services and refuses new ones. */
  async goDown(services: readonly Service[] = SERVICES): Promise<void> {
    await Promise.all(services.map((service) => this.#endpoints[service].goDown()))
  }

  /** The services are back, at the addresses they had. */
  async comeUp(services: readonly Service[] = SERVICES): Promise<void> {
    await Promise.all(services.map((service) => this.#endpoints[service].comeUp()))
  }
}
