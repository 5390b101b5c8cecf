import path from 'node:path'
import { run } from './command.ts'
import { findDesktop, inDesktopSession } from './desktop-session.ts'
import { prepareBuild } from './prepare/build.ts'
import { prepareChromium } from './prepare/chromium.ts'
import { prepareSystemPackages } from './prepare/system-packages.ts'

/** `npm run bench`: measures the budgets of the design in a desktop session of its own and prints them as a table. */

await prepareSystemPackages()
await prepareChromium()
await prepareBuild()
const session = inDesktopSession(findDesktop(), process.execPath, [path.join('tests', 'performance', 'bench.ts')], process.env)
process.exitCode = await run(session.program, session.parameters, session.environment)
