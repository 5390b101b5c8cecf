import { findProgram } from './command.ts'
import { PlainFailure } from './failure.ts'
import { readRuntime, wantedElectron } from './package/runtime.ts'
import { electronFolder, prepareElectron } from './prepare/electron-runtime.ts'

/**
 * Fails unless this machine has the Electron that ships and a Wayland compositor: without either, tests of a release
 * would be left out. For release.yml.
 */
const runtime = await prepareElectron()
if (runtime.executable === undefined) throw new PlainFailure(`There is no Electron runtime here: ${runtime.reason}`)
const { version } = await readRuntime(electronFolder(), await wantedElectron(), false)
if (findProgram('weston') === undefined) throw new PlainFailure('There is no Wayland compositor here: install weston.')
console.log(`Electron ${version}, and weston`)
