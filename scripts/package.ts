import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PlainFailure } from './failure.ts'
import { beforeEnd } from './interruption.ts'
import { packageApp } from './package/package-app.ts'
import { prepareBuild } from './prepare/build.ts'
import { electronFolder, prepareElectron } from './prepare/electron-runtime.ts'
import { timed } from './progress.ts'
import { inRoot } from './root.ts'

/** `npm run package`: the app as a folder in `dist/`, around the Electron runtime of this machine or a downloaded one. */

const electron = await prepareElectron()
if (electron.executable === undefined) {
  throw new PlainFailure(
    `The Electron runtime could not be downloaded (${electron.reason}): name a mirror in ELECTRON_MIRROR, or the folder of an unpacked runtime in ELECTRON_OVERRIDE_DIST_PATH.`,
  )
}
await prepareBuild()
const scratch = await mkdtemp(path.join(tmpdir(), 'admin-console-package-'))
const removeScratch = (): Promise<void> => rm(scratch, { recursive: true, force: true })
const forget = beforeEnd(removeScratch)
try {
  await timed('Packaging the app', 'App packaged', () => packageApp(electronFolder(), scratch, inRoot('dist')))
} finally {
  await removeScratch()
  forget()
}
console.log(inRoot('dist'))
