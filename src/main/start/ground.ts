import { join } from 'node:path'
import { app } from 'electron'
import type { ConnectionFolder } from '../connection/connection-folder.ts'
import { recordCrashes } from '../log/crash-record.ts'
import { type Logs, openLog } from '../log/log.ts'
import type { TestEnvironment } from '../shell/environment.ts'
import { protectProcess } from '../shell/page.ts'

/** What every phase builds on. */
export interface Ground {
  /** The folder of the built main, preload and page. */
  readonly build: string
  readonly test: TestEnvironment
  /** The folder of all connections, the one of this process's connection, and what that is. */
  readonly root: string
  readonly userData: string
  readonly ownConnection: ConnectionFolder
  readonly log: Logs
}

/** What cannot be set once Electron is ready. */
export function prepareProcess(chosen: Pick<Ground, 'build' | 'test' | 'root' | 'ownConnection'>): Ground {
  const userData = app.getPath('userData')
  const log = openLog(join(userData, 'logs'), { echo: !app.isPackaged })
  recordCrashes({ process, app, log: log.error })
  protectProcess(app, log)
  return { ...chosen, userData, log }
}
