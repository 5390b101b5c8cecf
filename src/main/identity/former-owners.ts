import * as z from 'zod'
import type { Connection } from '../connection/connection.ts'
import type { Logger } from '../log/logger.ts'
import { SettingsFile } from '../preferences/settings-file.electron.ts'
import type { Announce } from '../vault/damage-notice.ts'
import { formerSessionOwner } from './session.ts'

const MOST_KEPT = 20

export interface FormerOwnersOptions {
  readonly path: string
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly announce?: Announce | undefined
  readonly logger: Logger
}

/**
 * What release 0.1 may have called an owner, by the platform's addresses too: those that were used last come first.
 * An address may change before a file of that release is opened for the first time, so each one in use is written down.
 */
export function formerOwnersOf({ path, connection, announce, logger }: FormerOwnersOptions): (owner: string) => readonly string[] {
  const file = new SettingsFile({
    path,
    what: 'The list of former addresses of the platform',
    announce,
    schema: z.object({ addresses: z.array(z.string()) }),
    defaults: { addresses: [] },
    // The file was a bare list until November 2026.
    upgrade: (json) => (Array.isArray(json) ? { addresses: json } : json),
    logger,
  })
  connection.onChange(() => {
    const profile = connection.profile()
    const known = file.read().addresses
    const used = profile && formerSessionOwner(profile)
    if (used === undefined || known[0] === used) return
    try {
      file.write({ addresses: [used, ...known.filter((other) => other !== used)].slice(0, MOST_KEPT) })
    } catch {
      logger.warn('The addresses in use could not be written down')
    }
  })
  return (owner) => {
    const [issuer, clientId, subject] = JSON.parse(owner) as string[]
    const tenant = `${JSON.stringify([issuer, clientId]).slice(0, -1)},`
    return file.read().addresses.flatMap((used) => (used.startsWith(tenant) ? [JSON.stringify([used, subject])] : []))
  }
}
