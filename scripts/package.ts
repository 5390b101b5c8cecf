import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PlainFailure } from './failure.ts'
import { beforeEnd } from './interruption.ts'
import { buildable } from './package/installers.ts'
import { packageApp } from './package/package-app.ts'
import { type Runtime, readRuntime, wantedElectron } from './package/runtime.ts'
import { updateFeed } from './package/update-feed.ts'
import { prepareBuild } from './prepare/build.ts'
import { electronFolder, prepareElectron } from './prepare/electron-runtime.ts'
import { secondsSince } from './progress.ts'
import { inRoot } from './root.ts'

/**
 * `npm run package`: the app as a folder and the installers that this system can build, in `dist/`. On Linux and Windows around the Electron runtime of this
 * machine or a downloaded one; a universal app for macOS needs two, which electron-builder downloads. `npm run package -- dir` builds only what is named;
 * `--any-runtime` takes a runtime of another version than package.json wants, and marks the files.
 */

const ANY_RUNTIME = '--any-runtime'

const feed = updateFeed(process.env)
const wanted = await wantedElectron()
const runtime = process.platform === 'darwin' ? undefined : await prepareRuntime()
console.log(runtime === undefined || runtime.mark === '' ? `Electron ${wanted}` : `Electron ${runtime.version}, in place of ${wanted} (${ANY_RUNTIME})`)
await prepareBuild()
const { targets: all, leftOut } = await buildable(process.platform)
const asked = process.argv.slice(2).filter((parameter) => parameter !== ANY_RUNTIME)
const targets = asked.length === 0 ? all : all.filter((target) => asked.includes(target))
if (targets.length === 0) throw new PlainFailure(`Nothing of ${asked.join(', ')} can be built here. There are: ${all.join(', ')}.`)
const output = inRoot('dist')
const scratch = await mkdtemp(path.join(tmpdir(), 'admin-console-package-'))
const removeScratch = (): Promise<void> => rm(scratch, { recursive: true, force: true })
const forget = beforeEnd(removeScratch)
try {
  await rm(output, { recursive: true, force: true })
  const began = performance.now()
  await packageApp({ targets, scratch, output, showsSteps: true, ...(runtime === undefined ? {} : { runtime }) })
  console.log(`Packaged: ${targets.join(', ')} (${secondsSince(began)})`)
} finally {
  await removeScratch()
  forget()
}
for (const name of (await readdir(output)).filter((entry) => !entry.startsWith('builder-')).toSorted()) console.log(path.join(output, name))
for (const { target, reason } of leftOut) console.log(`Left out: ${target}, because ${reason}.`)
if (process.platform === 'linux') console.log('Installers for Windows and macOS are built on these systems.')
console.log(feed === undefined ? 'No update feed: ADMIN_CONSOLE_UPDATE_FEED is not set.' : `Update feed: ${feed}`)

async function prepareRuntime(): Promise<Runtime> {
  const electron = await prepareElectron()
  if (electron.executable !== undefined) return readRuntime(electronFolder(), wanted, process.argv.includes(ANY_RUNTIME))
  throw new PlainFailure(
    `The Electron runtime could not be downloaded (${electron.reason}): name a mirror in ELECTRON_MIRROR, or the folder of an unpacked runtime in ELECTRON_OVERRIDE_DIST_PATH.`,
  )
}
