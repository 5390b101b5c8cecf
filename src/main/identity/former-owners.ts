import * as z from 'zod'
import type { Connection } from '../connection/connection.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logger } from '../log/logger.ts'
import { SettingsFile } from '../preferences/settings-file.electron.ts'
import { formerSessionOwner } from './session.ts'

export interface FormerOwnersOptions {
  readonly path: string
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly logger: Logger
}

const MOST_KEPT = 20

const fileSchema = z.object({ addresses: z.array(z.string()) })

/** Release 0.1 named an owner by the platform's addresses too: its files are found by every address used since. */
export class FormerOwners {
  readonly #file: SettingsFile<z.infer<typeof fileSchema>>

  constructor({ path, connection, logger }: FormerOwnersOptions) {
    this.#file = new SettingsFile({
      path,
      schema: fileSchema,
      defaults: { addresses: [] },
      // The file was a bare list until November 2026.
      upgrade: (json) => (Array.isArray(json) ? { addresses: json } : json),
      logger,
    })
    connection.onChange(() => {
      const profile = connection.profile()
      if (profile !== undefined) this.#remember(profile, logger)
    })
  }

  /** What release 0.1 may have called an owner; the addresses used last come first. */
  of(owner: string): readonly string[] {
    const [issuer, clientId, subject] = JSON.parse(owner) as string[]
    const tenant = `${JSON.stringify([issuer, clientId]).slice(0, -1)},`
    const connections = this.#file.read().addresses.filter((connection) => connection.startsWith(tenant))
    return connections.map((connection) => JSON.stringify([connection, subject]))
  }

  #remember(profile: ConnectionProfile, logger: Logger): void {
    const connection = formerSessionOwner(profile)
    const known = this.#file.read().addresses
    if (known[0] === connection) return
    try {
      this.#file.write({ addresses: [connection, ...known.filter((other) => other !== connection)].slice(0, MOST_KEPT) })
    } catch {
      logger.warn('The addresses in use could not be written down')
    }
  }
}
