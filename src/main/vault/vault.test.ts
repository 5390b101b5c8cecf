import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { replaceFile } from './atomic-file.ts'
import type { KeychainPort } from './keychain-key.ts'
import { MemoryKeychain } from './memory-keychain.test-support.ts'
import { Vault, type VaultOptions } from './vault.ts'

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
const containing = (text: string): unknown => expect.stringContaining(text)

let folder: string
let notices: Omit<Notice, 'id'>[]
beforeEach(async () => {
  notices = []
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
})
afterEach(() => rm(folder, { recursive: true }))

const session = () => ({ path: join(folder, 'session.sealed'), purpose: 'session', owner: 'asha' })
const provenVault = async (keychain: KeychainPort = new MemoryKeychain(), options: Partial<VaultOptions> = {}) => {
  const vault = new Vault({
    keychain: async () => keychain,
    service: 'Console Test',
    announce: (notice) => notices.push(notice),
    logger: silentLogger,
    ...options,
  })
  await vault.prove()
  return vault
}

describe('the keychain', () => {
  test('holds one random key of 32 bytes, the same at the next start', async () => {
    const keychain = new MemoryKeychain()
    const first = await provenVault(keychain)
    expect(first.status()).toEqual({ mode: 'keychain' })
    expect(await first.seal(session(), ['kept'])).toEqual({ ok: true, value: undefined })
    expect(notices).toEqual([])
    expect([...keychain.entries.keys()]).toEqual(['Console Test/data-key'])
    expect(Buffer.from(keychain.entries.get('Console Test/data-key') ?? '', 'base64')).toHaveLength(32)

    const second = await provenVault(keychain)
    expect(await second.open(session())).toEqual({ state: 'opened', text: 'kept' })
  })

  test.each<[string, () => Promise<KeychainPort>, RegExp]>([
    ['is not there', () => Promise.reject(new Error('Cannot find module')), /cannot be used by this installation/],
    ['refuses', async () => new MemoryKeychain({ failing: 'The name org.freedesktop.secrets was not provided' }), /No keychain could be reached/],
    ['is locked', async () => new MemoryKeychain({ failing: 'Cannot create an item in a locked collection' }), /is locked/],
    ['loses what it is given', async () => new MemoryKeychain({ forgetful: true }), /does not keep/],
    ['never answers', async () => new MemoryKeychain({ silent: true }), /waiting to be unlocked/],
  ])('one that %s: memory only, with the reason', async (_, keychain, reason) => {
    const vault = new Vault({ keychain, service: 'Console Test', announce: (notice) => notices.push(notice), logger: silentLogger, timeout: 50 })
    expect(await vault.prove()).toEqual({ mode: 'memory-only', reason: matching(reason) })
    expect(notices).toEqual([{ kind: 'keychain-unavailable', intent: 'warning', message: matching(reason) }])
    expect(await vault.seal(session(), ['secret'])).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(await vault.open(session())).toMatchObject({ state: 'unavailable' })
    expect(await readdir(folder)).toEqual([])
  })

  test('knows that the keychain is still asking, also once its timeout is over', async () => {
    expect((await provenVault()).isAsking()).toBe(false)
    const vault = await provenVault(new MemoryKeychain({ silent: true }), { timeout: 50 })
    expect(vault.status().mode).toBe('memory-only')
    expect(vault.isAsking()).toBe(true)
  })

  test('is asked again on demand: unlocked, the vault seals, the notice is withdrawn and listeners are called once', async () => {
    const keychains: KeychainPort[] = [new MemoryKeychain({ failing: 'Cannot create an item in a locked collection' }), new MemoryKeychain()]
    const withdrawn: string[] = []
    const vault = await provenVault(undefined, { keychain: async () => keychains[0] as KeychainPort, withdraw: (kind) => withdrawn.push(kind) })
    let unlocks = 0
    vault.onUnlock(() => {
      unlocks += 1
    })
    expect(await vault.retry()).toEqual({ mode: 'memory-only', reason: 'The keychain of this computer is locked.' })
    expect([withdrawn, unlocks]).toEqual([[], 0])
    keychains.shift()
    expect(await Promise.all([vault.retry(), vault.retry()])).toEqual([{ mode: 'keychain' }, { mode: 'keychain' }])
    expect(await vault.retry()).toEqual({ mode: 'keychain' })
    expect([withdrawn, unlocks]).toEqual([['keychain-unavailable'], 1])
    expect(await vault.seal(session(), ['kept'])).toEqual({ ok: true, value: undefined })
  })

  test('that answers only after the vault stopped waiting is taken up, and is never asked twice at once', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const slow = new MemoryKeychain()
    let questions = 0
    const keychain = async (): Promise<KeychainPort> => {
      questions += 1
      await promise
      return slow
    }
    const vault = await provenVault(undefined, { keychain, timeout: 20 })
    expect(vault.status().mode).toBe('memory-only')
    expect((await vault.retry()).mode).toBe('memory-only')
    expect(questions).toBe(1)
    const unlocked = new Promise<void>((done) => vault.onUnlock(done))
    resolve(undefined)
    await unlocked
    expect(vault.status()).toEqual({ mode: 'keychain' })
  })

  test('an entry of the wrong size is left alone and named', async () => {
    const keychain = new MemoryKeychain()
    keychain.entries.set('Console Test/data-key', 'short')
    const vault = await provenVault(keychain)
    expect(vault.status()).toEqual({ mode: 'memory-only', reason: containing('"Console Test"') })
    expect(keychain.entries.get('Console Test/data-key')).toBe('short')
  })

  // In a process of its own: the native module reads the address of the session bus from the process' environment.
  const program = fileURLToPath(new URL('real-keychain.test-support.ts', import.meta.url))
  const hasCommand = (name: string) => (process.env['PATH'] ?? '').split(':').some((at) => existsSync(join(at, name)))

  test.runIf(process.platform === 'linux')('the real one without a Secret Service: memory only', () => {
    const output = execFileSync(process.execPath, [program, folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' },
    })
    expect(JSON.parse(output)).toEqual({
      status: { mode: 'memory-only', reason: 'No keychain could be reached on this computer.' },
      opened: { state: 'unavailable' },
    })
  })

  test.runIf(hasCommand('gnome-keyring-daemon') && hasCommand('dbus-run-session'))('the real one with a Secret Service keeps the key', () => {
    const script = `printf pass | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; "${process.execPath}" "${program}" "${folder}"`
    const output = execFileSync('dbus-run-session', ['--', 'sh', '-c', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_RUNTIME_DIR: folder },
    })
    expect(JSON.parse(output)).toEqual({ status: { mode: 'keychain' }, opened: { state: 'opened', text: 'kept by the real keychain' } })
  })
})

describe('a sealed file', () => {
  test('gives back any text, in parts, and shows none of it on disk', async () => {
    const vault = await provenVault()
    const text = 'refresh-token {"név":"कमल 🙂 عربى"}'
    await vault.seal(session(), ['1700000000\n', text, ''])
    expect(await vault.open(session())).toEqual({ state: 'opened', text: `1700000000\n${text}` })
    const bytes = await readFile(session().path)
    expect(bytes.includes('refresh-token')).toBe(false)
    expect((await stat(session().path)).mode & 0o077).toBe(0)
  })

  test('is never the same twice', async () => {
    const vault = await provenVault()
    await vault.seal(session(), ['same'])
    const first = await readFile(session().path)
    await vault.seal(session(), ['same'])
    expect((await readFile(session().path)).equals(first)).toBe(false)
  })

  test.each([{ owner: 'ravi' }, { purpose: 'offline-sites' }])('does not open for %o', async (other) => {
    const vault = await provenVault()
    await vault.seal(session(), ['secret'])
    expect(await vault.open({ ...session(), ...other })).toEqual({ state: 'damaged' })
  })

  test('does not open with another key', async () => {
    await (await provenVault()).seal(session(), ['secret'])
    expect(await (await provenVault(new MemoryKeychain())).open(session())).toEqual({ state: 'damaged' })
  })

  test('damaged anywhere, cut, empty or of another version is damaged', async () => {
    const vault = await provenVault()
    await vault.seal(session(), ['some text'])
    const whole = await readFile(session().path)
    for (let at = 0; at < whole.byteLength; at += 1) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      await writeFile(session().path, damaged)
      expect(await vault.open(session())).toEqual({ state: 'damaged' })
      await writeFile(session().path, whole.subarray(0, at))
      expect(await vault.open(session())).toEqual({ state: 'damaged' })
    }
  })

  test('that is not there is absent; a folder in its place is unavailable', async () => {
    const vault = await provenVault()
    expect(await vault.open(session())).toEqual({ state: 'absent' })
    await mkdir(session().path)
    expect(await vault.open(session())).toMatchObject({ state: 'unavailable' })
  })

  test('in a former place is moved to its own, and sealed for its owner', async () => {
    const vault = await provenVault()
    const former = { path: join(folder, 'former.sealed'), owner: 'asha at the old address' }
    await vault.seal({ ...session(), ...former }, ['kept'])
    expect(await vault.open({ ...session(), former: [{ path: join(folder, 'absent.sealed'), owner: 'nobody' }, former] })).toEqual({
      state: 'opened',
      text: 'kept',
    })
    expect(await readdir(folder)).toEqual(['session.sealed'])
    expect(await vault.open(session())).toEqual({ state: 'opened', text: 'kept' })
  })

  test('goes before what is in a former place', async () => {
    const vault = await provenVault()
    const former = { path: join(folder, 'former.sealed'), owner: 'asha' }
    await vault.seal({ ...session(), ...former }, ['old'])
    await vault.seal(session(), ['new'])
    expect(await vault.open({ ...session(), former: [former] })).toEqual({ state: 'opened', text: 'new' })
  })

  test('damaged in a former place is damaged, and then lies where it can be put aside', async () => {
    const vault = await provenVault()
    const former = { path: join(folder, 'former.sealed'), owner: 'asha' }
    await writeFile(former.path, 'garbage')
    expect(await vault.open({ ...session(), former: [former] })).toEqual({ state: 'damaged' })
    expect(await readdir(folder)).toEqual(['session.sealed'])
  })

  test('that cannot be read in a former place is unavailable, not absent', async () => {
    const vault = await provenVault()
    const former = { path: join(folder, 'former.sealed'), owner: 'asha' }
    await mkdir(former.path)
    expect(await vault.open({ ...session(), former: [former] })).toMatchObject({ state: 'unavailable' })
  })

  test('that cannot be moved from a former place is opened all the same, and stays there', async () => {
    const vault = await provenVault()
    const former = { path: join(folder, 'former.sealed'), owner: 'asha' }
    await vault.seal({ ...session(), ...former }, ['kept'])
    vi.spyOn(vault, 'seal').mockResolvedValueOnce(failure('storage', 'The disk is full.'))
    const file = { ...session(), former: [former] }
    expect(await vault.open(file)).toEqual({ state: 'opened', text: 'kept' })
    expect(await readdir(folder)).toEqual(['former.sealed'])
    expect(await vault.open(file)).toEqual({ state: 'opened', text: 'kept' })
    expect(await readdir(folder)).toEqual(['session.sealed'])
  })

  test('sealed before the key was replaced can never be opened again', async () => {
    const keychain = new MemoryKeychain()
    const vault = await provenVault(keychain)
    await vault.seal(session(), ['secret'])
    const before = keychain.entries.get('Console Test/data-key')
    expect(await vault.replaceKey()).toEqual({ ok: true, value: undefined })
    expect(keychain.entries.get('Console Test/data-key')).not.toBe(before)
    expect(await vault.open(session())).toEqual({ state: 'damaged' })
    await vault.seal(session(), ['next'])
    expect(await (await provenVault(keychain)).open(session())).toEqual({ state: 'opened', text: 'next' })
  })

  test('stays readable when the keychain does not take a new key', async () => {
    const keychain = new MemoryKeychain()
    const vault = await provenVault(keychain)
    await vault.seal(session(), ['secret'])
    vi.spyOn(keychain, 'deletePassword').mockRejectedValue(new Error('locked'))
    expect(await vault.replaceKey()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(await vault.open(session())).toEqual({ state: 'opened', text: 'secret' })
  })

  test('of 80 MB is sealed and opened without holding the process', async () => {
    const vault = await provenVault()
    // An odd length in front moves every later emoji across a piece's edge.
    const text = `-${'🙂 site ஆ'.repeat(4_500_000)}`
    expect(Buffer.byteLength(text)).toBeGreaterThan(50_000_000)
    const turns = countTurns()
    await vault.seal(session(), [text])
    const opened = await vault.open(session())
    expect(opened.state === 'opened' && opened.text === text).toBe(true)
    expect(turns()).toBeGreaterThan(20)
  })
})

describe('replacing a file', () => {
  test('that fails on the way leaves the old one and no other', async () => {
    const path = join(folder, 'settings')
    await replaceFile(path, [Buffer.from('old')])
    const diskFull = function* () {
      yield Buffer.from('ne')
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    }
    await expect(replaceFile(path, diskFull())).rejects.toThrow('no space left')
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['settings'])
  })

  test('makes the folder when there is none', async () => {
    await replaceFile(join(folder, 'a', 'b'), [Buffer.from('new')])
    expect(await readFile(join(folder, 'a', 'b'), 'utf8')).toBe('new')
  })

  test('where it cannot be written is a failure with the reason, and the old stays', async () => {
    const vault = await provenVault()
    await mkdir(join(session().path, 'in-the-way'), { recursive: true })
    expect(await vault.seal(session(), ['text'])).toMatchObject({
      ok: false,
      error: { kind: 'storage', message: matching(/^The file could not be saved: /) },
    })
    expect(await readdir(folder)).toEqual(['session.sealed'])
  })
})

/** Starts to count the turns of the event loop in which others come to their right; ends with the number so far. */
function countTurns(): () => number {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  return () => {
    clearInterval(timer)
    return turns
  }
}
