import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of one draft as UTF-8. */
export const LARGEST_DRAFT = 2 * 1024 * 1024
/** How long a draft is kept, milliseconds. */
export const DRAFT_AGE = 30 * 86_400_000
/** Drafts of one user, in number and bytes. */
const MOST_DRAFTS = 100
const MOST_BYTES = 10 * 1024 * 1024

interface Kept {
  readonly name: string
  readonly bytes: number
  /** Milliseconds since the epoch. */
  readonly writtenAt: number
}

/** The drafts that have to go so that the one written last fits, oldest first. */
export function tooMany(drafts: readonly Kept[]): readonly string[] {
  let bytes = 0
  const newestFirst = drafts.toSorted((one, other) => other.writtenAt - one.writtenAt)
  const keeps = newestFirst.map((draft, index) => {
    bytes += draft.bytes
    return index < MOST_DRAFTS && bytes <= MOST_BYTES
  })
  return newestFirst.filter((_, index) => keeps[index] === false).map(({ name }) => name)
}

/** Deletes the drafts of a user, named by a prefix of theirs, that are too many. */
export async function makeRoom(folder: string, prefix: string): Promise<void> {
  for (const name of tooMany(await filesIn(folder, prefix))) await rm(join(folder, name), { force: true })
}

/** Deletes every user's drafts that were written too long ago. */
export async function dropExpired(folder: string): Promise<void> {
  for (const { name, writtenAt } of await filesIn(folder, '')) {
    if (Date.now() - writtenAt > DRAFT_AGE) await rm(join(folder, name), { force: true })
  }
}

async function filesIn(folder: string, prefix: string): Promise<readonly Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const wanted = names.filter((name) => name.startsWith(prefix) && name.endsWith('.sealed'))
  return Promise.all(
    wanted.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, bytes: size, writtenAt: mtimeMs }
    }),
  )
}
