import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PlainFailure } from './failure.ts'
import { prepareBuild } from './prepare/build.ts'
import { requireHost } from './prepare/machine.ts'
import { inRoot } from './root.ts'
import { hasDisplay } from './start/display.ts'
import { openConsole } from './start/open-console.ts'
import { takeTour } from './start/take-tour.ts'

/**
 * `npm start`: opens the console, on a local platform with demo data unless a connection profile is named. Without a display it takes the tour.
 *
 *   npm start -- --profile <file>   another platform, by its connection profile
 *   npm start -- --tour <folder>    walks the main screens by itself and leaves pictures in the folder; in one view only with `--view 1440x900-dark`
 */

const parameters = process.argv.slice(2)
const { values } = parseArgs({ args: parameters, strict: false, options: { tour: { type: 'string' }, profile: { type: 'string' }, view: { type: 'string' } } })
const profile = values.profile ?? process.env['ADMIN_CONSOLE_PROFILE']
if (values.tour !== undefined && typeof values.tour !== 'string') throw new PlainFailure('Name the folder for the pictures: npm start -- --tour pictures')
if (typeof profile === 'boolean') throw new PlainFailure('Name the connection profile: npm start -- --profile profile.json')
if (profile !== undefined && !existsSync(profile)) throw new PlainFailure(`There is no connection profile at ${profile}.`)
if (typeof values.view === 'boolean') throw new PlainFailure('Name the view: npm start -- --view 1440x900-dark')
const isWalk = values.tour !== undefined || (!hasDisplay() && profile === undefined)
if (!isWalk && !hasDisplay())
  throw new PlainFailure('There is no display here to open a window on. Without --profile, npm start takes a tour in a virtual one.')

const host = await requireHost(isWalk ? 'walk' : 'window')
await prepareBuild()
if (isWalk) {
  if (values.tour === undefined) console.log('No display here: walking through the console in a virtual window.')
  process.exitCode = await takeTour(host, values.tour ?? inRoot('tour'), values.view)
} else process.exitCode = await openConsole(host, profile, parameters)
