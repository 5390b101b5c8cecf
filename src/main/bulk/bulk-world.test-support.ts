import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BulkOrder, BulkRun } from '#shared/bridge/bulk.ts'
import type { IdentityStatus } from '#shared/bridge/identity.ts'
import type { Reachability } from '#shared/bridge/platform.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MoneyJournal } from '../money/journal/money-journal.ts'
import { PaymentService } from '../money/payment-service.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { BulkJournal } from './bulk-journal.ts'
import { BulkRunner } from './bulk-runner.ts'

type Answer = Result<{ data: string; receivedAt: number }>

const silent = () => undefined

export const answered = (data: object): Answer => success({ data: JSON.stringify(data), receivedAt: 1 })
export const refused: Answer = failure('rejected', 'SALES PERSON IS NOT KNOWN', { code: 'ValidationException', outcome: 'not-run' })
export const lost: Answer = failure('unknown-outcome', 'The connection broke off.')
export const unreachable: Answer = failure('unreachable', 'The platform cannot be reached.')

/** The sites of a platform as the runner meets them, and every change it was sent. */
export class FakeSites {
  readonly salesPersons = new Map<string, string>()
  /** The site of each change that arrived, in order. */
  readonly sent: string[] = []
  lists = 0
  /** What becomes of a change: `commit` makes it. */
  answer: (id: string, commit: () => void) => Answer | Promise<Answer> = (_id, commit) => {
    commit()
    return answered({ updateSiteByAdmin: true })
  }
  list: () => Answer | null = () => null
  readonly listeners = { reachable: [] as ((reachability: Reachability) => void)[] }

  constructor(count: number) {
    for (let place = 0; place < count; place += 1) this.salesPersons.set(siteId(place), 'Meera')
  }

  async execute(operation: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (operation === 'GetSitesAdminForBulk') {
      this.lists += 1
      const sites = [...this.salesPersons].map(([id, salesPerson]) => ({ siteId: id, domain: `${id}.example`, salesPerson }))
      return this.list() ?? answered({ getSitesAdmin: sites })
    }
    const { siteId: id, salesPerson } = variables['input'] as { siteId: string; salesPerson: string }
    this.sent.push(id)
    return this.answer(id, () => this.salesPersons.set(id, salesPerson))
  }

  onReachability(listener: (reachability: Reachability) => void): () => void {
    this.listeners.reachable.push(listener)
    return silent
  }
}

export const siteId = (place: number): string => `site-${place}`

/** The order that gives sites another sales person. */
export const orderOf = (count: number, change: Partial<BulkOrder> = {}): BulkOrder => ({
  key: randomUUID(),
  field: 'salesPerson',
  label: 'Sales Person',
  origin: 'change',
  rows: Array.from({ length: count }, (_, place) => ({
    id: siteId(place),
    domain: `${siteId(place)}.example`,
    name: `Site ${place}`,
    from: 'Meera',
    to: 'Ravi',
    skip: null,
  })),
  ...change,
})

/** One computer: its disk and keychain, on which runs of the console follow each other. */
export class Computer {
  readonly keychain = new MemoryKeychain()
  readonly sites: FakeSites
  folder = ''
  owner: string | undefined = 'asha'
  /** What the disk says when the log is written; null: it is fine. */
  disk: Result<never> | null = null
  now = 1_700_000_000_000
  shown: BulkRun[] = []
  /** How long the end of a run waits for its payments, milliseconds of `now`. */
  waitsFor = 0
  /** Of the newest run. */
  money: PaymentService | undefined
  #signedIn: ((status: IdentityStatus) => void)[] = []

  constructor(sites: FakeSites) {
    this.sites = sites
  }

  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'bulk-'))
  }

  close(): Promise<void> {
    // A test may end while a run is still writing to its journal.
    return rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Starts the console: nothing of an earlier run is told that it ended. */
  async start({ keychain = this.keychain, platform = this.sites } = {}): Promise<BulkRunner> {
    const vault = await provenVault(keychain)
    const sealPart = vault.sealPart.bind(vault)
    vault.sealPart = (place, text) => this.disk ?? sealPart(place, text)
    this.#signedIn = []
    const identity = {
      owner: () => this.owner,
      onChange: (listener: (status: IdentityStatus) => void) => {
        this.#signedIn.push(listener)
        return silent
      },
    }
    this.money = new PaymentService({
      platform,
      identity,
      journal: new MoneyJournal({ folder: join(this.folder, 'money'), vault, announce: silent, logger: silentLogger }),
      onChange: silent,
      logger: silentLogger,
      timeouts: { pauses: [0, 2], running: 4, lateness: 4 },
    })
    return new BulkRunner({
      platform,
      identity,
      money: this.money,
      paymentTimes: { waitsFor: this.waitsFor, settlesIn: 0, askEvery: 1 },
      journal: new BulkJournal({ folder: join(this.folder, 'bulk'), vault, announce: silent, logger: silentLogger }),
      onChange: (run) => this.shown.push(run),
      logger: silentLogger,
      now: () => this.now,
      callTime: 0,
    })
  }

  signIn(owner: string): void {
    this.owner = owner
    for (const listener of this.#signedIn) listener({ state: 'signed-in', user: { userName: owner, role: 'ADMIN' }, remembered: true })
  }

  /** What a power cut leaves behind the last whole entry of a log. */
  async tearLog(name: string): Promise<void> {
    await appendFile(join(this.folder, 'bulk', name), Buffer.of(0, 0, 1, 0, 7, 7))
  }
}
