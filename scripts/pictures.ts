import path from 'node:path'
import { prepareBuild } from './prepare/build.ts'
import { requireHost } from './prepare/machine.ts'
import { runTour } from './start/take-tour.ts'

/**
 * `npm run pictures`: takes the pictures of README again, with the texts of their screens, in a desktop session of its own.
 *
 *   npm run pictures -- site-list.png   only those that are named
 */

const host = await requireHost('walk')
await prepareBuild()
process.exitCode = await runTour(host, path.join('docs', 'pictures'), '--readme', ...process.argv.slice(2))
