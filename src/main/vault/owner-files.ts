import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifPresent } from './storage-failure.ts'

/** Every file that a store keeps for one owner has a name that begins with this; it does not tell who the owner is. */
export const ownerDigest = (owner: string): string => createHash('sha256').update(owner).digest('hex').slice(0, 32)

/** Deletes every file of these owners in a store's folder, temporary and damaged ones too. Rejects with the system's error. */
export async function deleteOwnerFiles(folder: string, owners: readonly string[]): Promise<void> {
  const digests = owners.map(ownerDigest)
  const isOwned = (name: string): boolean => digests.some((digest) => name.startsWith(digest))
  for (const name of await namesIn(folder)) if (isOwned(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** None where there is no folder. */
export const namesIn = async (folder: string): Promise<readonly string[]> => (await ifPresent(readdir(folder))) ?? []
