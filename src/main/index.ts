import { join } from 'node:path'
import { app, dialog, nativeTheme, shell } from 'electron'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { Activity } from './activity/activity.ts'
import { CancellableCalls } from './bridge/cancellable-calls.ts'
import { ipcMainPort } from './bridge/ipc-main.electron.ts'
import { createEmit, serveBridge } from './bridge/serve-bridge.ts'
import { Confirmations } from './confirmation/confirmations.ts'
import { Connection } from './connection/connection.ts'
import { type ConnectionFolder, FIRST_CONNECTION, namedFolder } from './connection/connection-folder.ts'
import { Connections } from './connection/connections.ts'
import { administratorProfile } from './connection/profile-file.ts'
import { runningProgram, startCommand, startConsole } from './connection/start-console.ts'
import { consoleHandlers } from './console-handlers.ts'
import { Diagnostics, updateOf, versionsOf } from './diagnostics/diagnostics.ts'
import { PlatformClock } from './diagnostics/platform-clock.ts'
import { Drafts } from './drafts/drafts.ts'
import { fileServices } from './files/file-services.ts'
import { removeLeftOvers, STATE_LEFT_OVER } from './files/left-over-files.ts'
import { formerOwnersOf } from './identity/former-owners.ts'
import { Identity } from './identity/identity.ts'
import { lockFile } from './identity/lock-file.ts'
import { recordCrashes } from './log/crash-record.ts'
import { openLog } from './log/log.ts'
import { sendingServices } from './money/sending-services.ts'
import { OfflineCache } from './offline/offline-cache.ts'
import { Places } from './places/places.ts'
import { PlatformClient } from './platform/platform-client.ts'
import { IdleLock } from './policy/idle-lock.ts'
import { refusalOfLocked } from './policy/locked-calls.ts'
import { Policy, policyPlaces } from './policy/policy.ts'
import { Preferences } from './preferences/preferences.ts'
import { BackgroundWork } from './shell/background/background-work.ts'
import { setJumpList } from './shell/background/jump-list.electron.ts'
import { systemDesktop } from './shell/background/system-desktop.electron.ts'
import { imageBaseOf } from './shell/content/serve-images.ts'
import { followContextMenu } from './shell/context-menu.ts'
import { DeepLinks, followLinks } from './shell/deep-links.ts'
import { applyTheme, Desktop } from './shell/desktop.ts'
import { argumentValue, testEnvironment } from './shell/environment.ts'
import { setApplicationMenu } from './shell/menu.ts'
import { menuActions } from './shell/menu-actions.ts'
import { openNetwork } from './shell/network/network.ts'
import { Notices } from './shell/notices.ts'
import { protectProcess, servePage } from './shell/page.ts'
import { systemPresence } from './shell/presence.ts'
import { isTestBuild, refusedSwitches } from './shell/protection/start-switches.ts'
import { finishBeforeQuit } from './shell/quit.ts'
import { contactOpener, systemBrowser } from './shell/system-browser.ts'
import { ConsoleWindows } from './shell/windows/console-windows.ts'
import { windowOpener } from './shell/windows/window-opener.ts'
import { Zoom } from './shell/zoom.ts'
import { restartObstacles } from './updates/obstacles.ts'
import { openUpdates } from './updates/open-updates.ts'
import { forgetKey, osKeychain } from './vault/keychain-key.ts'
import { Vault } from './vault/vault.ts'

// The composition root: builds everything, in order, and nothing else. One process a connection, with one session and several windows; a second start shows
// the window in use.

const test = testEnvironment(process.env, app.isPackaged)
if (test.userData !== undefined) app.setPath('userData', test.userData)
const root = app.getPath('userData')
const own = namedFolder(root, argumentValue(process.argv, 'connection'))
if (own !== undefined) app.setPath('userData', own.folder)
const refused = app.isPackaged ? refusedSwitches(process.argv, process.platform) : []
if (refused.length > 0 && !isTestBuild(app.getAppPath())) {
  dialog.showErrorBox('Admin Console did not start', `These options would weaken its protection: ${refused.join(', ')}. Start it without them.`)
  app.exit(1)
} else if (own === undefined) {
  dialog.showErrorBox('Admin Console did not start', 'The connection it was to open is not on this computer any more. Start it without --connection.')
  app.exit(1)
} else if (app.requestSingleInstanceLock()) start(own)
else app.quit()

function start(ownConnection: ConnectionFolder): void {
  // 1. Before Electron is ready: what cannot be set later.
  const userData = app.getPath('userData')
  const log = openLog(join(userData, 'logs'), { echo: !app.isPackaged })
  recordCrashes({ process, app, log: log.error })
  protectProcess(app, log)

  // 2. The windows and the way to their pages.
  const windows = new ConsoleWindows({
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    icon: join(app.getAppPath(), 'resources/icon.png'),
    placement: join(userData, 'window.json'),
    onGone: (page) => {
      files.cancelOfPage(page)
      calls.cancelOf(page)
    },
    onRecovered: (page) => notices.recovered(page),
    beforeClose: (page, isLast) => sending.mayClose(page, isLast, (question) => desktop.ask(question)),
    logger: log,
  })
  const calls = new CancellableCalls()
  const openLink = (link: string | null): void => {
    windows.show()
    if (link !== null) links.receive(link)
  }
  const background = new BackgroundWork({
    ...systemDesktop({ record: test.notifications, logger: log }),
    isLocked: () => identity.isLocked(),
    isWanted: () => preferences.read().notifications,
    open: openLink,
    kindOf: (id) => files.kindOf(id),
  })
  const send = windows.send.bind(windows)
  const emit = background.follow(createEmit({ send, checkPayloads: !app.isPackaged, log: log.error }))
  const notices = new Notices(emit)
  const announce = (notice: Parameters<Notices['announce']>[0]): void => notices.announce(notice)
  const links = new DeepLinks({ emit, notices, refused: log.refused, page: () => windows.currentPage() })

  // 3. The services.
  const desktop = new Desktop((page) => windows.windowFor(page), test)
  const openWindow = windowOpener({ windows, desktop })
  const opening = { openExternal: (address: string) => shell.openExternal(address), record: test.browserRecord }
  const openBrowser = systemBrowser(opening)
  // Tests run side by side on one keychain: each has its own entry, as each has its own folder.
  const serviceOf = (id: string): string =>
    ['Admin Console', ...(test.userData === undefined ? [] : [test.userData]), ...(id === FIRST_CONNECTION ? [] : [id])].join(' ')
  const withdraw = notices.withdraw.bind(notices)
  const vault = new Vault({ keychain: osKeychain, service: serviceOf(ownConnection.id), announce, withdraw, logger: log })
  const { fetch, fetchOnce, fetchImage, proxyLogin, refusedCertificates, resolveProxy, isOnline } = openNetwork({
    userData,
    vault,
    vaultProved: () => proved,
    onProxySignedIn: () => platform.checkReachability(),
    announce,
    withdraw,
    logger: log,
  })
  const policy = new Policy({ places: policyPlaces(process.platform, process.env, test.policy), logger: log })
  const connection = new Connection({
    policy,
    folder: userData,
    administrator: administratorProfile(process.platform, process.env),
    argument: argumentValue(process.argv, 'profile'),
    environment: process.env['ADMIN_CONSOLE_PROFILE'],
    chooseFile: () => desktop.chooseProfile(),
    isOneOfSeveral: () => connections.isOneOfSeveral(),
    logger: log,
  })
  const connections = new Connections({
    root,
    own: ownConnection,
    connection,
    chooseFile: () => desktop.chooseProfile(),
    ask: (question) => desktop.ask(question),
    start: (id) => startConsole(startCommand(runningProgram(app.isPackaged), id), test.started),
    forgetKey: async (id) => forgetKey(await osKeychain(), serviceOf(id)),
    logger: log,
  })
  const formerOwners = formerOwnersOf({ path: join(userData, 'former-addresses.json'), connection, logger: log })
  const identity = new Identity({
    connection,
    vault,
    folder: userData,
    openBrowser,
    fetch,
    clearUserData: () => offline.clear(),
    lockFile: lockFile(userData, log),
    remembersLock: () => policy.settings().idleLockMinutes !== undefined,
    announce,
    logger: log,
  })
  const clock = new PlatformClock(() => connection.profile()?.platform.graphqlUrl)
  const platform = new PlatformClient({
    connection,
    identity,
    fetch: clock.watch(fetch),
    fetchOnce: clock.watch(fetchOnce),
    onAnswer: (answer) => offline.record(answer),
    keeperOf: (asked) => offline.keeperOf(asked),
    onMutation: (sent) => activity.begin(sent),
    logger: log,
  })
  const offline = new OfflineCache({ folder: join(userData, 'offline'), keepsCopies: () => policy.keepsCopies(), vault, identity, announce, logger: log })
  const activity = new Activity({
    folder: join(userData, 'activity'),
    vault,
    identity,
    days: () => policy.activityDays(),
    onChange: () => emit('activity.changed', undefined),
    logger: log,
  })
  const drafts = new Drafts({ folder: join(userData, 'drafts'), vault, identity, formerOwners, logger: log })
  const confirmations = new Confirmations({
    profile: () => connection.profile(),
    policyLimits: () => policy.settings().paymentConfirmationLimit,
    isLocked: () => identity.isLocked(),
    ask: (question) => desktop.ask(question),
  })
  const sealed = { userData, vault, formerOwners, announce, logger: log }
  const onPayment = (entry: MoneyEntry): void => void files.invoices.recordIssued(entry)
  const sending = sendingServices({ ...sealed, platform, identity, confirmations, emit, activity, onPayment })
  const { money, campaigns, bulk } = sending
  const preferences = new Preferences({
    path: join(userData, 'preferences.json'),
    owner: () => identity.owner(),
    formerOwners,
    onTheme: (theme) => applyTheme(nativeTheme, theme),
    logger: log,
  })

  const zoom = new Zoom({ read: () => preferences.zoom(), keep: (percent) => preferences.keepZoom(percent), emit })

  // 4. Files.
  const files = fileServices({
    ...sealed,
    folder: () => test.downloads ?? app.getPath('downloads'),
    connection,
    identity,
    platform,
    fetch,
    emit,
    mayExport: () => policy.mayExport(),
    chooseFolder: (from) => desktop.chooseFolder(from),
    openPath: (path) => desktop.openDocument(path),
    showItemInFolder: (path) => shell.showItemInFolder(path),
  })

  const updates = openUpdates({
    userData,
    version: app.getVersion(),
    program: { isPackaged: app.isPackaged, folder: app.getAppPath(), resources: process.resourcesPath },
    testFolder: test.updates,
    policy: () => policy.updates(),
    obstacles: () => restartObstacles({ money, campaigns, bulk, files, connections }),
    fetch,
    quit: () => app.quit(),
    onQuit: (listener) => void app.once('quit', listener),
    relaunch: (program) => app.relaunch({ execPath: program, args: process.argv.slice(1) }),
    emit,
    announce,
    logger: log,
  })
  const diagnostics = new Diagnostics({
    userData,
    logFile: log.file,
    versions: versionsOf(app.getVersion()),
    connection,
    vault,
    platform,
    clock,
    offline,
    update: () => updateOf(updates.status()),
    isOnline,
    resolveProxy,
    refusedCertificate: () => refusedCertificates.read(),
    saveText: files.saveText,
    showItemInFolder: (path) => shell.showItemInFolder(path),
  })

  // 5. The bridge. Its calls wait for the profile, and those of a user also for the keychain, which may be asking to be unlocked. The theme does not depend on
  // the user, and the first paint needs it.
  const loaded = connections.find().then(() => connection.load())
  const imageBase = imageBaseOf({ connection, loaded, reload: () => windows.reloadAll() })
  const proved = vault.prove()
  const restored = Promise.all([loaded, proved]).then(() => identity.restore())
  restored.catch((cause: unknown) => log.error('The services did not start', cause))
  for (const state of ['', 'offline', 'drafts', 'money', 'campaigns', 'bulk', 'invoices']) {
    void removeLeftOvers(join(userData, state), { pattern: STATE_LEFT_OVER, logger: log })
  }
  void loaded.then(() => (policy.removesCopies() ? offline.removeForbidden() : undefined))
  void loaded.then(() => activity.sweep())
  void drafts.sweep()
  void connections.sweep()
  serveBridge({
    port: ipcMainPort,
    handlers: consoleHandlers({
      information: { version: app.getVersion(), platform: process.platform as 'darwin' | 'win32' | 'linux' },
      userData,
      activity,
      calls,
      confirmations,
      connection,
      connections,
      desktop,
      diagnostics,
      drafts,
      files,
      formerOwners,
      identity,
      links,
      log,
      notices,
      offline,
      onPart: (part, page) => emit('platform.part', part, page),
      openBrowser,
      openContact: contactOpener(opening),
      places: new Places({ connection, fetch, logger: log }),
      platform,
      policy,
      preferences,
      proxyLogin,
      sending,
      updates,
      vault,
      windows,
      zoom,
    }),
    ready: (channel) => (/^(?:shell\.|connection\.|diagnostics\.|policy\.|proxy\.|preferences\.read$|updates\.(?!restart$))/.test(channel) ? loaded : restored),
    refusal: (channel) => (identity.isLocked() ? refusalOfLocked(channel) : undefined),
    isKnownWindow: (id) => windows.owns(id),
    checkResults: !app.isPackaged,
    log: log.warn,
    onRefused: (channel, reason, detail) => log.refused(`a call of ${channel}: ${reason}`, detail),
  })
  connection.onChange((status) => emit('connection.changed', status))
  connection.onChange(() => clock.forget())
  identity.onChange((status) => emit('identity.changed', status))
  vault.onUnlock(() => {
    void identity.remember()
    sending.resume()
  })
  platform.onReachability((reachability) => emit('platform.reachabilityChanged', reachability))

  // 6. The application's life.
  windows.follow(app)
  zoom.follow(app)
  followContextMenu(app, openWindow)
  followLinks(app, links, () => windows.show())
  proxyLogin.refuse(app)
  finishBeforeQuit(app, {
    finish: async () => {
      files.cancelOfPage()
      files.invoiceDownloads.cancelAll()
      platform.close()
      sending.close()
      updates.close()
      await Promise.all([offline, drafts, sending, activity, files, identity].map((service) => service.settled()))
      await connections.close()
    },
    isStuck: () => vault.isAsking(),
  })
  void app.whenReady().then(async () => {
    applyTheme(nativeTheme, preferences.read().theme)
    await servePage({ folder: join(import.meta.dirname, '../renderer'), imageBase, fetchImage, log })
    setApplicationMenu(menuActions({ windows, openWindow, zoom, desktop, connection, updates, policy, identity, logFile: log.file, announce, emit }))
    setJumpList(app, { newWindow: () => openWindow('/'), open: openLink })
    windows.show()
    await loaded
    const { idleLockMinutes } = policy.settings()
    if (idleLockMinutes !== undefined)
      new IdleLock({ presence: systemPresence(test.idle), identity, sending: sending.work, logger: log }).start(idleLockMinutes)
  })
}
