import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryKeychain } from './memory-keychain.test-support.ts'
import { Vault } from './vault.ts'

/** The owner of the golden files, as the first version of the console wrote it. */
export const GOLDEN_OWNER = JSON.stringify([
  JSON.stringify(['https://id.example/pool', 'console', 'https://api.example/graphql', 'https://rest.example']),
  'subject-1',
])

const silent = () => undefined

/** A vault with the key under which the golden files are sealed. */
export async function goldenVault(): Promise<Vault> {
  const keychain = new MemoryKeychain()
  keychain.entries.set('Golden/data-key', Buffer.alloc(32, 7).toString('base64'))
  const vault = new Vault({ keychain: async () => keychain, service: 'Golden', announce: silent, logger: { info: silent, warn: silent, error: silent } })
  await vault.prove()
  return vault
}

/** The file of the golden owner in a store's folder. */
export const goldenPath = (folder: string, suffix = ''): string =>
  join(folder, `${createHash('sha256').update(GOLDEN_OWNER).digest('hex').slice(0, 32)}${suffix}.sealed`)

/** Puts a golden file where a store finds it. */
export async function placeGolden(golden: string, folder: string, suffix?: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await copyFile(golden, goldenPath(folder, suffix))
}

/** The versions of which a folder of golden files named `<name>-<version>.sealed` has one. */
export async function goldenVersions(folder: string, name: string): Promise<readonly number[]> {
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.sealed'))
  return files.map((file) => Number(file.slice(name.length + 1, -'.sealed'.length))).sort((one, other) => one - other)
}
