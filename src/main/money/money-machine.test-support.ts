import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { Vault } from '../vault/vault.ts'
import { MoneyJournal } from './journal/money-journal.ts'
import { PaymentService } from './payment-service.ts'

const silent = () => undefined
/** Milliseconds: this platform is done with a call at once. */
const TIMEOUT = { pauses: [0, 2], running: 4, lateness: 4 }
const never = new Promise<never>(silent)

type Answer = Result<{ data: string; receivedAt: number }>
const answer = (data: object): Answer => success({ data: JSON.stringify(data), receivedAt: 1 })

/** What happens to a recharge that reaches the platform. */
export type Fate = 'booked' | 'booked, answer lost' | 'booked, no answer' | 'lost on the way' | 'refused'

interface Booking {
  readonly id: string
  readonly siteId: string
  readonly amount: number
  readonly note: string
}

/** A computer with a keychain, a disk and a platform: what outlives one run of the console. */
export class MoneyMachine {
  readonly folder: string
  readonly keychain = new MemoryKeychain()
  readonly notices: Omit<Notice, 'id'>[] = []
  isLocked = false
  fate: Fate = 'booked'
  owner: string | undefined = 'asha'
  bookings: readonly Booking[] = []
  /** Recharges that reached the platform. */
  sent = 0

  constructor(folder: string) {
    this.folder = folder
  }

  /** How often a recharge with this note was booked, whatever the console added to the note. */
  booked(note: string): number {
    return this.bookings.filter((booking) => `${booking.note} `.startsWith(`${note} `)).length
  }

  async execute(operation: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
    const siteId = String(variables['siteId'])
    if (operation !== 'SiteWalletRechargeByAdmin') {
      const records = this.bookings.filter((booking) => booking.siteId === siteId)
      const page = records.slice(Number(variables['skips']), Number(variables['skips']) + Number(variables['limits']))
      const transaction = { balance: null, currency: 'INR', createdAt: 1, transactionId: null, attachedInvoice: null }
      return answer({ getSiteTransactionsBySite: page.map((booking) => ({ ...booking, ...transaction })) })
    }
    this.sent += 1
    const booking = { id: randomUUID(), siteId, amount: Number(variables['amt']), note: String(variables['note']) }
    if (this.fate.startsWith('booked')) this.bookings = [booking, ...this.bookings]
    switch (this.fate) {
      case 'booked':
        return answer({ siteWalletRechargeByAdmin: booking })
      case 'refused':
        return failure('forbidden', 'The platform does not allow you to do this.')
      case 'booked, no answer':
        return never
      default:
        return failure('unknown-outcome', 'The connection broke off.')
    }
  }
}

/** One run of the console on a machine. After `crash` nothing of it reaches the disk or the platform any more. */
export class MoneyRun {
  readonly vault: Vault
  readonly service: PaymentService
  readonly notified: MoneyEntry[] = []
  /** Settles when the run has crashed. */
  readonly died: Promise<void>
  readonly #die: () => void
  #isDead = false
  readonly #writing = new Set<Promise<unknown>>()
  /** How many more uses of disk and platform the run survives. */
  #lives = Number.POSITIVE_INFINITY

  private constructor(machine: MoneyMachine) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.died = promise
    this.#die = resolve
    const alive = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (this.#isDead) return never
      this.#lives -= 1
      if (this.#lives < 0) return this.#stop()
      const isLast = this.#lives < 0.75
      const value = await work()
      return isLast || this.#isDead ? this.#stop() : value
    }
    const keychain = async () => (machine.isLocked ? new MemoryKeychain({ failing: 'Cannot create an item in a locked collection' }) : machine.keychain)
    const announce = (notice: Omit<Notice, 'id'>) => void machine.notices.push(notice)
    this.vault = new Vault({ keychain, service: 'Test', announce, withdraw: silent, logger: silentLogger })
    const journal = new MoneyJournal({ folder: join(machine.folder, 'money'), vault: this.vault, announce, logger: silentLogger })
    const [load, save] = [journal.load.bind(journal), journal.save.bind(journal)]
    journal.load = (owner) => alive(() => this.#written(load(owner)))
    journal.save = (owner, entries) => alive(() => this.#written(save(owner, entries)))
    const { markers } = journal
    const [write, remove] = [markers.write.bind(markers), markers.remove.bind(markers)]
    markers.write = (...marked) => this.#unlessDead(() => write(...marked))
    markers.remove = (...marked) => this.#unlessDead(() => remove(...marked))
    this.service = new PaymentService({
      platform: { execute: (operation, variables) => alive(() => machine.execute(operation, variables)), onReachability: () => silent },
      identity: { owner: () => machine.owner, onChange: () => silent },
      journal,
      onChange: (entry) => void this.notified.push(entry),
      logger: silentLogger,
      timeouts: TIMEOUT,
    })
    this.vault.onUnlock(() => void this.service.resume())
  }

  static async start(machine: MoneyMachine): Promise<MoneyRun> {
    const run = new MoneyRun(machine)
    await run.vault.prove()
    return run
  }

  async list(): Promise<readonly MoneyEntry[]> {
    const listed = await this.service.list()
    return listed.ok ? listed.value : []
  }

  /** Ends when what is being written at that moment is on the disk: no later run is disturbed by it. */
  async crash(): Promise<void> {
    this.#isDead = true
    this.service.close()
    this.#die()
    await Promise.allSettled(this.#writing)
  }

  /** Crashes at the n-th use of disk or platform from now: before it where `isBefore`, else between its work and its answer. */
  crashAt(use: number, isBefore: boolean): void {
    this.#lives = isBefore ? use - 1 : use - 0.5
  }

  /** What of the markers reaches the disk: it is no use that a crash can be timed by, and ends with the run all the same. */
  async #unlessDead<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#isDead) return never
    const value = await this.#written(work())
    return this.#isDead ? never : value
  }

  #written<Value>(writing: Promise<Value>): Promise<Value> {
    this.#writing.add(writing)
    return writing.finally(() => this.#writing.delete(writing))
  }

  #stop(): Promise<never> {
    void this.crash()
    return never
  }

  async end(): Promise<void> {
    this.service.close()
    await this.service.settled()
  }
}

/** A machine in a folder of its own, with a run of the console on it. */
export class RunningMachine {
  readonly machine: MoneyMachine
  run: MoneyRun

  private constructor(machine: MoneyMachine, run: MoneyRun) {
    this.machine = machine
    this.run = run
  }

  static async start(): Promise<RunningMachine> {
    const machine = new MoneyMachine(await mkdtemp(join(tmpdir(), 'money-')))
    return new RunningMachine(machine, await MoneyRun.start(machine))
  }

  /** Starts the console again after a crash. */
  async startAgain(): Promise<void> {
    this.run = await MoneyRun.start(this.machine)
  }

  async remove(): Promise<void> {
    await this.run.crash()
    await rm(this.machine.folder, { recursive: true, maxRetries: 5 })
  }
}

/** A recharge of a site, recognised by its note; each time under another key. */
export const recharge = (note: string, siteId = 'site-1'): MoneyRequest => {
  const variables = { siteId, amt: 50_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note }
  const about = { siteId, domain: 'cafe.example', amount: 50_000, currency: 'INR', text: note }
  return { key: randomUUID(), operation: 'SiteWalletRechargeByAdmin', ...about, variables }
}
