import path from 'node:path'
import { MEASUREMENTS, type MeasurementName } from '#tests/performance/measurements.ts'
import { run } from './command.ts'
import { findDesktop, inDesktopSession } from './desktop-session.ts'
import { PlainFailure } from './failure.ts'
import { prepareBuild } from './prepare/build.ts'
import { requireHost } from './prepare/machine.ts'
import { WITH_PLAIN_FAILURES } from './root.ts'

/**
 * `npm run bench`: measures the budgets of the design in a desktop session of its own and prints them as a table. With names behind it only these:
 * `npm run bench -- bundles platform`.
 */

const isName = (name: string): name is MeasurementName => name in MEASUREMENTS
const given = process.argv.slice(2)
const unknown = given.filter((name) => !isName(name))
if (unknown.length > 0) throw new PlainFailure(`There is no measurement named ${unknown.join(', ')}. There are: ${Object.keys(MEASUREMENTS).join(' ')}`)
const names = given.length === 0 ? Object.keys(MEASUREMENTS).filter(isName) : given.filter(isName)

const host = names.some((name) => MEASUREMENTS[name].needsHost) ? (await requireHost('checks')).name : 'none'
await prepareBuild()
const command = [...WITH_PLAIN_FAILURES, path.join('tests', 'performance', 'bench.ts'), host, ...names]
const session = inDesktopSession(findDesktop(), process.execPath, command, process.env)
process.exitCode = await run(session.program, session.parameters, session.environment)
