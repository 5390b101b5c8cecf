import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Result } from '#shared/result.ts'
import { recordFigure } from '#tests/figures.ts'
import { type Fate, MoneyMachine, MoneyRun, recharge } from './money-machine.test-support.ts'

// A careful user, a console that may crash anywhere and a keychain that comes and goes: one confirmed intent is one booking.

const SITES = ['site-1', 'site-2']
const FATES: readonly Fate[] = ['booked', 'booked, answer lost', 'lost on the way', 'refused']
const RUNS = process.env['ADMIN_CONSOLE_THOROUGH'] === '1' ? 400 : 40

type Step =
  | { readonly do: 'confirm'; readonly site: string; readonly fate: Fate; readonly crash: { readonly use: number; readonly isBefore: boolean } | null }
  | { readonly do: 'crash' | 'lock' | 'unlock' | 'retry' }

const crashes = fc.option(fc.record({ use: fc.integer({ min: 1, max: 8 }), isBefore: fc.boolean() }))
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('confirm' as const), site: fc.constantFrom(...SITES), fate: fc.constantFrom(...FATES), crash: crashes }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('crash' as const, 'lock' as const, 'unlock' as const, 'retry' as const) }) },
  ),
  { minLength: 3, maxLength: 14 },
)

/** The user: wants one recharge a site at a time, each with a note of its own, and looks before every press. */
class User {
  readonly machine: MoneyMachine
  run: MoneyRun
  /** The note of what the user wants for a site and has not seen done. */
  readonly wanted = new Map<string, string>()
  readonly notes: string[] = []

  private constructor(machine: MoneyMachine, run: MoneyRun) {
    this.machine = machine
    this.run = run
  }

  static async at(folder: string): Promise<User> {
    const machine = new MoneyMachine(folder)
    return new User(machine, await MoneyRun.start(machine))
  }

  async restart(): Promise<void> {
    await this.run.crash()
    this.run = await MoneyRun.start(this.machine)
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'lock':
        this.machine.isLocked = true
        return
      case 'unlock':
        this.machine.isLocked = false
        return
      case 'retry':
        await this.run.vault.retry()
        return
      case 'crash':
        return this.restart()
      case 'confirm':
        this.machine.fate = step.fate
        if (step.crash !== null) this.run.crashAt(step.crash.use, step.crash.isBefore)
        await Promise.race([this.confirm(step.site), this.run.died])
        if (step.crash !== null) await this.restart()
    }
  }

  /** Looks up the outcome of the wish for a site, and presses where nothing did. */
  async confirm(site: string): Promise<void> {
    const note = this.wanted.get(site) ?? `intent ${this.notes.length}`
    if (!this.wanted.has(site)) {
      this.wanted.set(site, note)
      this.notes.push(note)
    }
    const shown = (await this.run.list()).filter(({ text }) => text === note)
    const done = shown.find(({ state }) => state === 'done')
    if (done !== undefined) await this.see(site, done.key)
    else if (!shown.some(({ state }) => state === 'unknown' || state === 'sending'))
      await this.learn(site, note, await this.run.service.send(recharge(note, site)))
  }

  /** It is done, and the dialog or the toast that says so is closed. */
  async see(site: string, key: string): Promise<void> {
    this.wanted.delete(site)
    await this.run.service.dismiss({ key })
  }

  async learn(site: string, note: string, answer: Result<MoneyEntry>): Promise<void> {
    if (answer.ok && answer.value.state === 'done') await this.see(site, answer.value.key)
    if (answer.ok || answer.error.details?.['obstacle'] !== 'earlier') return
    // What the console asks for: a look at the platform.
    if (this.machine.booked(note) > 0) this.wanted.delete(site)
    await this.run.service.release({ operation: 'SiteWalletRechargeByAdmin', siteId: site })
  }

  /** Everything works again: whatever is still wanted is brought to its end. */
  async finish(): Promise<void> {
    this.machine.isLocked = false
    this.machine.fate = 'booked'
    await this.restart()
    for (const site of SITES) {
      await vi.waitUntil(
        async () => {
          if (this.wanted.has(site)) await this.confirm(site)
          return !this.wanted.has(site)
        },
        { interval: 3, timeout: 10_000 },
      )
    }
    await this.run.end()
  }
}

let intents = 0
let sequences = 0
afterAll(() =>
  recordFigure('money-sequences', `Payment sequences with crashes and keychain faults: ${sequences} run, ${intents} intents, 0 sent twice, 0 lost`),
)

test('random sequences of sending, crashes, locking, unlocking and restarts: each intent is booked exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const folder = await mkdtemp(join(tmpdir(), 'sent-once-'))
      try {
        const user = await User.at(folder)
        for (const step of taken) {
          await user.take(step)
          expect(user.notes.filter((note) => user.machine.booked(note) > 1)).toEqual([])
        }
        await user.finish()
        expect(user.notes.map((note) => [note, user.machine.booked(note)])).toEqual(user.notes.map((note) => [note, 1]))
        intents += user.notes.length
        sequences += 1
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    }),
    { numRuns: RUNS },
  )
}, 600_000)
