// Brings what every script needs, the dependencies and Node 24, and hands over to the script named first on the command line:
//
//   node scripts/prepare.mjs scripts/start.ts --tour pictures
//
// Runs in whatever Node the machine has before anything is installed, hence plain JavaScript without dependencies.
// The script starts from here, not by a second `node` in package.json: a shell remembers where it found the first one, and on a
// fresh clone that is the machine's own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NODE_MAJOR = 24
const OLDEST_NODE = [20, 19]
const WINDOWS = process.platform === 'win32'
const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')
const CALLED = Date.now()
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** The program that runs at the moment; a signal to this one is passed on to it. */
let child
/** The first signal that arrived. */
let interruptedBy

/** Ends this program with a plain sentence. */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is Node ${process.versions.node}. Get a newer one from https://nodejs.org.`)
}

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

/** Starts a program; its exit code comes when it has ended, 128 and the signal's number when a signal ended it. */
function start(program, parameters, options) {
  child = spawn(program, parameters, { cwd: ROOT, ...options })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, error }))
    child.once('close', (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 128 + (SIGNALS[signal] ?? 0)) }))
  })
}

/** Passes a signal on to the program that runs: to npm with all that it started, to a script alone, which ends what it started by itself. */
function passOn(signal) {
  interruptedBy ??= signal
  if (child?.pid === undefined) return
  try {
    process.kill(child.spawnargs[0] === 'npm' && !WINDOWS ? -child.pid : child.pid, signal)
  } catch {
    // It has just ended.
  }
}

/** Runs npm quietly and prints one line with the time it took; ends this program with npm's last lines when it fails. */
async function npm(parameters, doing, done) {
  const began = performance.now()
  if (process.stdout.isTTY) process.stdout.write(`${doing} ...`)
  const running = start('npm', [...parameters, '--loglevel=error', '--no-progress'], { stdio: ['ignore', 'pipe', 'pipe'], shell: WINDOWS, detached: !WINDOWS })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const { code, error } = await running
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  if (interruptedBy !== undefined) process.exit(128 + SIGNALS[interruptedBy])
  if (code === 0) return console.log(`${done} (${Math.round((performance.now() - began) / 1000)} s)`)
  const details = path.join(ROOT, '.cache', 'logs', 'npm.log')
  mkdirSync(path.dirname(details), { recursive: true })
  writeFileSync(details, error ? error.message : output)
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/\s+at /.test(line))
  const reason = lines.slice(-8).map((line) => `  ${line.replace(/\b\w*Error: /g, '')}`)
  return fail([`${doing} failed${error ? `: ${error.message}` : '. The last lines of npm:'}`, ...reason, `Details: ${details}`].join('\n'))
}

async function prepareDependencies() {
  if (!dependenciesInstalled()) {
    // Only one package needs its install script: `node`, which fetches Node itself. Native modules here bring their binaries along.
    await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 'Fetching the dependencies', 'Dependencies installed')
  }
  if (installedNodeMajor() !== NODE_MAJOR) {
    const parameters = ['rebuild', 'node', '--foreground-scripts', '--ignore-scripts=false']
    await npm(parameters, `Fetching Node ${NODE_MAJOR}`, `Node ${NODE_MAJOR} installed`)
  }
  const major = installedNodeMajor()
  if (major !== NODE_MAJOR) {
    fail(`The scripts need Node ${NODE_MAJOR}; ${NODE} is ${major === undefined ? 'missing' : `Node ${major}`}. Delete node_modules and try again.`)
  }
}

async function handOver([script, ...parameters]) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  const failures = pathToFileURL(path.join(ROOT, 'scripts', 'plain-failures.ts')).href
  const { code } = await start(NODE, ['--import', failures, path.join(ROOT, script), ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ADMIN_CONSOLE_CALLED: String(CALLED) },
  })
  process.exit(code)
}

if (process.argv[2] === undefined) fail('Name the script to run: node scripts/prepare.mjs scripts/start.ts')
requireNode()
for (const signal of Object.keys(SIGNALS)) process.on(signal, () => passOn(signal))
// npm and its shell pass on no signal when they are killed alone.
const starter = process.ppid
setInterval(() => process.ppid !== starter && passOn('SIGTERM'), 500).unref()
await prepareDependencies()
await handOver(process.argv.slice(2))
