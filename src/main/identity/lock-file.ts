import { join } from 'node:path'
import * as z from 'zod'
import type { Logger } from '../log/logger.ts'
import { SettingsFile } from '../preferences/settings-file.electron.ts'
import type { Announce } from '../vault/damage-notice.ts'

const lockSchema = z.object({ lockedAt: z.number().nullable() })

/** Since when the console is locked, milliseconds since the epoch; null while it is not. `write` throws when the disk refuses. */
export interface LockFile {
  readonly read: () => z.infer<typeof lockSchema>
  readonly write: (value: z.infer<typeof lockSchema>) => void
}

/** @param folder the user-data folder */
export const lockFile = (folder: string, logger: Logger, announce?: Announce): LockFile =>
  new SettingsFile({ path: join(folder, 'lock.json'), what: 'When the console was locked', schema: lockSchema, defaults: { lockedAt: null }, announce, logger })
