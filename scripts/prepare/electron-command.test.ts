import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { electronCommand } from './electron-command.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'electron-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

test("Chromium's sandbox is left out for root on Linux, and for nobody else", async () => {
  await mkdir(path.join(folder, 'resources'))
  await writeFile(path.join(folder, 'resources', 'default_app.asar'), '')
  const program = path.join(folder, 'electron')
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(electronCommand(program, folder, '/console')).toEqual({ program, parameters: ['/console'] })
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  expect(electronCommand(program, folder, '/console')).toEqual({ program, parameters: ['--no-sandbox', '/console'] })
})
