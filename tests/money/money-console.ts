import { join } from 'node:path'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { Connection } from '#main/connection/connection.ts'
import { Identity } from '#main/identity/identity.ts'
import { silentLogger } from '#main/log/silent-logger.test-support.ts'
import { MoneyJournal } from '#main/money/journal/money-journal.ts'
import { PaymentService } from '#main/money/payment-service.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import { Vault } from '#main/vault/vault.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { PaymentReference } from '#shared/domain/payment.ts'
import { failure, success } from '#shared/result.ts'
import { FileKeychain } from './file-keychain.ts'
import { Steps } from './steps.ts'

/**
 * A hundredth of the payment service's own times, all by the one factor: a list that is 20 seconds behind is one of
 * 200 milliseconds here.
 */
export const SCALE = 100
const TIMEOUT = { pauses: [0, 2000, 4000, 8000, 11_500, 15_000].map((pause) => pause / SCALE), running: 30_000 / SCALE, lateness: 25_000 / SCALE }

/** What every console on one machine shares: profile, keychain, session. */
export interface Machine {
  readonly folder: string
  readonly connection: Connection
  readonly identity: Identity
  readonly vault: Vault
}

export interface MachineChange {
  /** No keychain answers, or another one that has not seen this machine. */
  readonly keychain?: 'locked' | 'new'
}

/**
 * The services below the payment service, on a user-data folder, as the composition root builds them; signed in where
 * the folder holds a session.
 */
export async function startMachine(folder: string, profileFile: string, userName: string, { keychain }: MachineChange = {}): Promise<Machine> {
  const file = join(folder, keychain === 'new' ? 'new-keychain.json' : 'keychain.json')
  const openKeychain = async () => {
    if (keychain === 'locked') throw new Error('The keychain is locked')
    return new FileKeychain(file)
  }
  const vault = new Vault({ keychain: openKeychain, service: 'Test', announce: () => undefined, logger: silentLogger })
  const connection = new Connection({ folder, argument: profileFile, logger: silentLogger })
  await Promise.all([vault.prove(), connection.load()])
  const identity = new Identity({
    connection,
    vault,
    folder,
    openBrowser: async (url) => {
      if (new URL(url).searchParams.has('code_challenge')) void signInByForm(url, userName)
    },
    fetch,
    clearUserData: async () => success(undefined),
    announce: () => undefined,
    logger: silentLogger,
  })
  await identity.restore()
  return { folder, connection, identity, vault }
}

/**
 * Where a console that is about to crash stops: before a mutation goes out, or once it was answered (or its
 * connection was closed).
 */
export type CrashPoint = 'before-sending' | 'before-the-answer'

/** One run of a console: the payment service with what it told its window. */
export interface MoneyConsole {
  readonly payments: PaymentService
  readonly platform: PlatformClient
  /** Everything told by the event, in order. */
  readonly told: readonly MoneyEntry[]
  /** Kinds of the notices shown. */
  readonly notices: readonly string[]
  /** Settles when the console has stopped where it crashes. */
  readonly crashed: Promise<void>
  readonly close: () => void
}

export interface ConsoleChange {
  readonly crash?: CrashPoint | undefined
  /** No mutation goes out before it settles. */
  readonly until?: Promise<unknown>
  /** Counts what reaches outside the process, and ends it there. */
  readonly steps?: Steps
  /** Unix seconds. */
  readonly now?: () => number
  /** How many files can be sealed before the disk is full. */
  readonly room?: number
  /** Left out: at the end of notes. */
  readonly reference?: PaymentReference
}

/**
 * Starts the payment service on a journal folder of a machine. One that crashes goes no further at its point, as a process that is gone: its mutation is never answered,
 * and nothing of it touches the files again.
 */
export function startConsole({ connection, identity, vault }: Machine, journalFolder: string, change: ConsoleChange = {}): MoneyConsole {
  const { crash, until, steps = new Steps(), now, room = Number.POSITIVE_INFINITY, reference } = change
  const told: MoneyEntry[] = []
  const notices: string[] = []
  const never = new Promise<never>(() => undefined)
  const { promise: crashed, resolve: hasCrashed } = Promise.withResolvers<undefined>()
  const crashingFetch: typeof fetch = async (input, init) => {
    if (crash === 'before-the-answer') await fetch(input, init).then(readWhole, () => undefined)
    hasCrashed(undefined)
    return never
  }
  const heldFetch: typeof fetch = async (input, init) => {
    await until
    return fetch(input, init)
  }
  const clock = now === undefined ? {} : { now }
  const platform = new PlatformClient({
    connection: { profile: () => connection.profile(), onChange: () => () => undefined },
    identity: {
      owner: () => identity.owner(),
      expire: () => identity.expire(),
      token: steps.around('token', (atLeast?: number) => identity.token(atLeast)),
      renewedToken: steps.around('renewed token', (rejected: string) => identity.renewedToken(rejected)),
    },
    fetch: steps.around('query', fetch),
    fetchOnce: steps.around('mutation', crash === undefined ? heldFetch : crashingFetch),
    logger: silentLogger,
    timeouts: { retries: [5, 10], firstProbe: 20, longestProbe: 40 },
    ...clock,
  })
  let sealed = 0
  const disk: Pick<Vault, 'status' | 'open' | 'seal' | 'sealPart' | 'openPart'> = {
    status: () => vault.status(),
    open: (file) => vault.open(file),
    seal: async (file, parts) => {
      sealed += 1
      return sealed > room ? failure('storage', 'The file could not be saved: the disk is full.') : vault.seal(file, parts)
    },
    openPart: (file, part) => vault.openPart(file, part),
    sealPart: (file, text) => {
      sealed += 1
      return sealed > room ? failure('storage', 'The file could not be saved: the disk is full.') : vault.sealPart(file, text)
    },
  }
  const journal = new MoneyJournal({ folder: journalFolder, vault: disk, announce: ({ kind }) => notices.push(kind), logger: silentLogger })
  // Nobody signs in or out while it runs; dozens of consoles on one machine would each listen.
  const user = { owner: () => identity.owner(), onChange: () => () => undefined }
  const options = {
    platform,
    identity: user,
    journal,
    reference: () => reference,
    onChange: (entry: MoneyEntry) => void told.push(entry),
    logger: silentLogger,
    timeouts: TIMEOUT,
    ...clock,
  }
  const payments = steps.within(() => new PaymentService(options))
  const close = (): void => {
    platform.close()
    payments.close()
  }
  return { payments, platform, told, notices, crashed, close }
}

/** A crash before the answer is one after the platform was done: its answer is read, as far as there is one. */
const readWhole = (answer: Response): Promise<unknown> => answer.text().catch(() => undefined)
