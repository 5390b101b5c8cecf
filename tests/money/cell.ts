import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import type { MoneyOperation, PaymentReference } from '#shared/domain/payment.ts'
import type { FaultCase } from './faults.ts'
import { type ConsoleChange, type Machine, type MoneyConsole, SCALE, startConsole } from './money-console.ts'
import type { Setting } from './setting.ts'
import { prepare, type Site, type Subject } from './subjects.ts'

/** What one cell is about. */
export interface CellPlan {
  readonly operation: MoneyOperation
  readonly fault: FaultCase
  /** How the confirmation is handled, or what else happens in the meantime. */
  readonly gesture: string
  readonly play: Play
  /** How far the platform's lists are behind while it runs, seconds of a real platform. */
  readonly lateness?: number
  /** Left out: at the end of notes. */
  readonly reference?: PaymentReference
}

/** A payment about to be made, as a play finds it. */
export interface Trial {
  readonly setting: Setting
  readonly subject: Subject
  /** Folder of the journal. */
  readonly journal: string
  readonly start: (change?: ConsoleChange, machine?: Machine) => MoneyConsole
  readonly requestOf: (key: string) => MoneyRequest
  /** Notes what happened that must not have. */
  readonly blame: (falsehood: string) => void
}

/** Sends, in some manner. Answers with the console that is left and the key whose outcome the user waits for. */
export type Play = (trial: Trial) => Promise<{ readonly console: MoneyConsole; readonly key: string }>

/** What came of one cell of the matrix. */
export interface Cell extends Pick<CellPlan, 'operation' | 'gesture'> {
  readonly fault: string
  readonly lateness: number
  /**
   * What the user knew in the end: `nothing` where the console knew nothing, `blocked` where it then refused to send
   * before the user has checked.
   */
  readonly told: MoneyEntry['state'] | 'nothing' | 'blocked'
  readonly found: boolean
  /** Records on the platform then. */
  readonly records: number
  /** How often the platform carried the operation out until then. */
  readonly carriedOut: number
  /** Records after the user was allowed to try again and did; null where that was not allowed. */
  readonly recordsAfterRetry: number | null
  readonly falsehoods: readonly string[]
}

/** Milliseconds. */
const LONGEST_CELL = 40_000

/** Faults under which the platform does what it was asked. */
const DONE_UNDER: ReadonlySet<string | null> = new Set([
  null,
  'delay',
  'drop-after-commit',
  'error-after-commit',
  'unauthorized-after-commit',
  'answer-after-commit',
  'truncated',
  'wrong-shape',
  'slow-body',
])

/**
 * Plays one cell: prepares something to send, lets the fault wait for it, sends it in that manner, and looks at the
 * platform.
 */
export async function playCell({ operation, fault, gesture, play, lateness = 0, reference = 'note' }: CellPlan, setting: Setting, site: Site): Promise<Cell> {
  const { control, machine, run, folder } = setting
  const name = `${operation} ${gesture} ${randomUUID()}`
  const subject = await prepare(operation, run, site, name)
  // What was prepared was there before: a list that is behind shows it by now.
  await wait((lateness * 1000) / SCALE)
  if (fault.fault !== null) control.addFault({ operation, containing: subject.mark, ...fault.fault })
  const journal = join(folder, 'journals', randomUUID())
  const falsehoods: string[] = []
  const requestOf = (key: string): MoneyRequest => ({ ...subject.request, key })
  const start: Trial['start'] = (change, on = machine) => startConsole(on, journal, { reference, ...change })

  const { console, key } = await play({ setting, subject, journal, start, requestOf, blame: (falsehood) => falsehoods.push(falsehood) })
  const end = await settled(console, key)
  const records = await subject.records()
  const calls = control.calls(operation).filter((call) => JSON.stringify(call.variables).includes(subject.mark) && DONE_UNDER.has(call.fault))
  falsehoods.push(...untrue([...console.told, ...(end === undefined ? [] : [end])], records))

  let told: Cell['told'] = end?.state ?? 'nothing'
  let recordsAfterRetry: number | null = null
  if (told === 'absent' || told === 'refused' || told === 'nothing') {
    // A run that was killed before it sent anything has left its fault behind.
    control.clearFaults(subject.mark)
    const retried = await console.payments.send(requestOf(randomUUID()))
    recordsAfterRetry = await subject.records()
    if (told === 'nothing' && !retried.ok) told = 'blocked'
    else if (!retried.ok || retried.value.state !== 'done') falsehoods.push(`the second try was not done: ${JSON.stringify(retried)}`)
  }
  if (told === 'nothing' && records > 0) falsehoods.push('booked, and the user could not know')
  console.close()
  return { operation, fault: fault.name, gesture, lateness, told, found: end?.found ?? false, records, carriedOut: calls.length, recordsAfterRetry, falsehoods }
}

/** What was told at the end and in between, against what the platform holds. */
function untrue(events: readonly MoneyEntry[], records: number): readonly string[] {
  const said = events.map(({ state }) => state)
  const isThere = records > 0
  return [
    ...(said.includes('done') && !isThere ? ['told as done, not on the platform'] : []),
    ...(said.includes('absent') && isThere ? ['told as absent, on the platform'] : []),
    ...(said.includes('refused') && isThere ? ['told as refused, on the platform'] : []),
  ]
}

/** The entry of a key once its outcome is known; undefined where the console knows of none. */
async function settled(console: MoneyConsole, key: string): Promise<MoneyEntry | undefined> {
  const first = await entryOf(console, key)
  return first === undefined ? undefined : listed(console, key, ({ state }) => state === 'done' || state === 'refused' || state === 'absent')
}

async function entryOf({ payments }: MoneyConsole, key: string): Promise<MoneyEntry | undefined> {
  const entries = await payments.list()
  return entries.ok ? entries.value.find((each) => each.key === key) : undefined
}

/** The entry of a key as the list shows it, once it is as wanted. */
export async function listed(console: MoneyConsole, key: string, isWanted: (entry: MoneyEntry) => boolean): Promise<MoneyEntry> {
  const deadline = performance.now() + LONGEST_CELL
  while (performance.now() < deadline) {
    const entry = await entryOf(console, key)
    if (entry !== undefined && isWanted(entry)) return entry
    await wait(20)
  }
  throw new Error('Nothing was known of it in the end')
}

/** What is wrong with a cell, null when it kept every promise. */
export function brokenPromise({ told, records, carriedOut, recordsAfterRetry, falsehoods }: Cell): string | null {
  if (Math.max(records, carriedOut, recordsAfterRetry ?? 0) > 1) return 'sent twice'
  if (falsehoods.length > 0) return `lost: ${falsehoods.join('; ')}`
  if (told === 'blocked') return recordsAfterRetry === records ? null : 'sent while blocked'
  if (records !== (told === 'done' ? 1 : 0)) return `lost: told ${told}, ${records} there`
  return recordsAfterRetry === (told === 'done' ? null : 1) ? null : `lost: ${recordsAfterRetry} there after the second try`
}
