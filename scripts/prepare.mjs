// Brings what every script needs, the dependencies and Node 24, and hands over to the script named first on the command line:
//
//   node scripts/prepare.mjs scripts/start.ts --tour pictures
//
// Runs in whatever Node the machine has (20 or newer) before anything is installed, hence plain JavaScript without dependencies.
// The script starts from here, not by a second `node` in package.json: a shell remembers where it found the first one, and on a
// fresh clone that is the machine's own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const NODE_MAJOR = 24
const WINDOWS = process.platform === 'win32'
const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')

/**
 * Whether everything the lock file wants is installed in the wanted version. npm keeps what it installed in node_modules/.package-lock.json;
 * optional packages of other systems are missing there by right.
 */
function dependenciesInstalled() {
  const installedFile = path.join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, entry]) => place === '' || entry.optional === true || entry.devOptional === true || installed[place]?.version === entry.version,
  )
}

/** The major version of the Node in node_modules, or undefined without one. */
function installedNodeMajor() {
  if (!existsSync(NODE)) return undefined
  const { stdout } = spawnSync(NODE, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1])
}

/** Runs npm and shows its output; ends this program with a plain message when npm fails. */
function npm(parameters, purpose) {
  const { status, error } = spawnSync('npm', parameters, { cwd: ROOT, stdio: 'inherit', shell: WINDOWS })
  if (status === 0) return
  console.error(`\n${purpose} failed${error ? ` (${error.message})` : ''}. "npm ${parameters.join(' ')}" says why above.`)
  process.exit(1)
}

function prepareDependencies() {
  if (!dependenciesInstalled()) {
    console.log('Installing the dependencies (npm ci) ...')
    // Only one package needs its install script: `node`, which fetches Node itself. Native modules here bring their binaries along.
    npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 'Installing the dependencies')
  }
  if (installedNodeMajor() !== NODE_MAJOR) {
    console.log(`Fetching Node ${NODE_MAJOR} ...`)
    npm(['rebuild', 'node', '--foreground-scripts', '--ignore-scripts=false'], `Fetching Node ${NODE_MAJOR}`)
  }
  const major = installedNodeMajor()
  if (major !== NODE_MAJOR) {
    console.error(`The scripts need Node ${NODE_MAJOR}; ${NODE} is ${major === undefined ? 'missing' : `Node ${major}`}. Delete node_modules and try again.`)
    process.exit(1)
  }
}

function handOver([script, ...parameters]) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  const child = spawn(NODE, [path.join(ROOT, script), ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  })
  // Ctrl+C reaches the whole group by itself; a signal to this process alone must be passed on. Either way the script decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (signal === 'SIGINT' ? undefined : child.kill(signal)))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128)
  })
}

if (process.argv[2] === undefined) {
  console.error('Name the script to run: node scripts/prepare.mjs scripts/start.ts')
  process.exit(1)
}
prepareDependencies()
handOver(process.argv.slice(2))
