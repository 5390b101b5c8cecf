import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Logs, openLog } from './log.ts'

let folder: string
let logs: Logs
let now: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logs-'))
  now = 0
  logs = openLog(folder, { echo: false, now: () => now })
})
afterEach(() => rm(folder, { recursive: true }))

const text = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')
const lines = async (name: string): Promise<readonly string[]> => (await text(name)).trim().split('\n')

test('reports of the page go to a file of their own, and cannot push out a line of main', async () => {
  logs.warn('The keychain is locked')
  for (let index = 0; index < 5000; index += 1) logs.report('error', `${index} ${'x'.repeat(4000)}`)
  expect(await lines('main.log')).toEqual([expect.stringContaining('The keychain is locked')])
  expect(await text('page.log')).not.toContain('keychain')
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
})

test('the page may report sixty times a minute; what is dropped is counted', async () => {
  for (let index = 0; index < 100; index += 1) logs.report('info', `report ${index}`)
  expect(await lines('page.log')).toHaveLength(60)
  now = 60_000
  logs.report('warn', 'later')
  expect((await lines('page.log')).slice(60)).toEqual([expect.stringContaining('40 reports were dropped'), expect.stringContaining('later')])
})

test('no flood pushes a refusal out of the security log', async () => {
  logs.refused('a call of identity.signIn: not from the main frame')
  for (let index = 0; index < 100_000; index += 1) logs.refused('a call of platform.execute: too large', 'x'.repeat(5000))
  for (let index = 0; index < 10_000; index += 1) logs.refused(`a window on https://${index}.example`)
  const written = await lines('security.log')
  expect(written[0]).toContain('Refused a call of identity.signIn: not from the main frame')
  expect(written.filter((line) => line.includes('platform.execute')).length).toBe(17)
  expect(written.find((line) => line.includes('platform.execute') && line.includes('65536 times'))).toBeDefined()
  expect((await stat(join(folder, 'security.log'))).size).toBeLessThan(200_000)
  expect(await readdir(folder)).not.toContain('security.1.log')
})

test('the security log keeps four older files when it is full', async () => {
  const old = openLog(folder, { echo: false, now: () => now, securityFileSize: 1000 })
  for (let index = 0; index < 200; index += 1) old.refused(`a call of channel ${index}`, 'x'.repeat(300))
  expect((await readdir(folder)).sort()).toEqual(['security.1.log', 'security.2.log', 'security.3.log', 'security.4.log', 'security.log'])
})

test('every file goes through the redaction, with the stack and its cause', async () => {
  logs.error('Mail to aditi@kitchen.example failed', new Error('call +91 98765 43210', { cause: new Error('custName="Aditi Kapoor"') }))
  logs.report('error', 'Mail to aditi@kitchen.example failed')
  logs.refused('a call', 'aditi@kitchen.example')
  const all = (await Promise.all(['main.log', 'page.log', 'security.log'].map(text))).join('\n')
  expect(all).toContain('Mail to [redacted] failed')
  expect(all).not.toMatch(/aditi|kapoor|98765/i)
})

test('a text of 30 MB is cut before it is redacted', async () => {
  logs.warn('x'.repeat(30_000_000))
  logs.error('It failed', new Error('y'.repeat(30_000_000)))
  const written = (await text('main.log')).replaceAll(/[xy]{100}/g, '')
  expect(written.match(/\(cut\)/g)).toHaveLength(2)
  expect((await stat(join(folder, 'main.log'))).size).toBeLessThan(20_000)
})
