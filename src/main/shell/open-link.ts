import type { LinkName } from '#shared/bridge/connection.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { linkAddress } from '../connection/public-profile.ts'

export interface OpenLinkOptions {
  readonly profile: () => ConnectionProfile | undefined
  readonly openBrowser: (address: string) => Promise<void>
}

/** Opens a link of the connection profile by its name. The renderer never names an address. */
export function linkOpener({ profile, openBrowser }: OpenLinkOptions): (name: LinkName) => Promise<Result<undefined>> {
  return async (name) => {
    const current = profile()
    const address = current && linkAddress(current, name)
    if (address === undefined) return failure('not-found', 'The connection profile has no such link.')
    try {
      await openBrowser(address)
      return success(undefined)
    } catch {
      return failure('internal', 'The link could not be opened in the browser.')
    }
  }
}
