import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Folders } from '../fixtures.ts'

/** Every file below a folder, as paths from it. The browser may be writing there: a folder that goes away in the meantime holds nothing. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothingWhereGone)
  const below = entries.map(async (entry) => {
    if (entry.isDirectory()) return (await filesIn(path.join(folder, entry.name))).map((file) => path.join(entry.name, file))
    return entry.isFile() ? [entry.name] : []
  })
  return (await Promise.all(below)).flat()
}

function nothingWhereGone(cause: unknown): Dirent[] {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
  throw cause
}

/** What a signed token begins with, whichever member of its head comes first: long enough not to stand by chance in something sealed, as `eyJ` once did. */
export const TOKEN_BEGINNINGS: readonly string[] = ['alg', 'kid', 'typ'].map((member) => Buffer.from(`{"${member}":"`).toString('base64').slice(0, 10))

/** The files below a folder that hold one of the texts as it is, in UTF-8 or UTF-16, as `file: text`. */
export async function plainTextIn(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const file of await filesIn(folder)) {
    const content = await readFile(path.join(folder, file))
    for (const text of texts) {
      if (content.includes(text, 0, 'utf8') || content.includes(text, 0, 'utf16le')) found.push(`${file}: ${text}`)
    }
  }
  return found
}

export const DROPPED_COPY =
  'A copy kept for offline use was damaged or belonged to another user and was dropped. It is made again as soon as the platform answers.'

/** The sealed files of the user-data folder. */
export const sealedIn = async ({ userData }: Folders): Promise<string[]> => (await filesIn(userData)).filter((file) => file.endsWith('.sealed')).sort()
/** Copies that every user has; those of internal users come with the permission to see them. */
export const SEALED: unknown = expect.arrayContaining([path.join('offline', 'profile.sealed'), path.join('offline', 'sites.sealed'), 'session.sealed'])
