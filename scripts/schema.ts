import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PlainFailure } from './failure.ts'
import { inRoot } from './root.ts'
import { LONGS, schemaFor, TARGETS } from './schema/schema-for.ts'

/**
 * `npm run schema -- --for appsync`: prints the console's schema for those who build a platform for it, as the
 * platform takes it. `--long` chooses what stands for `Long`: Float, AWSTimestamp or Int.
 */

const { target, long } = readCommandLine(process.argv.slice(2))
const named = TARGETS.find((each) => each === target)
const chosen = LONGS.find((each) => each === long)
if (named === undefined || chosen === undefined) {
  throw new PlainFailure(`Name the platform: npm run schema -- --for ${TARGETS.join('|')} [--long ${LONGS.join('|')}]`)
}
process.stdout.write(schemaFor(readFileSync(inRoot('schema/platform.graphql'), 'utf8'), chosen))

function readCommandLine(parameters: string[]): { readonly target: string | undefined; readonly long: string } {
  try {
    const { values } = parseArgs({ args: parameters, options: { for: { type: 'string' }, long: { type: 'string', default: 'Float' } } })
    return { target: values.for, long: values.long }
  } catch {
    return { target: undefined, long: '' }
  }
}
