import type { ConnectionStatus } from '#shared/bridge.ts'
import type { Result } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'
import type { ConnectionProfile } from './profile.ts'

export interface ConnectionOptions {
  /** The user-data folder; the stored profile is `connection.json` in it. */
  readonly folder: string
  /** Path given with `--profile`. */
  readonly argument?: string | undefined
  /** Path given in the environment as `ADMIN_CONSOLE_PROFILE`. */
  readonly environment?: string | undefined
  readonly logger: Logger
}

/** The connection profile in use: from `--profile`, else the environment, else the one stored. */
export declare class Connection {
  constructor(options: ConnectionOptions)
  /** Reads the profile from the first source that names one. Call once at start. */
  load(): Promise<ConnectionStatus>
  status(): ConnectionStatus
  /** The profile in use, for main only: it names every address. Undefined while there is none. */
  profile(): ConnectionProfile | undefined
  /**
   * Takes the text of a profile file, stores it and uses it from now on.
   * A text that is no valid profile is answered with `invalid` and its problems; what was in use stays in use. Failure `storage` when it cannot be stored.
   */
  use(text: string): Promise<Result<ConnectionStatus>>
  /** Deletes the stored profile; the console then has none until one is chosen. */
  forget(): Promise<Result<ConnectionStatus>>
  /** Calls `listener` after each change; returns its unsubscribe. */
  onChange(listener: (status: ConnectionStatus) => void): () => void
}
