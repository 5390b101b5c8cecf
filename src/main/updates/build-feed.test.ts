import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { UpdatePolicy } from '../policy/policy-schema.ts'
import { buildFeed } from './build-feed.ts'

const CONFIG = 'provider: generic\nurl: https://updates.example/console\nupdaterCacheDirName: admin-console-updater\n'
const pemOf = (type: 'ed25519' | 'x25519'): string => String(generateKeyPairSync(type as 'ed25519').publicKey.export({ type: 'spki', format: 'pem' }))

interface Build {
  readonly config?: string | null
  readonly key?: string | null
  readonly policy?: Partial<UpdatePolicy>
  readonly platform?: NodeJS.Platform
}

async function feedOf({ config = CONFIG, key = pemOf('ed25519'), policy = {}, platform = 'linux' }: Build) {
  const folder = await mkdtemp(join(tmpdir(), 'build-feed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = { config: join(folder, 'app-update.yml'), key: join(folder, 'update-key.pem') }
  if (config !== null) await writeFile(files.config, config)
  if (key !== null) await writeFile(files.key, key)
  return buildFeed(files, { enabled: true, ...policy }, platform)
}

test('the feed of the build, and the administrator’s in its place', async () => {
  expect(await feedOf({})).toMatchObject({ feed: 'https://updates.example/console', ring: 'latest', place: undefined })
  expect(await feedOf({ policy: { feed: 'https://mirror.example/', ring: 'early' } })).toMatchObject({ feed: 'https://mirror.example/', ring: 'early' })
  expect(await feedOf({ policy: { ring: 10 } })).toMatchObject({ ring: 'latest', place: 10 })
  expect(await feedOf({ config: `${CONFIG}publisherName: Example Ltd\n`, platform: 'win32' })).toMatchObject({ ring: 'latest' })
})

test.each<[string, Build, string]>([
  ['the administrator does not want them', { policy: { enabled: false } }, 'Your administrator has turned updates off.'],
  ['the build has no feed', { config: null }, 'This build names no update server.'],
  ['the build has no key', { key: null }, 'This build holds no key to check updates with.'],
  ['its key is another kind of key', { key: pemOf('x25519') }, 'The key of this build that checks updates is not an Ed25519 key.'],
  ['its key is none', { key: 'nothing' }, 'The key of this build that checks updates is not an Ed25519 key.'],
  ['its feed is no generic one', { config: 'provider: github\nurl: x\n' }, 'This build names its update server in a way that is not understood.'],
  ['its feed is not safe', { config: 'provider: generic\nurl: http://updates.example\n' }, 'The address of the update server is not an https address.'],
  ['the ring is no name', { config: `${CONFIG}channel: ../x\n` }, '“../x” cannot be the name of an update ring.'],
  ['Windows could not check who made an installer', { platform: 'win32' }, 'This build names no publisher to check installers by.'],
])('there are no updates where %s', async (_why, build, reason) => {
  expect(await feedOf(build)).toBe(reason)
})
