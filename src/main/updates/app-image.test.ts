import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { replaceProgram } from './app-image.ts'
import { installationOf } from './installation.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-image-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('a program is replaced under its name and can be run', async () => {
  const [program, downloaded] = [join(folder, 'Console.AppImage'), join(folder, 'downloaded')]
  await writeFile(program, 'old')
  await writeFile(downloaded, 'new')
  replaceProgram(program, downloaded)
  expect(await readFile(program, 'utf8')).toBe('new')
  expect((await stat(program)).mode & 0o777).toBe(0o755)
})

test('what cannot be copied leaves the old program and nothing beside it', async () => {
  const program = join(folder, 'Console.AppImage')
  await writeFile(program, 'old')
  expect(() => replaceProgram(program, join(folder, 'gone'))).toThrow('ENOENT')
  expect([await readFile(program, 'utf8'), await readdir(folder)]).toEqual(['old', ['Console.AppImage']])
})

test('the way of installing is known by what it leaves', async () => {
  const linux = { platform: 'linux', resources: folder, executable: join(folder, 'admin-console'), environment: {} } as const
  const windows = { ...linux, platform: 'win32', executable: join(folder, 'Admin Console.exe') } as const
  expect(installationOf(linux)).toBeUndefined()
  expect(installationOf({ ...linux, environment: { APPIMAGE: '/home/a/Console.AppImage' } })).toBe('appimage')
  await writeFile(join(folder, 'package-type'), 'deb\n')
  expect(installationOf(linux)).toBe('deb')
  expect(installationOf({ ...linux, platform: 'darwin' })).toBe('mac')
  expect(installationOf(windows)).toBeUndefined()
  await writeFile(join(folder, 'Uninstall Admin Console.exe'), '')
  expect(installationOf(windows)).toBe('nsis')
})
