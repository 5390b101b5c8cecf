import { join } from 'node:path'
import { app, dialog, nativeTheme, shell } from 'electron'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { CancellableCalls } from './bridge/cancellable-calls.ts'
import { ipcMainPort } from './bridge/ipc-main.electron.ts'
import { createEmit, serveBridge } from './bridge/serve-bridge.ts'
import { Confirmations } from './confirmation/confirmations.ts'
import { announceUnchanged, Connection, connectionHandlers } from './connection/connection.ts'
import { administratorProfile } from './connection/profile-file.ts'
import { Dashboards, dashboardsHandlers } from './dashboards/dashboards.ts'
import { Drafts, draftsHandlers } from './drafts/drafts.ts'
import { fileServices } from './files/file-services.ts'
import { removeLeftOvers, STATE_LEFT_OVER } from './files/left-over-files.ts'
import { forgetMe, identityHandlers } from './forget-me/forget-me.ts'
import { formerOwnersOf } from './identity/former-owners.ts'
import { Identity } from './identity/identity.ts'
import { recordCrashes } from './log/crash-record.ts'
import { openLog } from './log/log.ts'
import { sendingServices } from './money/sending-services.ts'
import { OfflineCache, offlineHandlers } from './offline/offline-cache.ts'
import { Places, placesHandlers } from './places/places.ts'
import { PlatformClient } from './platform/platform-client.ts'
import { platformHandlers } from './platform/platform-handlers.ts'
import { Preferences, preferencesHandlers } from './preferences/preferences.ts'
import { imageBaseOf } from './shell/content/serve-images.ts'
import { applyTheme, Desktop } from './shell/desktop.ts'
import { argumentValue, testEnvironment } from './shell/environment.ts'
import { MainWindow } from './shell/main-window.ts'
import { setApplicationMenu } from './shell/menu.ts'
import { openNetwork } from './shell/network.ts'
import { Notices } from './shell/notices.ts'
import { protectProcess, servePage } from './shell/page.ts'
import { isTestBuild, refusedSwitches } from './shell/protection/start-switches.ts'
import { finishBeforeQuit } from './shell/quit.ts'
import { shellHandlers } from './shell/shell-handlers.ts'
import { systemBrowser } from './shell/system-browser.ts'
import { osKeychain } from './vault/keychain-key.ts'
import { Vault } from './vault/vault.ts'

// The composition root: builds everything, in order, and nothing else. One process, one window; a second start shows the first.

const test = testEnvironment(process.env, app.isPackaged)
if (test.userData !== undefined) app.setPath('userData', test.userData)
const refused = app.isPackaged ? refusedSwitches(process.argv, process.platform) : []
if (refused.length > 0 && !isTestBuild(app.getAppPath())) {
  dialog.showErrorBox('Admin Console did not start', `These options would weaken its protection: ${refused.join(', ')}. Start it without them.`)
  app.exit(1)
} else if (app.requestSingleInstanceLock()) start()
else app.quit()

function start(): void {
  // 1. Before Electron is ready: what cannot be set later.
  const userData = app.getPath('userData')
  const log = openLog(join(userData, 'logs'), { echo: !app.isPackaged })
  recordCrashes({ process, app, log: log.error })
  protectProcess(app, log)

  // 2. The window and the way to its page.
  const window = new MainWindow({
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    icon: join(app.getAppPath(), 'resources/icon.png'),
    placement: join(userData, 'window.json'),
    onGone: () => files.cancelOfPage(),
    onRecovered: () => notices.announce({ kind: 'renderer-recovered', intent: 'warning', message: 'This screen stopped working and was loaded again.' }),
    logger: log,
  })
  const emit = createEmit({ send: (channel, payload) => window.send(channel, payload), checkPayloads: !app.isPackaged, log: log.error })
  const notices = new Notices(emit)
  const announce = notices.announce.bind(notices)

  // 3. The services.
  const { fetch, fetchOnce, proxyLogin } = openNetwork(announce)
  const desktop = new Desktop(() => window.current(), test)
  const openBrowser = systemBrowser({ openExternal: (address) => shell.openExternal(address), record: test.browserRecord })
  // Tests run side by side on one keychain: each has its own entry, as each has its own folder.
  const keychainService = test.userData === undefined ? 'Admin Console' : `Admin Console ${test.userData}`
  const withdraw = notices.withdraw.bind(notices)
  const vault = new Vault({ keychain: osKeychain, service: keychainService, announce, withdraw, logger: log })
  const connection = new Connection({
    folder: userData,
    administrator: administratorProfile(process.platform, process.env),
    argument: argumentValue(process.argv, 'profile'),
    environment: process.env['ADMIN_CONSOLE_PROFILE'],
    chooseFile: () => desktop.chooseProfile(),
    logger: log,
  })
  const formerOwners = formerOwnersOf({ path: join(userData, 'former-addresses.json'), connection, logger: log })
  const identity = new Identity({ connection, vault, folder: userData, openBrowser, fetch, clearUserData: () => offline.clear(), announce, logger: log })
  const platform = new PlatformClient({ connection, identity, fetch, fetchOnce, onAnswer: (answer) => offline.record(answer), logger: log })
  const offline = new OfflineCache({ folder: join(userData, 'offline'), vault, identity, announce, logger: log })
  const drafts = new Drafts({ folder: join(userData, 'drafts'), vault, identity, formerOwners, logger: log })
  const confirmations = new Confirmations({ profile: () => connection.profile(), ask: (question) => desktop.ask(question) })
  const sealed = { userData, vault, formerOwners, announce, logger: log }
  const onPayment = (entry: MoneyEntry): void => void files.invoices.recordIssued(entry)
  const sending = sendingServices({ ...sealed, platform, identity, confirmations, emit, onPayment })
  const { money, campaigns } = sending
  const preferences = new Preferences({
    path: join(userData, 'preferences.json'),
    owner: () => identity.owner(),
    formerOwners,
    onTheme: (theme) => applyTheme(nativeTheme, theme),
    logger: log,
  })

  // 4. Files.
  const files = fileServices({
    ...sealed,
    folder: () => test.downloads ?? app.getPath('downloads'),
    connection,
    identity,
    platform,
    fetch,
    emit,
    chooseFolder: (from) => desktop.chooseFolder(from),
    openPath: (path) => desktop.openDocument(path),
    showItemInFolder: (path) => shell.showItemInFolder(path),
  })

  // 5. The bridge. Its calls wait for the profile, and those of a user also for the keychain, which may be asking to be unlocked. The theme does not depend on
  // the user, and the first paint needs it.
  const loaded = connection.load()
  const imageBase = imageBaseOf({ connection, loaded, reload: () => window.reload() })
  const restored = Promise.all([loaded, vault.prove()]).then(() => identity.restore())
  restored.catch((cause: unknown) => log.error('The services did not start', cause))
  for (const state of ['', 'offline', 'drafts', 'money', 'campaigns', 'invoices']) {
    void removeLeftOvers(join(userData, state), { pattern: STATE_LEFT_OVER, logger: log })
  }
  void drafts.sweep()
  const calls = new CancellableCalls()
  const stores = [files.invoiceDownloads, files.invoices, drafts, money, campaigns, preferences]
  serveBridge({
    port: ipcMainPort,
    handlers: {
      ...shellHandlers({
        information: { version: app.getVersion(), platform: process.platform as 'darwin' | 'win32' | 'linux' },
        profile: () => connection.profile(),
        openBrowser,
        desktop,
        notices,
        vault,
        report: log.report,
      }),
      ...connectionHandlers(connection),
      ...identityHandlers(identity, () => forgetMe({ folder: userData, identity, vault, money, campaigns, formerOwners, stores, logger: log })),
      ...platformHandlers({ platform, confirmations, calls, onPart: (part) => emit('platform.part', part), refused: log.refused }),
      ...dashboardsHandlers(new Dashboards(platform), calls),
      ...offlineHandlers(offline),
      ...files.handlers,
      ...draftsHandlers(drafts),
      ...placesHandlers(new Places({ connection, fetch, logger: log })),
      ...sending.handlers,
      ...preferencesHandlers(preferences),
    },
    ready: (channel) => (/^(?:shell\.|connection\.|preferences\.read$)/.test(channel) ? loaded : restored),
    isKnownWindow: (id) => window.owns(id),
    checkResults: !app.isPackaged,
    log: log.warn,
    onRefused: (channel, reason, detail) => log.refused(`a call of ${channel}: ${reason}`, detail),
  })
  connection.onChange((status) => emit('connection.changed', status))
  identity.onChange((status) => emit('identity.changed', status))
  vault.onUnlock(() => {
    void identity.remember()
    sending.resume()
  })
  platform.onReachability((reachability) => emit('platform.reachabilityChanged', reachability))

  // 6. The application's life.
  window.follow(app)
  proxyLogin.refuse(app)
  finishBeforeQuit(app, {
    finish: async () => {
      files.cancelOfPage()
      files.invoiceDownloads.cancelAll()
      platform.close()
      sending.close()
      await Promise.all([offline, drafts, sending, files, identity].map((service) => service.settled()))
    },
    isStuck: () => vault.isAsking(),
  })
  void app.whenReady().then(async () => {
    applyTheme(nativeTheme, preferences.read().theme)
    await servePage({ folder: join(import.meta.dirname, '../renderer'), imageBase, log })
    setApplicationMenu({
      reload: () => window.reload(),
      changeConnection: () => void connection.change().then((result) => announceUnchanged(result, announce)),
      showLogFile: () => shell.showItemInFolder(log.file),
    })
    window.show()
  })
}
