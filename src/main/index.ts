import { join } from 'node:path'
import { app, dialog } from 'electron'
import { type ConnectionFolder, namedFolder } from './connection/connection-folder.ts'
import { argumentValue, testEnvironment } from './shell/environment.ts'
import { isTestBuild, refusedSwitches } from './shell/protection/start-switches.ts'
import { finishOnQuit, followSystem, showConsole } from './start/application.ts'
import { prepareProcess } from './start/ground.ts'
import { connectEvents, openBridge } from './start/open-bridge.ts'
import { buildServices, type Services } from './start/services.ts'
import { buildSession, type Session } from './start/session.ts'
import { buildShell } from './start/shell.ts'
import { tidyUp } from './start/tidy-up.ts'

// The composition root, with start/: builds everything, in order, and nothing else. One process a connection, with one session and several windows; a second
// start shows the window in use.

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
  const ground = prepareProcess({ build: join(import.meta.dirname, '..'), test, root, ownConnection })
  const shell = buildShell(ground, () => ({ ...session, ...services }))
  const session: Session = buildSession(ground, shell)
  const services: Services = buildServices(ground, shell, session)
  tidyUp(ground, shell, session, services)
  openBridge(ground, shell, session, services)
  connectEvents(shell, session, services)
  followSystem(ground, shell, session, services)
  finishOnQuit(session, services)
  void showConsole(ground, shell, session, services)
}
