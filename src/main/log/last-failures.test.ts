import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastFailures } from './last-failures.ts'
import { type Logs, openLog } from './log.ts'

let folder: string
let logs: Logs
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failures-'))
  logs = openLog(folder, { echo: false })
})
afterEach(() => rm(folder, { recursive: true }))

const said = async (count = 20): Promise<readonly string[]> => (await lastFailures(logs.file, count)).map(({ level, what }) => `${level} ${what}`)

test('are the last warnings and errors, newest first, with their time', async () => {
  const began = Math.floor(Date.now() / 1000)
  logs.warn('The page is not responding')
  logs.info('Connection profile "Acme" (stored)')
  for (let index = 1; index <= 20; index += 1) logs.error(`The handler of channel${index} failed`)
  const failures = await lastFailures(logs.file, 20)
  expect(failures.map(({ what }) => what)).toEqual(Array.from({ length: 20 }, (_, index) => `The handler of channel${20 - index} failed`))
  expect(failures[0]?.at).toBeGreaterThanOrEqual(began)
  expect(failures[0]?.at).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000))
})

test.each([
  ['GetSitesAdmin: unreachable: The platform cannot be reached: the connection was refused.', 'GetSitesAdmin, unreachable, the connection was refused'],
  ['CreateSite: rejected: Business name Aditi Kitchen is taken', 'CreateSite, rejected'],
  ['Sign-in: The identity provider had an error. It says: EDITH KAPOOR has left', 'Sign-in'],
  ["An upload failed: Error: ENOSPC: no space left on device, write '/home/edith/logo.png'", 'An upload failed, ENOSPC'],
  ['The page could not be loaded: Error: ERR_FILE_NOT_FOUND (-6) loading app://console/', 'The page could not be loaded, ERR_FILE_NOT_FOUND'],
  ['"Aditi Kitchen" failed', 'Something failed'],
  ['The places service answered 503', 'The places service answered 503'],
])('%s', async (line, expected) => {
  logs.warn(line)
  expect(await said()).toEqual([`warn ${expected}`])
})

test('no line of an answer, of a stack or of the page is taken for an entry', async () => {
  const forged = '[2026-11-22 10:00:00.000] [error] Aditi Kitchen owes 100'
  logs.warn(`CreateSite: rejected: no\n${forged}`)
  logs.error('It failed', new Error(`no\r${forged}\r\n${forged}`))
  logs.report('error', forged)
  expect(await readFile(logs.file, 'utf8')).toContain('Aditi Kitchen')
  expect(await said()).toEqual(['error It failed', 'warn CreateSite, rejected'])
})

test('of the file before come after those of this one; of files that are not there, none', async () => {
  expect(await said()).toEqual([])
  await writeFile(join(folder, 'main.old.log'), '[2026-11-21 10:00:00.000] [error] The old one\n')
  logs.warn('The new one')
  expect(await said()).toEqual(['warn The new one', 'error The old one'])
})
