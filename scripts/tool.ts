import { run, toolPath } from './command.ts'
import { findDesktop, inDesktopSession } from './desktop-session.ts'
import { PlainFailure } from './failure.ts'
import { prepareBuild, prepareGenerated } from './prepare/build.ts'
import { requireHost } from './prepare/machine.ts'

/**
 * The npm scripts that run a tool: `node scripts/prepare.mjs scripts/tool.ts unit src/main`. Each prepares what it needs, then runs its tools with what the
 * user gave behind them, until one fails. One more: an entry in the table and a line in package.json.
 */

/** Parameters of a tool, of what the user gave. */
type Parameters_ = (given: readonly string[]) => readonly string[]

interface Script {
  /** What must be there before the tools run; its answer goes to their parameters. */
  readonly prepare: (given: readonly string[]) => Promise<readonly string[]>
  readonly tools: readonly (readonly [tool: string, parameters: Parameters_])[]
  /** Runs on a virtual display with a keychain of its own, where the machine has them. */
  readonly inSession?: boolean
}

const nothing = async (given: readonly string[]): Promise<readonly string[]> => given
const generated = async (given: readonly string[]): Promise<readonly string[]> => {
  await prepareGenerated()
  return given
}
const all = (given: readonly string[]): readonly string[] => given
const orEverything = (given: readonly string[]): readonly string[] => (given.length === 0 ? ['.'] : given)

const SCRIPTS: Readonly<Record<string, Script>> = {
  platform: { prepare: generated, tools: [[process.execPath, (given) => ['local-platform/index.ts', ...given]]] },
  generate: {
    prepare: async (given) => {
      await prepareGenerated(true)
      return given
    },
    tools: [],
  },
  build: {
    prepare: async (given) => {
      await prepareBuild(true)
      return given
    },
    tools: [],
  },
  format: { prepare: nothing, tools: [['biome', (given) => ['format', '--write', ...orEverything(given)]]] },
  lint: {
    prepare: generated,
    tools: [
      ['biome', (given) => ['check', '--error-on-warnings', ...orEverything(given)]],
      ['oxlint', all],
      ['knip', () => []],
    ],
  },
  typecheck: { prepare: generated, tools: [['tsc', (given) => ['--noEmit', ...given]]] },
  unit: { prepare: generated, tools: [['vitest', (given) => ['run', ...given]]], inSession: true },
  e2e: { prepare: prepareSpecs, tools: [['playwright', (given) => ['test', ...given]]], inSession: true },
}

/** The specs run in the host of this machine unless the user names a project. */
async function prepareSpecs(given: readonly string[]): Promise<readonly string[]> {
  const host = await requireHost('checks')
  await prepareBuild()
  return given.some((parameter) => parameter.startsWith('--project')) ? given : [...given, `--project=${host.name}`]
}

const [name = '', ...given] = process.argv.slice(2)
const script = SCRIPTS[name]
if (script === undefined) throw new PlainFailure(`There is no script named ${name}. There are: ${Object.keys(SCRIPTS).join(' ')}`)
const parameters = await script.prepare(given)
process.exitCode = 0
for (const [tool, of] of script.tools) {
  const program = tool === process.execPath ? tool : toolPath(tool)
  const session = script.inSession === true ? inDesktopSession(findDesktop(), program, of(parameters), process.env) : undefined
  const code = session === undefined ? await run(program, of(parameters)) : await run(session.program, session.parameters, session.environment)
  process.exitCode = code
  if (code !== 0) break
}
