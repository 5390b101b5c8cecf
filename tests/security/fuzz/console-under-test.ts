import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { Activity, activityHandlers } from '#main/activity/activity.ts'
import { CancellableCalls } from '#main/bridge/cancellable-calls.ts'
import { type CallEvent, type CallPort, serveBridge } from '#main/bridge/serve-bridge.ts'
import { bulkHandlers } from '#main/bulk/bulk-handlers.ts'
import { BulkJournal } from '#main/bulk/bulk-journal.ts'
import { BulkRunner } from '#main/bulk/bulk-runner.ts'
import { CampaignJournal } from '#main/campaigns/campaign-journal.ts'
import { CampaignRunner, campaignsHandlers } from '#main/campaigns/campaign-runner.ts'
import { MessagedLog } from '#main/campaigns/messaged-log.ts'
import { Confirmations } from '#main/confirmation/confirmations.ts'
import { KnownRecords } from '#main/confirmation/known-records.ts'
import { MessageBudget } from '#main/confirmation/message-budget.ts'
import { QuestionQueue } from '#main/confirmation/question-queue.ts'
import { Connection, connectionHandlers } from '#main/connection/connection.ts'
import { Connections, connectionsHandlers } from '#main/connection/connections.ts'
import { dashboardsHandlers } from '#main/dashboards/dashboards.ts'
import { Diagnostics, updateOf, versionsOf } from '#main/diagnostics/diagnostics.ts'
import { PlatformClock } from '#main/diagnostics/platform-clock.ts'
import { DraftHolders } from '#main/drafts/draft-holders.ts'
import { Drafts, draftsHandlers } from '#main/drafts/drafts.ts'
import { fileServices } from '#main/files/file-services.ts'
import { forgetMe, identityHandlers } from '#main/forget-me/forget-me.ts'
import { Identity } from '#main/identity/identity.ts'
import { openLog } from '#main/log/log.ts'
import { MoneyJournal } from '#main/money/journal/money-journal.ts'
import { PaymentService } from '#main/money/payment-service.ts'
import { moneyHandlers } from '#main/money/sending-services.ts'
import { OfflineCache, offlineHandlers } from '#main/offline/offline-cache.ts'
import { Places, placesHandlers } from '#main/places/places.ts'
import { type KeeperOf, type PlatformAnswer, PlatformClient } from '#main/platform/platform-client.ts'
import { platformHandlers } from '#main/platform/platform-handlers.ts'
import { Policy, policyHandlers } from '#main/policy/policy.ts'
import { Preferences, preferencesHandlers } from '#main/preferences/preferences.ts'
import { ProxyLogin, proxyHandlers } from '#main/shell/network/proxy-login.ts'
import { ProxyLoginFile } from '#main/shell/network/proxy-login-file.ts'
import { shellHandlers } from '#main/shell/shell-handlers.ts'
import { openUpdates, updatesHandlers } from '#main/updates/open-updates.ts'
import { MemoryKeychain } from '#main/vault/memory-keychain.test-support.ts'
import { Vault } from '#main/vault/vault.ts'
import type { Channel } from '#shared/bridge/bridge.ts'
import { type Result, success } from '#shared/result.ts'

/** What the console did outside its own process while it was under test. */
export interface Effects {
  /** Origins that were asked for anything. */
  readonly origins: Set<string>
  readonly browser: Set<string>
  readonly opened: Set<string>
  /** Every event that was sent to the page, as JSON. */
  readonly events: string[]
  readonly keychain: MemoryKeychain
}

export interface ConsoleUnderTest {
  readonly call: (channel: Channel, event: CallEvent, ...args: unknown[]) => Promise<Result<unknown>>
  readonly effects: Effects
  readonly identity: Identity
  readonly close: () => Promise<void>
}

export const WINDOW = 7

/**
 * The bridge over main's own services, as the composition root builds them, without Electron. `userName` signs in
 * whenever the browser opens.
 */
export async function startConsoleUnderTest(root: string, profileFile: string, userName: string): Promise<ConsoleUnderTest> {
  const folder = join(root, 'user-data')
  const downloadsFolder = join(root, 'downloads')
  await mkdir(folder, { recursive: true })
  const keychain = new MemoryKeychain()
  const effects: Effects = { origins: new Set(), browser: new Set(), opened: new Set(), events: [], keychain }
  const logs = openLog(join(folder, 'logs'), { echo: false })
  const logger = logs
  const announce = (): void => undefined
  const emit =
    (channel: string) =>
    (payload?: unknown): void => {
      effects.events.push(`${channel} ${JSON.stringify(payload)}`)
    }
  const recordedFetch: typeof fetch = (input, init) => {
    effects.origins.add(new URL(input instanceof Request ? input.url : input).origin)
    return fetch(input, init)
  }
  const openBrowser = async (address: string): Promise<void> => {
    effects.browser.add(new URL(address).origin)
    if (new URL(address).searchParams.has('code_challenge')) void signInByForm(address, userName)
  }

  const vault = new Vault({ keychain: async () => keychain, service: 'Fuzz', announce, logger })
  const connection = new Connection({ folder, argument: profileFile, chooseFile: async () => success(null), logger })
  await Promise.all([vault.prove(), connection.load()])
  const identity = new Identity({ connection, vault, folder, openBrowser, fetch: recordedFetch, clearUserData: () => offline.clear(), announce, logger })
  const timeouts = { retries: [], firstProbe: 50, longestProbe: 100 }
  const keeping = { onAnswer: (answer: PlatformAnswer) => offline.record(answer), keeperOf: (asked: Parameters<KeeperOf>[0]) => offline.keeperOf(asked) }
  const platform = new PlatformClient({ connection, identity, fetch: recordedFetch, ...keeping, onMutation: (sent) => activity.begin(sent), logger, timeouts })
  const offline: OfflineCache = new OfflineCache({ folder: join(folder, 'offline'), vault, identity, announce, logger })
  const activity: Activity = new Activity({ folder: join(folder, 'activity'), vault, identity, days: () => 365, onChange: emit('activity.changed'), logger })
  await identity.restore()

  const drafts = new Drafts({ folder: join(folder, 'drafts'), vault, identity, logger })
  const money = new PaymentService({
    platform,
    identity,
    journal: new MoneyJournal({ folder: join(folder, 'money'), vault, announce, logger }),
    onChange: emit('money.changed'),
    logger,
    timeouts: { pauses: [0, 30, 60], running: 50, lateness: 50 },
  })
  const bulk = new BulkRunner({
    platform,
    identity,
    journal: new BulkJournal({ folder: join(folder, 'bulk'), vault, announce, logger }),
    money,
    onChange: emit('bulk.changed'),
    logger,
  })
  const campaigns = new CampaignRunner({
    platform,
    identity,
    journal: new CampaignJournal({ folder: join(folder, 'campaigns'), vault, announce, logger }),
    messaged: new MessagedLog({ folder: join(folder, 'campaigns'), vault }),
    onChange: emit('campaigns.changed'),
    logger,
  })
  const preferences = new Preferences({ path: join(folder, 'preferences.json'), owner: () => identity.owner(), vault, onTheme: () => undefined, logger })
  let asked = 0
  /** Every second question is confirmed. */
  const ask = async (): Promise<boolean> => {
    asked += 1
    return asked % 2 === 0
  }
  const openPath = async (path: string): Promise<Result<undefined>> => {
    effects.opened.add(path)
    return success(undefined)
  }
  const files = fileServices({
    userData: folder,
    folder: () => downloadsFolder,
    connection,
    identity,
    platform,
    fetch: recordedFetch,
    emit: (channel, payload) => emit(channel)(payload),
    vault,
    announce,
    chooseFolder: async () => success(null),
    openPath,
    showItemInFolder: openPath,
    logger,
  })

  const diagnostics = new Diagnostics({
    userData: folder,
    logFile: logs.file,
    versions: versionsOf('0.0.0'),
    connection,
    vault,
    platform,
    clock: new PlatformClock(() => undefined),
    offline,
    update: () => updateOf(updates.status()),
    isOnline: () => true,
    resolveProxy: async () => 'DIRECT',
    refusedCertificate: () => null,
    saveText: files.saveText,
    showItemInFolder: openPath,
  })
  const confirmations = new Confirmations({
    profile: () => connection.profile(),
    owner: () => identity.owner(),
    records: new KnownRecords(platform),
    queue: new QuestionQueue({ ask, pause: async () => undefined }),
    messages: new MessageBudget(),
  })
  const policy = new Policy({ places: {}, logger })
  await policy.load()
  const updates = openUpdates({
    userData: folder,
    version: '0.0.0',
    program: { isPackaged: false, folder, resources: folder },
    testFolder: undefined,
    policy: () => policy.updates(),
    obstacles: async () => [],
    fetch: recordedFetch,
    quit: () => effects.events.push('quit'),
    onQuit: () => undefined,
    relaunch: () => effects.events.push('relaunch'),
    emit: (channel, payload) => emit(channel)(payload),
    announce,
    logger,
  })
  const proxyLogin = new ProxyLogin({
    probe: async () => ({ state: 'failed' }),
    resolveProxy: async () => 'DIRECT',
    clearSessions: async () => undefined,
    partition: 'services',
    file: new ProxyLoginFile({ userData: folder, vault, vaultProved: async () => undefined, logger }),
    onSignedIn: () => undefined,
    announce,
    withdraw: () => undefined,
    logger,
  })
  const connections = new Connections({
    root: folder,
    own: { id: 'first', folder },
    connection,
    chooseFile: async () => success(null),
    ask,
    reach: (work) => work(),
    show: () => undefined,
    start: async (id) => void effects.events.push(`start ${id}`),
    forgetKey: async () => undefined,
    logger,
  })
  const calls = new CancellableCalls()
  const stores = [files.invoiceDownloads, files.invoices, drafts, money, campaigns, bulk, activity, preferences]
  const channels = new Map<string, Parameters<CallPort['handle']>[1]>()
  serveBridge({
    port: { handle: (channel, listener) => channels.set(channel, listener) },
    handlers: {
      ...shellHandlers({
        information: { version: '0.0.0', platform: 'linux', canStayOnTop: true },
        profile: () => connection.profile(),
        windows: { open: () => ({ ok: true, value: undefined }), currentPage: () => undefined },
        desktop: {
          print: async () => success(undefined),
          openLink: (address) => openBrowser(address).then(() => success(undefined)),
          openContact: async () => success(undefined),
          unlockKeychain: async (retry) => success(await retry()),
        },
        notices: { list: () => [] },
        links: { take: () => null },
        zoom: { step: () => undefined },
        vault,
        report: logs.report,
      }),
      ...connectionHandlers(connection),
      ...connectionsHandlers(connections),
      ...identityHandlers(identity, () => forgetMe({ folder, identity, vault, money, campaigns, bulk, formerOwners: () => [], stores, logger })),
      ...platformHandlers({ platform, confirmations, calls, onPart: emit('platform.part'), refused: logs.refused }),
      ...dashboardsHandlers(platform, () => connection.profile(), calls),
      ...offlineHandlers(offline),
      ...files.handlers,
      ...draftsHandlers(drafts, new DraftHolders(() => true)),
      ...placesHandlers(new Places({ connection, fetch: recordedFetch, logger })),
      ...moneyHandlers(money, confirmations, new Map()),
      ...campaignsHandlers(campaigns, confirmations),
      ...bulkHandlers(bulk, confirmations),
      ...activityHandlers(activity),
      ...policyHandlers(policy),
      ...proxyHandlers(proxyLogin),
      ...preferencesHandlers(preferences),
      ...updatesHandlers(updates, '0.0.0'),
      ...diagnostics.handlers(),
    },
    ready: async () => undefined,
    isKnownWindow: (id) => id === WINDOW,
    checkResults: true,
    log: logs.warn,
    onRefused: (channel, reason, detail) => logs.refused(`a call of ${channel}: ${reason}`, detail),
  })

  return {
    call: async (channel, event, ...args) => {
      const listener = channels.get(channel)
      if (listener === undefined) throw new Error(`No channel ${channel}`)
      return listener(event, ...args)
    },
    effects,
    identity,
    close: async () => {
      files.cancelOfPage()
      files.invoiceDownloads.cancelAll()
      platform.close()
      money.close()
      campaigns.close()
      bulk.close()
      await Promise.all([offline, drafts, money, campaigns, bulk, activity, files].map((service) => service.settled()))
    },
  }
}
