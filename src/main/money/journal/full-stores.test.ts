import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ActivityLog } from '../../activity/activity-log.ts'
import { BulkJournal } from '../../bulk/bulk-journal.ts'
import { BulkRuns } from '../../bulk/bulk-runs.ts'
import { MessagedLog } from '../../campaigns/messaged-log.ts'
import { Drafts } from '../../drafts/drafts.ts'
import { silentLogger } from '../../log/silent-logger.test-support.ts'
import { RunningMachine, recharge } from '../money-machine.test-support.ts'

// Every store that a page can fill, beside the journal of payments (full-journal.test.ts), filled beyond its cap.

const MB = 1024 ** 2
const NOW = 1_795_510_800
const silent = () => undefined

let on: RunningMachine
beforeEach(async () => {
  on = await RunningMachine.start()
})
afterEach(() => on.remove())

const megabytesIn = async (name: string): Promise<number> => {
  const folder = join(on.machine.folder, name)
  const files = await Promise.all((await readdir(folder)).map((file) => stat(join(folder, file))))
  return files.reduce((sum, { size }) => sum + size, 0) / MB
}

async function fillBulk(): Promise<void> {
  const runs = new BulkRuns(new BulkJournal({ folder: join(on.machine.folder, 'bulk'), vault: on.run.vault, announce: silent, logger: silentLogger }))
  await runs.load('asha')
  for (let count = 0; count < 3; count += 1) {
    const row = { id: 'site-1', domain: 'cafe.example', name: 'x'.repeat(30 * MB), from: null, to: null, skip: null }
    const begun = await runs.begin('asha', { key: crypto.randomUUID(), field: 'note', label: 'Notes', origin: 'change', rows: [row] }, NOW)
    if (!begun.ok) throw new Error(begun.error.message)
    begun.value.rows?.states.set([0, 'done', null, null])
    await runs.save(begun.value, { state: 'stopped', endedAt: NOW })
  }
}

async function fillCampaigns(): Promise<void> {
  const log = new MessagedLog({ folder: join(on.machine.folder, 'campaigns'), vault: on.run.vault })
  for (let at = NOW; at < NOW + 40; at += 1) await log.add('asha', { key: 'c', at, channel: 'EMAIL', sites: ['x'.repeat(MB)], outcome: 'queued' })
}

async function fillActivity(): Promise<void> {
  const { vault } = on.run
  const log = new ActivityLog({ folder: join(on.machine.folder, 'activity'), vault, owner: 'asha', days: () => 365, now: () => NOW })
  const about = { what: 'Recharge', record: null, fields: [{ field: 'x'.repeat(MB), from: '', to: '' }], undo: null, way: 'hand' } as const
  for (let at = NOW; at < NOW + 40; at += 1) {
    await log.add({ ...about, id: String(at), at, operation: 'SiteWalletRechargeByAdmin', fields: [...about.fields], outcome: 'sending', message: null })
  }
}

async function fillDrafts(): Promise<void> {
  const drafts = new Drafts({ folder: join(on.machine.folder, 'drafts'), vault: on.run.vault, identity: { owner: () => 'asha' }, logger: silentLogger })
  for (let form = 0; form < 14; form += 1) await drafts.write({ form: `edit-site:${form}`, text: 'x'.repeat(MB) })
}

test('with every store filled beyond its cap the disk holds no more than the caps, and a payment is sent, booked and kept', async () => {
  await Promise.all([fillBulk(), fillCampaigns(), fillActivity(), fillDrafts()])
  expect(await megabytesIn('bulk')).toBeLessThan(65)
  expect(await megabytesIn('campaigns')).toBeLessThan(34)
  expect(await megabytesIn('activity')).toBeLessThan(34)
  expect(await megabytesIn('drafts')).toBeLessThan(11)
  expect(await on.run.service.send(recharge('Cheque'))).toMatchObject({ ok: true, value: { state: 'done' } })
  await on.run.crash()
  await on.startAgain()
  expect(await on.run.list()).toMatchObject([{ text: 'Cheque', state: 'done' }])
  expect(on.machine.booked('Cheque')).toBe(1)
}, 60_000)
