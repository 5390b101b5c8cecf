import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processorSeconds } from './processor-time.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'processor-time-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

test('reads the counter of version 2, in microseconds', async () => {
  await writeFile(path.join(folder, 'cpu.stat'), 'usage_usec 12500000\nuser_usec 9000000\nsystem_usec 3500000\n')
  expect(processorSeconds(folder)).toBe(12.5)
})

test('reads the counter of version 1, in nanoseconds', async () => {
  await mkdir(path.join(folder, 'cpuacct'))
  await writeFile(path.join(folder, 'cpuacct', 'cpuacct.usage'), '12500000000\n')
  expect(processorSeconds(folder)).toBe(12.5)
})

test('knows nothing where the system has no counter', () => {
  expect(processorSeconds(folder)).toBeUndefined()
})
