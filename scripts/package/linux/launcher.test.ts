import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { inRoot } from '../../root.ts'
import { afterInstall } from './after-install.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'launcher-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const app = path.join(folder, 'Admin Console')
  await mkdir(path.join(app, 'resources'), { recursive: true })
  await copyFile(inRoot('build', 'linux', 'launcher.sh'), path.join(app, 'resources', 'launcher.sh'))
  await program('Admin Console/admin-console', 'printf "%s\\n" "$@"')
  await mkdir(path.join(folder, 'bin'))
  await symlink(path.join(app, 'resources', 'launcher.sh'), path.join(folder, 'bin', 'admin-console'))
})

async function program(name: string, script: string): Promise<void> {
  await writeFile(path.join(folder, name), `#!/bin/sh\n${script}\n`)
  await chmod(path.join(folder, name), 0o755)
}

/** The command as a user starts it whose number is `id`. */
async function started(id: number, ...parameters: readonly string[]) {
  await program('bin/id', `echo ${id}`)
  const environment = { PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` }
  return promisify(execFile)(path.join(folder, 'bin', 'admin-console'), parameters, { env: environment })
}

test('an ordinary user gets the console, with what stands behind the command', async () => {
  expect(await started(1000, '--profile', 'my profile.json')).toEqual({ stdout: '--profile\nmy profile.json\n', stderr: '' })
})

test('root gets one sentence in place of a core dump', async () => {
  await expect(started(0)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Admin Console does not start as root, because its sandbox does not work there. Start it as an ordinary user.\n',
  })
})

test('--no-sandbox reaches the console also from root, which refuses it by itself', async () => {
  expect(await started(0, '--no-sandbox')).toEqual({ stdout: '--no-sandbox\n', stderr: '' })
})

test('the installation links the command to the launcher, and still sets up the sandbox of the program', async () => {
  const script = await afterInstall()
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: electron-builder's own
  expect(script).toContain("ln -sf '/opt/${sanitizedProductName}/resources/launcher.sh' '/usr/bin/${executable}'")
  expect(script).not.toContain("'/opt/${sanitizedProductName}/${executable}'")
  expect(script).toContain("chmod 4755 '/opt/${sanitizedProductName}/chrome-sandbox'")
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: electron-builder's own
})
