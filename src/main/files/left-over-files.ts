import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../log/logger.ts'
import { isBeingWritten } from '../vault/atomic-file.ts'

const DAY = 86_400_000

interface LeftOvers {
  /** Matches only names the console itself creates: other programs write to the same folders. */
  readonly pattern: RegExp
  /** Milliseconds; a day by default, which no write takes. */
  readonly age?: number
  /** True if no process is writing the file, however new it is. */
  readonly isOver?: (path: string) => boolean
  /** Also looks into subfolders. */
  readonly recursive?: boolean
  readonly logger?: Logger
}

/** Removes files that are older than `age` or no longer being written. Returns their names. Never rejects. */
export async function removeLeftOvers(folder: string, { pattern, age = DAY, isOver, recursive = false, logger }: LeftOvers): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(() => [])
  const removed: string[] = []
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && pattern.test(entry.name))) {
    const path = join(parentPath, name)
    try {
      const { mtimeMs } = await stat(path)
      if (isOver?.(path) !== true && Date.now() - mtimeMs <= age) continue
      await rm(path)
      removed.push(name)
    } catch {
      logger?.warn('A left-over file could not be removed')
    }
  }
  return removed
}

/** Temporary names that `replaceFile`, `createFile`, electron-store and earlier releases create. */
export const STATE_LEFT_OVER = /\.(?:(?:[0-9a-f]{12}|\d+)\.tmp|[0-9a-f]{12}\.new|tmp-\d{10}[0-9a-f]{6})$/

/** Store folders in user data, with a user-facing name for the content; null: users would not miss it. */
export const STORE_FOLDERS = {
  activity: 'the activity',
  bulk: 'the record of bulk changes',
  campaigns: 'the record of campaigns',
  drafts: 'a draft',
  'drafts-forms': 'the list of drafts',
  files: 'the list of downloads',
  fitted: null,
  invoices: 'the list of invoices',
  money: 'the record of payments',
  offline: 'an offline copy',
  preferences: 'your saved views and presets',
  proxy: 'the password of the proxy',
} as const

/** Other consoles leave their requests in the folder itself: what is newer may be one of theirs. */
const OF_OTHERS = 60_000

/**
 * Removes half-written state of an earlier run. Only this process writes it. Returns the user-facing names
 * of the stores it was written to.
 */
export async function removeHalfWritten(userData: string, logger: Logger): Promise<readonly string[]> {
  const over = { pattern: STATE_LEFT_OVER, isOver: (path: string) => !isBeingWritten(path), recursive: true, logger }
  const found: string[] = []
  for (const [folder, label] of Object.entries(STORE_FOLDERS)) {
    const removed = await removeLeftOvers(join(userData, folder), over)
    if (removed.length > 0 && label !== null) found.push(label)
  }
  const settings = await removeLeftOvers(userData, { pattern: STATE_LEFT_OVER, age: OF_OTHERS, logger })
  return settings.length === 0 ? found : [...found, 'the settings']
}

/** The most names that a notice has room for. */
const MOST_NAMED = 5

/** Notice after a run that ended while it was writing; null if nothing was cut off. */
export function cutOffMessage(files: readonly string[], state: readonly string[]): string | null {
  if (files.length === 0 && state.length === 0) return null
  const more = files.length > MOST_NAMED ? [`${files.length - MOST_NAMED} more`] : []
  const named = listed([...files.slice(0, MOST_NAMED), ...more])
  return [
    'The console closed before it had finished writing.',
    ...(files.length === 0 ? [] : [`Unfinished and removed: ${named}. Download or export it again.`]),
    ...(state.length === 0 ? [] : [`The last change to ${listed(state)} may be missing; the earlier version is still there.`]),
  ].join(' ')
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
