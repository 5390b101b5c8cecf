import type { EventEmitter } from 'node:events'
import type { Log } from './log.ts'

type Source = Pick<EventEmitter, 'on'>

interface Gone {
  readonly reason: string
  readonly exitCode: number
  readonly type?: string
}

/** Records what ends main or one of its processes. Exceptions are only watched, so that Electron still shows them. */
export function recordCrashes({ process, app, log }: { process: Source; app: Source; log: Log }): void {
  process.on('uncaughtExceptionMonitor', (cause: unknown, origin: string) => log(`An uncaught exception (${origin})`, cause))
  process.on('unhandledRejection', (cause: unknown) => log('An unhandled rejection', cause))
  app.on('child-process-gone', (_event: unknown, { type, reason, exitCode }: Gone) => {
    if (reason !== 'clean-exit') log(`A child process is gone: ${type}, ${reason}, exit code ${exitCode}`)
  })
  app.on('render-process-gone', (_event: unknown, _contents: unknown, { reason, exitCode }: Gone) => {
    if (reason !== 'clean-exit') log(`The page process is gone: ${reason}, exit code ${exitCode}`)
  })
}
