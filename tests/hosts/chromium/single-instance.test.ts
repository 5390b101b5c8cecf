import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { SingleInstance } from './single-instance.ts'

let file: string
let instance: SingleInstance
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'single-instance-'))
  file = path.join(folder, 'instance.lock')
  instance = new SingleInstance(file)
  onTestFinished(async () => {
    instance.release()
    process.removeAllListeners('SIGUSR2')
    await rm(folder, { recursive: true })
  })
})

test('the lock is taken, names the process, and is gone after its release', () => {
  expect(instance.claim([], () => undefined)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  instance.release()
  expect(existsSync(file)).toBe(false)
})

test('a second start is refused, and the first one learns its command line', async () => {
  const second = Promise.withResolvers<readonly string[]>()
  instance.claim([], second.resolve)
  expect(new SingleInstance(file).claim(['admin-console', '--profile', 'a.json'], () => undefined)).toBe(false)
  expect(await second.promise).toEqual(['admin-console', '--profile', 'a.json'])
})

test('a lock that a crash left is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  expect(instance.claim([], () => undefined)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
})
