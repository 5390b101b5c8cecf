import path from 'node:path'
import { run } from './command.ts'
import { findDesktop, inDesktopSession } from './desktop-session.ts'
import { prepareBuild } from './prepare/build.ts'

/** `npm run pictures`: takes the pictures of the README again, in a desktop session of its own. */

await prepareBuild()
const tour = [path.join('scripts', 'tour.ts'), '--readme', path.join('docs', 'pictures')]
const session = inDesktopSession(findDesktop(), process.execPath, tour, process.env)
process.exitCode = await run(session.program, session.parameters, session.environment)
