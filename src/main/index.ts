import { join } from 'node:path'
import { app, dialog, Menu, nativeTheme, protocol, session, shell } from 'electron'
import { createEmit } from './bridge/emit.ts'
import { createHandlers } from './bridge/handlers.ts'
import { ipcMainPort } from './bridge/ipc-main.electron.ts'
import { CONSOLE_SCHEME } from './bridge/sender.ts'
import { serveBridge } from './bridge/serve-bridge.ts'
import { CampaignJournal } from './campaigns/campaign-journal.ts'
import { CampaignRunner } from './campaigns/campaign-runner.ts'
import { Confirmations } from './confirmation/confirmations.ts'
import { administratorProfile } from './connection/administrator-profile.ts'
import { announceUnchanged } from './connection/announce-unchanged.ts'
import { Connection } from './connection/connection.ts'
import { Dashboards } from './dashboards/dashboards.ts'
import { Drafts } from './drafts/drafts.ts'
import { Downloads } from './files/downloads.ts'
import { Exports } from './files/exports.ts'
import { FileLibrary } from './files/file-library.ts'
import { FileOpener } from './files/file-opener.ts'
import { removeLeftOvers, STATE_LEFT_OVER } from './files/left-over-files.ts'
import { linkFromPlatform } from './files/site-download-link.ts'
import { forgetMe } from './forget-me/forget-me.ts'
import { FormerOwners } from './identity/former-owners.ts'
import { Identity } from './identity/identity.ts'
import { InvoiceDownloads } from './invoices/invoice-downloads.ts'
import { InvoiceLibrary } from './invoices/invoice-library.ts'
import { LibraryStore } from './invoices/library-store.ts'
import { recordCrashes } from './log/crash-record.ts'
import { openLog } from './log/log.ts'
import { MoneyJournal } from './money/money-journal.ts'
import { PaymentService } from './money/payment-service.ts'
import { OfflineCache } from './offline/offline-cache.ts'
import { Places } from './places/places.ts'
import { authorizationOf } from './platform/authorization.ts'
import { PlatformClient } from './platform/platform-client.ts'
import { Preferences } from './preferences/preferences.ts'
import { SettingsFile } from './preferences/settings-file.electron.ts'
import { userQuestion } from './shell/ask-user.ts'
import { askingProxy } from './shell/asking-proxy.ts'
import { folderChoice, profileChoice } from './shell/choose-path.ts'
import { developmentServer, serveDevelopment } from './shell/content/development-content.ts'
import { imageBaseOf } from './shell/content/image-base.ts'
import { serveContent } from './shell/content/serve-content.ts'
import { serveImages } from './shell/content/serve-images.ts'
import { documentOpener } from './shell/document-opener.ts'
import { argumentValue, testEnvironment } from './shell/environment.ts'
import { freshConnectionFetch } from './shell/fresh-connection-fetch.ts'
import { MainWindow } from './shell/main-window.ts'
import { menuTemplate } from './shell/menu.ts'
import { denyPermissions, guardNavigation } from './shell/navigation-guard.ts'
import { networkFetch, SERVICES_PARTITION } from './shell/network-fetch.ts'
import { Notices } from './shell/notices.ts'
import { linkOpener } from './shell/open-link.ts'
import { pagePrinter } from './shell/print-page.ts'
import { closePageNetwork, forbidPeerConnections, setNetworkSwitches } from './shell/protection/page-network.ts'
import { isTestBuild, refusedSwitches } from './shell/protection/start-switches.ts'
import { ProxyLogin } from './shell/proxy-login.ts'
import { finishBeforeQuit } from './shell/quit.ts'
import { systemBrowser } from './shell/system-browser.ts'
import { applyTheme } from './shell/theme.ts'
import { UNPLACED, windowPlacementSchema } from './shell/window-placement.ts'
import { S3ObjectStorage } from './storage/s3-object-storage.ts'
import { storageTokenUse } from './storage/storage-token.ts'
import { Uploads } from './uploads/uploads.ts'
import { osKeychain } from './vault/os-keychain.ts'
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
  // As root, in a container, Chromium's sandbox refuses to start: whoever runs there says --no-sandbox.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  protocol.registerSchemesAsPrivileged([{ scheme: CONSOLE_SCHEME, privileges: { standard: true, secure: true, codeCache: true } }])
  setNetworkSwitches(app.commandLine)
  guardNavigation(app, log.refused)
  forbidPeerConnections(app)

  // 2. The window and the way to its page.
  const window = new MainWindow({
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    icon: join(app.getAppPath(), 'resources/icon.png'),
    placement: new SettingsFile({ path: join(userData, 'window.json'), schema: windowPlacementSchema, defaults: UNPLACED, logger: log }),
    onGone: () => {
      exports.cancelAll()
      uploads.cancelAll()
    },
    onRecovered: () => notices.announce({ kind: 'renderer-recovered', intent: 'warning', message: 'This screen stopped working and was loaded again.' }),
    logger: log,
  })
  const emit = createEmit({ send: (channel, payload) => window.send(channel, payload), checkPayloads: !app.isPackaged, log: log.error })
  const notices = new Notices(emit)
  const announce = notices.announce.bind(notices)

  // 3. The services.
  const proxyLogin = new ProxyLogin(askingProxy, announce)
  const fetch = proxyLogin.watch(networkFetch((address, init) => session.fromPartition(SERVICES_PARTITION, { cache: false }).fetch(address, init)))
  const fetchOnce = proxyLogin.watch(freshConnectionFetch((index) => session.fromPartition(`mutation-${index}`, { cache: false })))
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
    chooseFile: profileChoice({ window: () => window.current(), record: test.chosenFile }),
    logger: log,
  })
  const released = new FormerOwners({ path: join(userData, 'former-addresses.json'), connection, logger: log })
  const formerOwners = (owner: string): readonly string[] => released.of(owner)
  const identity = new Identity({ connection, vault, folder: userData, openBrowser, fetch, clearUserData: () => offline.clear(), announce, logger: log })
  const platform = new PlatformClient({ connection, identity, fetch, fetchOnce, onAnswer: (answer) => offline.record(answer), logger: log })
  const offline = new OfflineCache({ folder: join(userData, 'offline'), vault, identity, announce, logger: log })
  const drafts = new Drafts({ folder: join(userData, 'drafts'), vault, identity, formerOwners, logger: log })
  const money = new PaymentService({
    platform,
    identity,
    journal: new MoneyJournal({ folder: join(userData, 'money'), vault, formerOwners, announce, logger: log }),
    tell: (entry) => {
      emit('money.changed', entry)
      void invoices.recordIssued(entry)
    },
    logger: log,
  })
  const campaigns = new CampaignRunner({
    platform,
    identity,
    journal: new CampaignJournal({ folder: join(userData, 'campaigns'), vault, formerOwners, announce, logger: log }),
    tell: (run) => emit('campaigns.changed', run),
    logger: log,
  })
  const confirmations = new Confirmations({
    profile: () => connection.profile(),
    ask: userQuestion({ window: () => window.current(), record: test.confirmations }),
  })
  const places = new Places({ connection, fetch, logger: log })
  const preferences = new Preferences({
    path: join(userData, 'preferences.json'),
    owner: () => identity.owner(),
    formerOwners,
    onTheme: (theme) => applyTheme(nativeTheme, theme),
    logger: log,
  })

  // 4. Files.
  const folder = (): string => test.downloads ?? app.getPath('downloads')
  const library = new FileLibrary((download) => emit('files.progress', download))
  const downloads = new Downloads({
    library,
    folder,
    askForLink: linkFromPlatform(platform),
    allowedHosts: () => connection.profile()?.storage?.downloadHosts ?? [],
    fetch,
    logger: log,
  })
  const exports = new Exports({ library, folder, logger: log })
  const storageUser = {
    owner: () => identity.owner(),
    token: () => (storageTokenUse(connection.profile()) === 'calls' ? identity.token() : identity.identityToken()),
  }
  const storage = new S3ObjectStorage({
    issuer: () => connection.profile()?.identity.issuer,
    fetch,
    authorization: (token) => authorizationOf(connection.profile(), token),
  })
  const uploads = new Uploads({
    connection,
    identity: storageUser,
    storage,
    tell: (progress) => emit('files.uploadProgress', progress),
    logger: log,
  })
  const openPath = documentOpener({ openPath: (path) => shell.openPath(path), record: test.openedRecord })
  const showItemInFolder = (path: string): void => shell.showItemInFolder(path)
  const opener = new FileOpener({ library, openPath, showItemInFolder })
  const invoiceStore = new LibraryStore({ folder: join(userData, 'invoices'), vault, formerOwners, announce, logger: log })
  const invoices = new InvoiceLibrary({
    identity,
    store: invoiceStore,
    usualFolder: () => join(folder(), 'Invoices'),
    chooseFolder: folderChoice({ window: () => window.current(), record: test.chosenFolder }),
    openPath,
    showItemInFolder,
    tell: () => emit('invoices.changed', undefined),
    logger: log,
  })
  const invoiceDownloads = new InvoiceDownloads({ connection, identity: storageUser, storage, files: library, library: invoices, logger: log })

  // 5. The bridge. Its calls wait for the profile, and those of a user also for the keychain, which may be asking to be unlocked. The theme is nobody's:
  // the first picture needs it.
  const loaded = connection.load()
  const imageBase = imageBaseOf({ connection, loaded, reload: () => window.reload() })
  const restored = Promise.all([loaded, vault.prove()]).then(() => identity.restore())
  restored.catch((cause: unknown) => log.error('The services did not start', cause))
  for (const state of ['', 'offline', 'drafts', 'money', 'campaigns', 'invoices']) {
    void removeLeftOvers(join(userData, state), { pattern: STATE_LEFT_OVER, logger: log })
  }
  void drafts.sweep()
  serveBridge({
    port: ipcMainPort,
    handlers: createHandlers({
      information: { version: app.getVersion(), platform: process.platform as 'darwin' | 'win32' | 'linux' },
      openLink: linkOpener({ profile: () => connection.profile(), openBrowser }),
      print: pagePrinter({ window: () => window.current(), record: test.print }),
      notices,
      vault,
      connection,
      identity,
      forgetMe: () =>
        forgetMe({
          folder: userData,
          identity,
          vault,
          money,
          campaigns,
          formerOwners,
          stores: [invoiceDownloads, invoices, drafts, money, campaigns, preferences],
          logger: log,
        }),
      platform,
      tellPart: (part) => emit('platform.part', part),
      dashboards: new Dashboards(platform),
      offline,
      library,
      downloads,
      exports,
      opener,
      uploads,
      invoices,
      invoiceDownloads,
      drafts,
      confirmations,
      money,
      campaigns,
      places,
      preferences,
      report: log.report,
      refused: log.refused,
    }),
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
    void money.resume()
    void campaigns.readJournal()
  })
  platform.onReachability((reachability) => emit('platform.reachabilityChanged', reachability))

  // 6. The application's life.
  const showWindow = (): void => void app.whenReady().then(() => window.show())
  app.on('second-instance', showWindow)
  app.on('activate', showWindow)
  proxyLogin.refuse(app)
  app.on('window-all-closed', () => app.quit())
  finishBeforeQuit(app, {
    finish: async () => {
      exports.cancelAll()
      uploads.cancelAll()
      invoiceDownloads.cancelAll()
      platform.close()
      money.close()
      campaigns.close()
      await Promise.all([offline.settled(), drafts.settled(), money.settled(), campaigns.settled(), invoiceDownloads.settled(), identity.settled()])
      await invoiceStore.settled()
    },
    isStuck: () => vault.isAsking(),
  })
  void app.whenReady().then(async () => {
    applyTheme(nativeTheme, preferences.read().theme)
    denyPermissions(session.defaultSession, log.refused)
    const development = __DEVELOPMENT__ ? developmentServer(process.env) : null
    protocol.handle(
      CONSOLE_SCHEME,
      development === null ? serveContent({ folder: join(import.meta.dirname, '../renderer'), imageBase }) : serveDevelopment(development, imageBase),
    )
    const images = serveImages({ imageBase, fetch: (address, init) => session.fromPartition('images').fetch(address, init) })
    await closePageNetwork(session.defaultSession, images, log.warn, development?.hosts)
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate({
          isMac: process.platform === 'darwin',
          hasDeveloperTools: !app.isPackaged,
          reload: () => window.reload(),
          changeConnection: () => void connection.change().then((result) => announceUnchanged(result, announce)),
          showLogFile: () => shell.showItemInFolder(log.file),
        }),
      ),
    )
    window.show()
  })
}
