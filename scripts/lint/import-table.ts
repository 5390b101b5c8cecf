import path from 'node:path'

/**
 * The import table of the design (section 2): which part of the repository may import which. `plugin.ts` makes lint rules of it.
 * All paths are relative to the repository's root, with forward slashes.
 */

/** One row: a part of the repository, the parts it may import beside itself, and what it must not take from outside. */
interface Part {
  readonly name: string
  /** Folder, ending with a slash. The longest one that contains a file decides. */
  readonly folder: string
  /** The prefix of package.json's `imports` that other parts write to reach it. */
  readonly alias?: string
  /** Paths (a folder with a slash, or one file) it may import. `'*'`: anything. */
  readonly mayImport: readonly string[]
  readonly bans: readonly Ban[]
  /** Each folder directly inside is a part of its own, closed to its siblings. */
  readonly eachFolderAlone?: boolean
}

/** What a part must not import from outside the repository. */
type Ban = 'electron' | 'node' | 'react'

const SHARED = 'src/shared/'
const GENERATED = 'src/generated/'
const COMPONENTS = 'src/renderer/components/'
const DATA = 'src/renderer/data/'
const PATTERNS = 'src/renderer/patterns/'
/** What `npm run check-profile` takes of main; no other script needs any of it. */
const PROFILE_CHECK = ['src/main/connection/', 'src/main/profile-check/', 'src/main/shell/native/system-browser.ts']

const PARTS: readonly Part[] = [
  { name: 'shared', folder: SHARED, alias: '#shared/', mayImport: [], bans: ['electron', 'node', 'react'] },
  { name: 'generated', folder: GENERATED, alias: '#generated/', mayImport: [], bans: ['electron', 'node', 'react'] },
  { name: 'preload', folder: 'src/preload/', alias: '#preload/', mayImport: ['src/shared/bridge/', 'src/shared/result.ts'], bans: ['node', 'react'] },
  { name: 'main', folder: 'src/main/', alias: '#main/', mayImport: [SHARED, GENERATED], bans: ['electron', 'react'] },
  { name: 'renderer', folder: 'src/renderer/', mayImport: [SHARED, GENERATED, COMPONENTS, 'src/renderer/app/'], bans: ['electron', 'node'] },
  { name: 'components', folder: COMPONENTS, alias: '#components/', mayImport: [SHARED], bans: ['electron', 'node'] },
  { name: 'data', folder: DATA, alias: '#data/', mayImport: [SHARED, GENERATED], bans: ['electron', 'node'] },
  { name: 'patterns', folder: PATTERNS, alias: '#patterns/', mayImport: [SHARED, GENERATED, COMPONENTS, DATA], bans: ['electron', 'node'] },
  {
    name: 'feature',
    folder: 'src/renderer/features/',
    alias: '#features/',
    mayImport: [SHARED, GENERATED, COMPONENTS, DATA, PATTERNS],
    bans: ['electron', 'node'],
    eachFolderAlone: true,
  },
  { name: 'app', folder: 'src/renderer/app/', alias: '#app/', mayImport: [SHARED, GENERATED, 'src/renderer/'], bans: ['electron', 'node'] },
  { name: 'local-platform', folder: 'local-platform/', alias: '#local-platform/', mayImport: ['src/shared/domain/', 'schema/'], bans: ['electron', 'react'] },
  { name: 'schema', folder: 'schema/', alias: '#schema/', mayImport: [], bans: ['electron', 'react'] },
  { name: 'codegen', folder: 'schema/codegen/', mayImport: ['schema/', SHARED], bans: ['electron', 'react'] },
  {
    name: 'scripts',
    folder: 'scripts/',
    alias: '#scripts/',
    mayImport: ['local-platform/', 'tests/', 'src/main/updates/signed-metadata.ts', ...PROFILE_CHECK],
    bans: ['electron', 'react'],
  },
  { name: 'tests', folder: 'tests/', alias: '#tests/', mayImport: ['*'], bans: [] },
]

/** Where main is built: imported by nobody else. */
const COMPOSITION_ROOT = /^src\/main\/(?:index\.ts$|start\/)/

/** The only files of main that may name `electron`: the composition root, the shell, and thin adapters named for it. */
const ELECTRON_ADAPTER = /^src\/main\/(?:index\.ts$|start\/|shell\/|.*\.electron\.ts$)/

/** Ways into the network beside Electron's, which alone has the system's proxy and certificates. Of these files one listens on loopback, one asks what is an IP address. */
const OTHER_NETWORK = /^(?:node:)?(?:https?|http2|net|tls|dgram)$|^(?:undici|axios|node-fetch|got|ws)(?:\/|$)/
const NO_WAY_OUT = new Set(['src/main/identity/loopback-listener.ts', 'src/main/connection/address.ts'])

/** Where Electron's raw inter-process calls may be named: the two ends of the bridge. */
const RAW_IPC: Readonly<Record<string, RegExp>> = {
  ipcMain: /^(?:src\/main\/bridge|tests)\//,
  ipcRenderer: /^(?:src\/preload|tests)\//,
  contextBridge: /^(?:src\/preload|tests)\//,
}

const TEST_FILE = /\.test\.tsx?$/

/**
 * Why an import is not allowed, or undefined when it is.
 *
 * @param file the importing file, relative to the root
 * @param specifier as written: a relative path, a `#alias`, a package or a built-in
 */
export function importProblem(file: string, specifier: string): string | undefined {
  const from = partOf(file)
  if (from === undefined) return undefined
  const target = resolveInside(file, specifier)
  if (target === undefined) return isTest(file) ? undefined : outsideProblem(file, from, specifier)
  if (COMPOSITION_ROOT.test(target) && !COMPOSITION_ROOT.test(file) && !isTest(file))
    return 'Nothing imports the composition root: take what you need in your constructor'
  const to = partOf(target)
  if (to?.folder === from.folder) return undefined
  if (specifier.startsWith('.')) return `A relative import must stay in ${from.folder}: write the package import (#...) instead`
  if (isTest(file) || from.mayImport.some((allowed) => allowed === '*' || target === allowed || (allowed.endsWith('/') && target.startsWith(allowed))))
    return undefined
  return `${from.name} (${from.folder}) must not import ${to?.folder ?? target}`
}

/** Why a name must not be imported from `electron` in this file, or undefined when it may. */
export function rawIpcProblem(file: string, specifier: string, importedName: string): string | undefined {
  const allowed = specifier === 'electron' ? RAW_IPC[importedName] : undefined
  if (allowed === undefined || allowed.test(file) || isTest(file)) return undefined
  return `${importedName} belongs to the two ends of the bridge: use the contract of src/shared/bridge/`
}

const PRODUCT = /^(?:#(?:app|components|data|features|main|patterns|preload|shared)\/|.*\/src\/)/

/**
 * Why an end-to-end spec must not import a value of the product, or undefined when it may: it would compute what it expects with the code under test.
 *
 * @param isType whether nothing but types is imported
 */
export function computedExpectationProblem(file: string, specifier: string, isType: boolean): string | undefined {
  if (isType || !file.startsWith('tests/e2e/') || !PRODUCT.test(specifier)) return undefined
  return 'An end-to-end spec writes out what it expects: from the product it imports types only'
}

/** Tests may import anything, wherever they stand. */
const isTest = (file: string): boolean => TEST_FILE.test(file)

function partOf(file: string): Part | undefined {
  const part = PARTS.filter(({ folder }) => file.startsWith(folder)).sort((a, b) => b.folder.length - a.folder.length)[0]
  if (part?.eachFolderAlone !== true) return part
  const own = file.slice(part.folder.length).split('/', 1)[0] ?? ''
  return { ...part, folder: `${part.folder}${own}/` }
}

/** The file inside the repository that a specifier names, or undefined when it names something outside. */
function resolveInside(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare)
  const part = PARTS.find(({ alias }) => alias !== undefined && bare.startsWith(alias))
  return part?.alias === undefined ? undefined : part.folder + bare.slice(part.alias.length)
}

function outsideProblem(file: string, from: Part, specifier: string): string | undefined {
  const banned = (ban: Ban): boolean => from.bans.includes(ban)
  if (/^electron(?:\/|$)/.test(specifier) && banned('electron') && !ELECTRON_ADAPTER.test(file)) {
    return from.name === 'main'
      ? 'Only main/index.ts, main/start, main/shell and files named *.electron.ts import electron'
      : `${from.name} (${from.folder}) must not import electron`
  }
  if (from.name === 'main' && OTHER_NETWORK.test(specifier) && !NO_WAY_OUT.has(file) && !file.endsWith('.test-support.ts')) {
    return 'Main reaches the network through main/shell/network only: what is passed on as `fetch`'
  }
  if (specifier.startsWith('node:') && banned('node')) return `${from.name} (${from.folder}) must not import Node's modules`
  if (/^(?:react|react-dom|@fluentui)(?:[/-]|$)/.test(specifier) && banned('react')) return `${from.name} (${from.folder}) must not import ${specifier}`
  return undefined
}
