import { join } from 'node:path'
import { app, nativeTheme } from 'electron'
import { Confirmations } from '../confirmation/confirmations.ts'
import { KnownRecords } from '../confirmation/known-records.ts'
import { MessageBudget } from '../confirmation/message-budget.ts'
import { QuestionQueue } from '../confirmation/question-queue.ts'
import { Diagnostics, updateOf, versionsOf } from '../diagnostics/diagnostics.ts'
import { Drafts } from '../drafts/drafts.ts'
import { fileServices } from '../files/file-services.ts'
import { sendingServices } from '../money/sending-services.ts'
import { Places } from '../places/places.ts'
import { Preferences } from '../preferences/preferences.ts'
import { applyTheme } from '../shell/desktop.ts'
import { Zoom } from '../shell/zoom.ts'
import { restartObstacles } from '../updates/obstacles.ts'
import { openUpdates } from '../updates/open-updates.ts'
import type { Ground } from './ground.ts'
import type { Session } from './session.ts'
import type { Shell } from './shell.ts'

export type Services = ReturnType<typeof buildServices>

/** What a signed-in user works with: payments and other sendings, drafts, preferences, files, updates, diagnostics. */
export function buildServices({ test, userData, log }: Ground, { emit, announce, desktop }: Shell, session: Session) {
  const { vault, network, policy, connection, connections, formerOwners, identity, clock, platform, offline, activity } = session
  const { fetch, refusedCertificates, resolveProxy, isOnline } = network
  const sealed = { userData, vault, formerOwners, announce, logger: log }
  const showItemInFolder = (path: string) => desktop.showInFolder(path)
  const drafts = new Drafts({ folder: join(userData, 'drafts'), vault, identity, formerOwners, announce, logger: log })
  const confirmations = new Confirmations({
    profile: () => connection.profile(),
    policyLimits: () => policy.settings().paymentConfirmationLimit,
    owner: () => identity.owner(),
    isLocked: () => identity.isLocked(),
    records: new KnownRecords(platform),
    queue: new QuestionQueue({ ask: (question) => desktop.ask(question), isLimited: test.browserLimit !== 'no' }),
    messages: new MessageBudget(),
  })
  const sending = sendingServices({
    ...sealed,
    platform,
    identity,
    confirmations,
    emit,
    activity,
    onPayment: (entry) => void files.invoices.recordIssued(entry),
    profile: () => connection.profile(),
  })
  const { money, campaigns, bulk } = sending
  const preferences = new Preferences({
    path: join(userData, 'preferences.json'),
    // Saved views hold what was searched for: a locked console shows none.
    owner: () => (identity.isLocked() ? undefined : identity.owner()),
    formerOwners,
    vault,
    announce,
    onTheme: (theme) => applyTheme(nativeTheme, theme),
    logger: log,
  })
  const zoom = new Zoom({ read: () => preferences.zoom(), keep: (percent) => preferences.keepZoom(percent), emit })
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
    showItemInFolder,
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
    showItemInFolder,
  })
  const places = new Places({ connection, fetch, logger: log })
  return { drafts, confirmations, sending, preferences, zoom, files, updates, diagnostics, places }
}
