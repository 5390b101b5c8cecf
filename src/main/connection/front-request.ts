import { watch } from 'node:fs'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log/logger.ts'
import { storageReason } from '../vault/storage-failure.ts'

/** A folder of its own within the console's: its watcher does not wake for anything else that is written there. */
const requestIn = (folder: string): { readonly folder: string; readonly file: string } => ({
  folder: join(folder, 'requests'),
  file: join(folder, 'requests', 'to-front'),
})

/** How long a console may take to notice, milliseconds, and how often that is looked for. */
const TIMEOUT = 3000
const LOOK_EVERY = 50

/**
 * Asks the console that runs in a folder to come to the front. False where it does not take the request in time: none
 * runs there, or it hangs.
 */
export async function requestFront(console: string, timeout = TIMEOUT): Promise<boolean> {
  const { folder, file } = requestIn(console)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, '')
    for (let waited = 0; waited < timeout; waited += LOOK_EVERY) {
      await wait(LOOK_EVERY)
      if (!(await isThere(file))) return true
    }
    await rm(file, { force: true })
  } catch {
    // If the request cannot be written, the console is started, and the running instance takes that start over.
  }
  return false
}

/** Shows this console's window whenever another one asks for it. Answers with how to end that. */
export async function followFrontRequests(console: string, show: () => void, logger: Logger): Promise<() => void> {
  const { folder, file } = requestIn(console)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rm(file, { force: true })
    const watcher = watch(folder, { persistent: false }, () => void take().catch(() => undefined))
    watcher.on('error', (error) => logger.warn(`Requests of other consoles are not followed: ${storageReason(error)}`))
    return () => watcher.close()
  } catch (error) {
    logger.warn(`Requests of other consoles are not followed: ${storageReason(error)}`)
    return () => undefined
  }

  async function take(): Promise<void> {
    if (!(await isThere(file))) return
    await rm(file, { force: true })
    logger.info('Another console brought this one to the front')
    show()
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
