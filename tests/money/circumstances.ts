import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ruleOf } from '#main/money/money-request.ts'
import { readRecords } from '#main/money/money-rule.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { listed, type Play, type Trial } from './cell.ts'
import type { FaultCase } from './faults.ts'
import { pressedInTwoWindows } from './gestures.ts'
import type { ConsoleChange, Machine } from './money-console.ts'

/** What may be otherwise on the machine: other machines of the same user, on the same folder. */
export interface Machines {
  /** No keychain answers. */
  readonly locked: Machine
  /** The keychain has another key than the files. */
  readonly otherKey: Machine
  /** The profile names another REST address. */
  readonly moved: Machine
}

export interface Circumstance {
  readonly fault: FaultCase
  readonly play: Play
}

const LOST: FaultCase = { name: 'drop-after-commit', fault: { fault: 'drop-after-commit' }, isBooked: true }
const REFUSED: FaultCase = { name: 'drop-before', fault: { fault: 'drop-before' }, isBooked: false }
const NONE: FaultCase = { name: 'none', fault: null, isBooked: true }

/** Seconds. */
const MONTH = 30 * 24 * 3600

/** A run that crashes after the platform booked and before its answer came. Answers with the key. */
async function crash({ start, requestOf }: Trial, change: ConsoleChange = {}, machine?: Machine): Promise<string> {
  const key = randomUUID()
  const first = start({ crash: 'before-the-answer', ...change }, machine)
  void first.payments.send(requestOf(key))
  await first.crashed
  first.close()
  return key
}

/** A crash, something that happens to the journal's files, and the next start. */
const withFiles =
  (damage: (content: Buffer) => Buffer): Play =>
  async (trial) => {
    const key = await crash(trial)
    const names = (await readdir(trial.journal)).filter((name) => name.endsWith('-log.sealed'))
    if (names.length !== 1) trial.blame(`${names.length} journals`)
    for (const name of names) {
      const file = join(trial.journal, name)
      await writeFile(file, damage(await readFile(file)))
    }
    return { console: trial.start(), key }
  }

const withClock =
  (shift: number): Play =>
  async (trial) => {
    const key = await crash(trial)
    return { console: trial.start({ now: () => nowInSeconds() + shift }), key }
  }

/** Everything that can be otherwise about the machine, between two runs or in one. */
export const circumstances = ({ locked, otherKey, moved }: Machines): Readonly<Record<string, Circumstance>> => ({
  'keychain locked at the next start, then unlocked': {
    fault: LOST,
    play: async (trial) => {
      const key = await crash(trial)
      const second = trial.start({}, locked)
      const pressed = await second.payments.send(trial.requestOf(randomUUID()))
      if (pressed.ok) trial.blame(`it was not blocked while the keychain was locked: ${pressed.value.state}`)
      second.close()
      return { console: trial.start(), key }
    },
  },
  'no keychain in either run': {
    fault: LOST,
    play: async (trial) => {
      const key = await crash(trial, {}, locked)
      return { console: trial.start({}, locked), key }
    },
  },
  'keychain with another key': {
    fault: LOST,
    play: async (trial) => ({ key: await crash(trial), console: trial.start({}, otherKey) }),
  },
  'journal damaged': { fault: LOST, play: withFiles((content) => Buffer.concat([content.subarray(0, -20), Buffer.alloc(20, 7)])) },
  'journal truncated': { fault: LOST, play: withFiles((content) => content.subarray(0, Math.floor(content.length / 2))) },
  'journal emptied': { fault: LOST, play: withFiles(() => Buffer.alloc(0)) },
  'journal of the first version': { fault: NONE, play: firstVersion },
  'disk full before sending': {
    fault: NONE,
    play: async (trial) => {
      const key = randomUUID()
      const first = trial.start({ room: 0 })
      const pressed = await first.payments.send(trial.requestOf(key))
      if (!pressed.ok || pressed.value.state !== 'refused') trial.blame('it was sent without a journal')
      first.close()
      return { console: trial.start(), key }
    },
  },
  'disk full after sending': {
    fault: NONE,
    play: async (trial) => {
      const key = randomUUID()
      const first = trial.start({ room: 1 })
      await first.payments.send(trial.requestOf(key))
      first.close()
      return { console: trial.start(), key }
    },
  },
  'disk full after its answer was lost': {
    fault: LOST,
    play: async (trial) => {
      const key = randomUUID()
      const first = trial.start({ room: 1 })
      await first.payments.send(trial.requestOf(key))
      first.close()
      return { console: trial.start(), key }
    },
  },
  'another REST address at the next start': {
    fault: LOST,
    play: async (trial) => ({ key: await crash(trial), console: trial.start({}, moved) }),
  },
  'clock a month ahead at the next start': { fault: LOST, play: withClock(MONTH) },
  'clock a month back at the next start': { fault: LOST, play: withClock(-MONTH) },
  'clock that jumps while it is read back': {
    fault: LOST,
    play: async (trial) => {
      let asked = 0
      const now = (): number => nowInSeconds() + (asked++ % 2 === 0 ? MONTH : -MONTH)
      const [console, key] = [trial.start({ now }), randomUUID()]
      await console.payments.send(trial.requestOf(key))
      return { console, key }
    },
  },
  'clock that jumps, and nothing was booked': {
    fault: REFUSED,
    play: async (trial) => {
      let asked = 0
      const now = (): number => nowInSeconds() + (asked++ % 2 === 0 ? MONTH : -MONTH)
      const [console, key] = [trial.start({ now }), randomUUID()]
      await console.payments.send(trial.requestOf(key))
      return { console, key }
    },
  },
  'two windows try again at once': {
    fault: REFUSED,
    play: async (trial) => {
      const [console, first] = [trial.start(), randomUUID()]
      await console.payments.send(trial.requestOf(first))
      await listed(console, first, ({ state }) => state === 'absent')
      const key = await pressedInTwoWindows(console, trial)
      console.close()
      // Another console, which was not told that the first one was absent: that was true then.
      return { console: trial.start(), key }
    },
  },
})

/** What the first edition of the console wrote before it sent, without a reference in the note; it crashed after the platform booked. */
async function firstVersion({ start, setting, subject, journal, requestOf }: Trial): ReturnType<Play> {
  const { identity, vault } = setting.machine
  const key = randomUUID()
  const { variables, ...shown } = requestOf(key)
  const first = start()
  const rule = ruleOf(shown.operation, variables)
  const owner = identity.owner()
  if (rule === null || owner === undefined) throw new Error('Nobody is signed in')
  const before = await readRecords(first.platform, rule, shown.siteId, null)
  if (!before.ok) throw new Error(before.error.message)
  const entry = {
    ...shown,
    state: 'sending',
    startedAt: nowInSeconds(),
    settledAt: null,
    checkedAt: null,
    found: false,
    message: null,
    data: null,
  }
  const kept = { prepared: true, recordId: null, superseded: false, dismissed: false }
  const baseline = rule.hasBaseline ? before.value.map(({ id }) => id) : []
  const path = join(journal, `${createHash('sha256').update(owner).digest('hex').slice(0, 32)}.sealed`)
  await mkdir(journal, { recursive: true })
  await vault.seal({ path, purpose: 'money-journal', owner }, [JSON.stringify({ version: 1, entries: [{ entry, variables, baseline, ...kept }] })])
  await first.platform.execute(subject.request.operation, variables)
  first.close()
  return { console: start(), key }
}
