import { execFile } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { signedPart } from '#main/updates/signed-metadata.ts'
import { ROOT } from './root.ts'

/** As npm runs it from a folder of the user's. */
const run = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/prepare.mjs', 'scripts/sign-release.ts', ...parameters], {
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: folder },
  })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sign-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

test('a new pair of keys signs every metadata of a release, and is never overwritten', async () => {
  await run('--new-key', folder)
  const key = path.join(folder, 'update-key.private.pem')
  expect((await stat(key)).mode & 0o777).toBe(0o600)
  await expect(run('--new-key', folder)).rejects.toMatchObject({ code: 1, stderr: `There is a key in ${folder} already. Nothing was written.\n` })

  await writeFile(path.join(folder, 'latest-linux.yml'), 'version: 0.2.0\n')
  await writeFile(path.join(folder, 'builder-debug.yml'), 'x64: {}\n')
  expect((await run('.', '--key', 'update-key.private.pem')).stdout).toBe(`Signed ${path.join(folder, 'latest-linux.yml')}\n`)
  const publicKey = createPublicKey(await readFile(path.join(folder, 'update-key.pem')))
  expect(signedPart('latest-linux.yml', await readFile(path.join(folder, 'latest-linux.yml'), 'utf8'), publicKey)).toBe('version: 0.2.0\n')
  expect(await readFile(path.join(folder, 'builder-debug.yml'), 'utf8')).toBe('x64: {}\n')
})

test('a key that consoles do not trust signs nothing', async () => {
  const metadata = path.join(folder, 'latest.yml')
  await writeFile(metadata, 'version: 0.2.0\n')
  const other = path.join(folder, 'a folder', 'that is new')
  await run('--new-key', folder)
  await run('--new-key', other)
  const sign = (trusted: string) => run(folder, '--key', path.join(folder, 'update-key.private.pem'), '--trusted', path.join(trusted, 'update-key.pem'))
  await expect(sign(other)).rejects.toThrow('which is not the one that was given. Nothing was signed.')
  expect(await readFile(metadata, 'utf8')).toBe('version: 0.2.0\n')
  await sign(folder)
  expect(await readFile(metadata, 'utf8')).toContain('# signature: ')
})

test('without a folder or without metadata it says what is missing', async () => {
  await expect(run()).rejects.toThrow('Usage: npm run sign-release -- <folder')
  await run('--new-key', folder)
  await expect(run(folder, '--key', path.join(folder, 'update-key.private.pem'))).rejects.toThrow('There is no metadata (*.yml) in')
})
