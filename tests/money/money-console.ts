import { join } from 'node:path'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { Connection } from '#main/connection/connection.ts'
import { Identity } from '#main/identity/identity.ts'
import { MoneyDesk } from '#main/money/money-desk.ts'
import { MoneyJournal } from '#main/money/money-journal.ts'
import { PlatformClient } from '#main/platform/platform-client.ts'
import { Vault } from '#main/vault/vault.ts'
import type { MoneyEntry } from '#shared/bridge.ts'
import { success } from '#shared/result.ts'
import { FileKeychain } from './file-keychain.ts'

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A hundredth of the desk's own times, all by the one factor: a list that is 20 seconds behind is one of 200 milliseconds here. */
export const SCALE = 100
const PATIENCE = { pauses: [0, 2000, 4000, 8000, 11_500, 15_000].map((pause) => pause / SCALE), running: 30_000 / SCALE, lateness: 25_000 / SCALE }

/** What every console on one machine shares: profile, keychain, session. */
export interface Machine {
  readonly folder: string
  readonly connection: Connection
  readonly identity: Identity
  readonly vault: Vault
}

/** The services below the desk, on a user-data folder, as the composition root builds them; signed in where the folder holds a session. */
export async function startMachine(folder: string, profileFile: string, userName: string): Promise<Machine> {
  const vault = new Vault({ keychain: async () => new FileKeychain(join(folder, 'keychain.json')), service: 'Test', announce: () => undefined, logger })
  const connection = new Connection({ folder, argument: profileFile, logger })
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
    logger,
  })
  await identity.restore()
  return { folder, connection, identity, vault }
}

/** Where a console that is about to crash stops: before a mutation goes out, or once it was answered (or its connection was closed). */
export type CrashPoint = 'before-sending' | 'before-the-answer'

/** One run of a console: the desk with what it told its window. */
export interface MoneyConsole {
  readonly desk: MoneyDesk
  readonly platform: PlatformClient
  /** Everything told by the event, in order. */
  readonly told: readonly MoneyEntry[]
  /** Settles when the console has stopped where it crashes. */
  readonly crashed: Promise<void>
  readonly close: () => void
}

/**
 * Starts the desk on a journal folder of a machine. One that crashes goes no further at its point, as a process that is gone: its mutation is never answered,
 * and nothing of it touches the files again.
 */
export function startConsole({ connection, identity, vault }: Machine, journalFolder: string, crash?: CrashPoint): MoneyConsole {
  const told: MoneyEntry[] = []
  const never = new Promise<never>(() => undefined)
  const { promise: crashed, resolve: hasCrashed } = Promise.withResolvers<undefined>()
  const crashingFetch: typeof fetch = async (input, init) => {
    if (crash === 'before-the-answer') await fetch(input, init).then(readWhole, () => undefined)
    hasCrashed(undefined)
    return never
  }
  const patience = { retries: [5, 10], firstProbe: 20, longestProbe: 40 }
  const platform = new PlatformClient({
    connection: { profile: () => connection.profile(), onChange: () => () => undefined },
    identity,
    fetch,
    fetchOnce: crash === undefined ? fetch : crashingFetch,
    logger,
    patience,
  })
  const journal = new MoneyJournal({ folder: journalFolder, vault, announce: () => undefined, logger })
  const desk = new MoneyDesk({ platform, identity, journal, tell: (entry) => told.push(entry), logger, patience: PATIENCE })
  const close = (): void => {
    platform.close()
    desk.close()
  }
  return { desk, platform, told, crashed, close }
}

/** A crash before the answer is one after the platform was done: its answer is read, as far as there is one. */
const readWhole = (answer: Response): Promise<unknown> => answer.text().catch(() => undefined)
