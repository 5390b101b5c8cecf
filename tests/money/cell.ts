import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import type { LocalPlatform } from '#local-platform/start.ts'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge.ts'
import type { MoneyOperation } from '#shared/domain/money-operation.ts'
import type { Result } from '#shared/result.ts'
import { type CrashPoint, type Machine, type MoneyConsole, startConsole } from './money-console.ts'
import { prepare, type Run, type Site } from './subjects.ts'

/** How a person, or bad luck, handles the confirmation. */
export const GESTURES = ['click', 'double click', 'second window', 'reload', 'crash after sending', 'crash before sending'] as const
export type Gesture = (typeof GESTURES)[number]

export type FaultKind = FaultRequest['fault'] | 'none'

/** Faults under which the platform does what it was asked. */
const DONE_UNDER: ReadonlySet<string | null> = new Set([null, 'delay', 'drop-after-commit', 'truncated', 'wrong-shape', 'slow-body'])

export interface Setting {
  readonly local: LocalPlatform
  readonly machine: Machine
  readonly run: Run
  readonly site: Site
}

export interface CellPlan {
  readonly operation: MoneyOperation
  readonly fault: FaultKind
  readonly gesture: Gesture
}

/** What came of one cell of the matrix. */
export interface Cell extends CellPlan {
  /** What the user was told in the end. */
  readonly told: MoneyEntry['state']
  readonly found: boolean
  /** Records on the platform when that was told. */
  readonly records: number
  /** How often the platform carried the operation out until then. */
  readonly carriedOut: number
  /** Records after the user was allowed to try again and did; null where nobody was. */
  readonly recordsAfterRetry: number | null
  /** What was told or answered that must not have been. */
  readonly falsehoods: readonly string[]
}

/** Milliseconds. */
const LONGEST_CELL = 15_000

/** Plays one cell: prepares something to send, lets the fault wait for it, sends it in that manner, and looks at the platform. */
export async function play({ operation, fault, gesture }: CellPlan, { local, machine, run, site }: Setting): Promise<Cell> {
  const control = local.control
  if (control === null) throw new Error('The local platform is not in test mode')
  const name = `${operation} ${fault} ${gesture} ${randomUUID().slice(0, 8)}`
  const subject = await prepare(operation, run, site, name)
  if (fault !== 'none') control.addFault({ operation, fault, milliseconds: 80 })
  const journal = join(machine.folder, 'journals', name.replaceAll(' ', '-'))
  const requestOf = (key: string): MoneyRequest => ({ ...subject.request, key })
  const falsehoods: string[] = []

  const { console, key } = await GESTURE[gesture](requestOf, (crash) => startConsole(machine, journal, crash), falsehoods)
  const told = await settled(console, key)
  const records = await subject.records()
  const wanted = JSON.stringify(subject.request.variables)
  const carriedOut = control.calls(operation).filter((call) => JSON.stringify(call.variables) === wanted && DONE_UNDER.has(call.fault)).length
  falsehoods.push(...untrue(console.told, told, records))

  let recordsAfterRetry: number | null = null
  if (told.state === 'absent' || told.state === 'refused') {
    const retried = await console.desk.send(requestOf(randomUUID()))
    recordsAfterRetry = await subject.records()
    if (!retried.ok || retried.value.state !== 'done') falsehoods.push('the second try was not done')
  }
  console.close()
  return { operation, fault, gesture, told: told.state, found: told.found, records, carriedOut, recordsAfterRetry, falsehoods }
}

/** What was told at the end and in between, against what the platform holds. */
function untrue(events: readonly MoneyEntry[], end: MoneyEntry, records: number): readonly string[] {
  const said = [...events, end].map(({ state }) => state)
  const isThere = records > 0
  return [
    ...(said.includes('done') && !isThere ? ['told as done, not on the platform'] : []),
    ...(said.includes('absent') && isThere ? ['told as absent, on the platform'] : []),
    ...(said.includes('refused') && isThere ? ['told as refused, on the platform'] : []),
  ]
}

type Start = (crash?: CrashPoint) => MoneyConsole
type Play = (requestOf: (key: string) => MoneyRequest, start: Start, falsehoods: string[]) => Promise<{ console: MoneyConsole; key: string }>

const crashing =
  (point: CrashPoint): Play =>
  async (requestOf, start) => {
    const key = randomUUID()
    const first = start(point)
    void first.desk.send(requestOf(key))
    await first.crashed
    first.close()
    return { console: start(), key }
  }

const GESTURE: { readonly [Name in Gesture]: Play } = {
  click: async (requestOf, start) => {
    const [console, key] = [start(), randomUUID()]
    await console.desk.send(requestOf(key))
    return { console, key }
  },

  'double click': async (requestOf, start, falsehoods) => {
    const [console, key] = [start(), randomUUID()]
    const [one, two] = await Promise.all([console.desk.send(requestOf(key)), console.desk.send(requestOf(key))])
    if (JSON.stringify(one) !== JSON.stringify(two)) falsehoods.push('two presses of one key were answered differently')
    return { console, key }
  },

  'second window': async (requestOf, start, falsehoods) => {
    const [console, key] = [start(), randomUUID()]
    const [, other] = await Promise.all([console.desk.send(requestOf(key)), console.desk.send(requestOf(randomUUID()))])
    if (!isBusy(other)) falsehoods.push('a second window was not refused')
    return { console, key }
  },

  // The page is gone with its promise; the new one finds the entry in the list, and whoever presses again meanwhile is refused.
  reload: async (requestOf, start, falsehoods) => {
    const [console, key] = [start(), randomUUID()]
    void console.desk.send(requestOf(key))
    const entry = await listed(console, key, () => true)
    const isOpen = entry.state === 'sending' || entry.state === 'unknown'
    if (isOpen && !isBusy(await console.desk.send(requestOf(randomUUID())))) falsehoods.push('it could be sent again after a reload')
    return { console, key }
  },

  'crash after sending': crashing('before-the-answer'),
  'crash before sending': crashing('before-sending'),
}

const isBusy = (answer: Result<MoneyEntry>): boolean => !answer.ok && answer.error.kind === 'busy'

const settled = (console: MoneyConsole, key: string): Promise<MoneyEntry> =>
  listed(console, key, ({ state }) => state === 'done' || state === 'refused' || state === 'absent')

/** The entry of a key as the list shows it, once it is as wanted. */
async function listed({ desk }: MoneyConsole, key: string, isWanted: (entry: MoneyEntry) => boolean): Promise<MoneyEntry> {
  const deadline = performance.now() + LONGEST_CELL
  while (performance.now() < deadline) {
    const entries = await desk.list()
    const entry = entries.ok ? entries.value.find((each) => each.key === key) : undefined
    if (entry !== undefined && isWanted(entry)) return entry
    await wait(3)
  }
  throw new Error('Nothing was known of it in the end')
}
