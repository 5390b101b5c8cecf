import type { CallResult } from '#shared/bridge/bridge.ts'
import { type Activity, activityHandlers } from '../activity/activity.ts'
import type { Handlers } from '../bridge/serve-bridge.ts'
import { type Connection, connectionHandlers } from '../connection/connection.ts'
import { type Connections, connectionsHandlers } from '../connection/connections.ts'
import { dashboardsHandlers } from '../dashboards/dashboards.ts'
import type { Diagnostics } from '../diagnostics/diagnostics.ts'
import { DraftHolders } from '../drafts/draft-holders.ts'
import { type Drafts, draftsHandlers } from '../drafts/drafts.ts'
import type { fileServices } from '../files/file-services.ts'
import { type ForgetMeOptions, forgetMe, identityHandlers } from '../forget-me/forget-me.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logs } from '../log/log.ts'
import type { sendingServices } from '../money/sending-services.ts'
import { type OfflineCache, offlineHandlers } from '../offline/offline-cache.ts'
import { type Places, placesHandlers } from '../places/places.ts'
import { type PlatformHandlersOptions, platformHandlers } from '../platform/platform-handlers.ts'
import { type Policy, policyHandlers } from '../policy/policy.ts'
import { type Preferences, preferencesHandlers } from '../preferences/preferences.ts'
import { type ProxyLogin, proxyHandlers } from '../shell/network/proxy-login.ts'
import { type ShellHandlersOptions, shellHandlers } from '../shell/shell-handlers.ts'
import type { ConsoleWindows } from '../shell/windows/console-windows.ts'
import { updatesHandlers } from '../updates/open-updates.ts'
import type { Updates } from '../updates/updates.ts'
import type { Vault } from '../vault/vault.ts'

interface ConsoleServices extends Omit<ShellHandlersOptions, 'profile' | 'report'>, Omit<PlatformHandlersOptions, 'refused'> {
  readonly information: CallResult<'shell.information'>
  readonly userData: string
  readonly activity: Activity
  readonly connection: Connection
  readonly connections: Connections
  readonly diagnostics: Diagnostics
  readonly drafts: Drafts
  readonly files: ReturnType<typeof fileServices>
  readonly formerOwners: ForgetMeOptions['formerOwners']
  readonly identity: Identity
  readonly log: Logs
  readonly offline: OfflineCache
  readonly places: Places
  readonly policy: Policy
  readonly preferences: Preferences
  readonly proxyLogin: ProxyLogin
  readonly sending: ReturnType<typeof sendingServices>
  readonly updates: Updates
  readonly vault: Vault
  readonly windows: ConsoleWindows
}

/**
 * What serves each call of the bridge: the services' own handlers, and of what spans several of them, to forget a
 * user.
 */
export const consoleHandlers = (services: ConsoleServices): Handlers => {
  const { information, userData, connection, drafts, files, formerOwners, identity, log, preferences, proxyLogin, sending, vault, windows } = services
  const { money, campaigns, bulk } = sending
  const stores = [
    files.invoiceDownloads,
    files.invoices,
    files,
    drafts,
    money,
    campaigns,
    bulk,
    services.activity,
    preferences,
    services.confirmations,
    { forgetOwner: () => proxyLogin.forget(identity.settled()) },
  ]
  return {
    ...shellHandlers({ ...services, profile: () => connection.profile(), report: log.report }),
    ...connectionHandlers(connection),
    ...connectionsHandlers(services.connections),
    ...identityHandlers(identity, () => forgetMe({ folder: userData, identity, vault, money, campaigns, bulk, formerOwners, stores, logger: log })),
    ...platformHandlers({ ...services, refused: log.refused }),
    ...dashboardsHandlers(services.platform, () => connection.profile(), services.calls),
    ...offlineHandlers(services.offline),
    ...files.handlers,
    ...draftsHandlers(drafts, new DraftHolders((page) => windows.owns(page))),
    ...placesHandlers(services.places),
    ...sending.handlers,
    ...activityHandlers(services.activity),
    ...policyHandlers(services.policy),
    ...proxyHandlers(proxyLogin),
    ...preferencesHandlers(preferences),
    ...updatesHandlers(services.updates, information.version),
    ...services.diagnostics.handlers(),
  }
}
