import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { ICON_MODULE, iconModules } from './scripts/bundle/icon-modules.ts'
import { themeTokens } from './scripts/bundle/theme-tokens.ts'

// The oldest runtime the bundles must start in: Electron 33 (Node 20.18, Chromium 130), which checks use.
const NODE_TARGET = 'node20'
const CHROMIUM_TARGET = 'chrome130'

/** The sources, and the renderer's among them, as the bundler names them. */
const SOURCES = `${path.resolve(import.meta.dirname, 'src').replaceAll('\\', '/')}/`
const RENDERER = `${SOURCES}renderer/`

/** The page and its script, as the bundler names them. */
const ENTRY = /\/src\/renderer\/(?:index\.html|main\.tsx)$/

/** The screen that a start leads to, and what is loaded behind it while nobody has pressed anything yet. */
const START_SCREEN = ['features/sites/site-list-route.tsx']
/** What the start screen has in common with screens of its feature, which would be a file of its own. */
const DECLARED = 'features/sites/site-list.tsx'
const BEHIND_IT = ['app/shell/profile-menu.tsx', 'app/palette/command-palette.tsx']

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Puts what the files need at once into one chunk; their packages follow by themselves. Not what belongs to one feature: that stays with the feature's screen.
 * Left alone, the bundler makes a chunk of whatever the same screens share: ninety files, each a request that main answers, before the first row is there.
 */
function oneChunk(chunk: string, files: readonly string[]): (id: string, modules: Modules) => string | null {
  const needed = new Set<string>()
  const need = (id: string, modules: Modules): void => {
    // An icon would be a file of its own where a screen and one that is loaded later have it in common.
    if (needed.has(id) || !(id.startsWith(SOURCES) || id.startsWith(ICON_MODULE))) return
    needed.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) need(imported, modules)
  }
  return (id, modules) => {
    if (needed.size === 0) for (const file of files) need(RENDERER + file, modules)
    return needed.has(id) && (id === RENDERER + DECLARED || !id.startsWith(`${RENDERER}features/`)) ? chunk : null
  }
}

/**
 * Addresses from the root, also in the built page: electron-vite makes them relative, and a page opened or reloaded at a path of several parts
 * would look for its scripts in the wrong place and stay blank.
 */
const assetsFromRoot = { name: 'assets-from-root', enforce: 'post' as const, config: () => ({ base: '/' }) }

/**
 * What electron-store brings along and must not. `when-exit` takes SIGTERM, SIGINT and SIGHUP away from Electron and ends the process at once: a payment's answer
 * would no longer be waited for. Its own schema check is not used (zod is), and would cost every start the time to load it.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'when-exit': "export default (callback) => void process.once('exit', callback)",
  'ajv/dist/2020.js': "export class Ajv2020 { constructor() { throw new Error('Settings are checked by zod') } }",
  'ajv-formats': 'export default undefined',
}

const leanStore = {
  name: 'lean-store',
  enforce: 'pre' as const,
  resolveId: (id: string) => (Object.hasOwn(REPLACED, id) ? `\0${id}` : null),
  load: (id: string) => (id.startsWith('\0') ? (REPLACED[id.slice(1)] ?? null) : null),
}

/** The router's exports lead to its development build under every condition: with checks and warnings for its user's mistakes. */
const ROUTER = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production')
const routerForUsers = [
  { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
]

/** The document names the start screen's files too, so that they are read while the entry is. */
const startScreenAhead = {
  name: 'start-screen-ahead',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (
      html: string,
      {
        bundle = {},
      }: { readonly bundle?: Readonly<Record<string, { readonly name?: string; readonly fileName: string; readonly imports?: readonly string[] }>> },
    ) => {
      const needed = new Set<string>()
      const need = (fileName: string): void => {
        if (needed.has(fileName)) return
        needed.add(fileName)
        bundle[fileName]?.imports?.forEach(need)
      }
      for (const { name, fileName } of Object.values(bundle)) if (name === 'site-list-route') need(fileName)
      return [...needed]
        .filter((fileName) => !html.includes(fileName))
        .map((fileName) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }, injectTo: 'head' as const }))
    },
  },
}

/** PDF.js loads the decoders of scans by their own names, from one folder: its version stands in for a hash of each. */
const PDF_DECODER = /_nowasm_fallback\.js$/
const { version: PDF_VERSION } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, 'node_modules/pdfjs-dist/package.json'), 'utf8')) as {
  version: string
}
const PDF_DECODERS = `pdfjs-${PDF_VERSION}/[name]`

/** Set by `npm run dev`, which looks for a free one. */
const DEVELOPMENT_PORT = Number(process.env['ADMIN_CONSOLE_DEV_PORT'] ?? 5173)

/** Under `npm run dev` everything is built into a folder of its own: `npm start` and the tests never find a development build. */
const DEVELOPMENT_FOLDER = '.cache/dev'

/** Under `npm run dev -- --react-devtools`: connects to a running `npx react-devtools`, before React is loaded. */
const reactDevtools = {
  name: 'react-devtools',
  apply: 'serve' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: () =>
      process.env['ADMIN_CONSOLE_REACT_DEVTOOLS'] === '1'
        ? [{ tag: 'script', attrs: { type: 'module', src: '/app/development/react-devtools.ts' }, injectTo: 'head-prepend' as const }]
        : [],
  },
}

export default defineConfig(({ command }) => {
  const isDevelopment = command === 'serve'
  const outDir = (part: string): string => path.join(isDevelopment ? DEVELOPMENT_FOLDER : 'out', part)
  const define = { __DEVELOPMENT__: String(isDevelopment) }
  return {
    main: {
      define: { ...define, __CHANGE_LOG__: JSON.stringify(readFileSync(path.resolve(import.meta.dirname, 'CHANGELOG.md'), 'utf8')) },
      plugins: [leanStore],
      build: {
        sourcemap: isDevelopment,
        target: NODE_TARGET,
        outDir: outDir('main'),
        // Read from hundreds of small files they would take longer to load than all of main.
        externalizeDeps: { exclude: ['electron-log', 'electron-store', 'graphql-request', 'openid-client'] },
        rolldownOptions: { input: 'src/main/index.ts' },
      },
    },
    preload: {
      define,
      build: {
        sourcemap: isDevelopment,
        target: NODE_TARGET,
        outDir: outDir('preload'),
        externalizeDeps: false,
        // A sandboxed preload must be one CommonJS file.
        rolldownOptions: { input: 'src/preload/index.ts', output: { format: 'cjs', entryFileNames: 'index.cjs' } },
      },
    },
    renderer: {
      root: 'src/renderer',
      define,
      resolve: { alias: isDevelopment ? [] : routerForUsers },
      // The page is served by main under its own scheme: its socket has to be told where the server is.
      server: { host: '127.0.0.1', port: DEVELOPMENT_PORT, strictPort: true, hmr: { protocol: 'ws', host: '127.0.0.1', clientPort: DEVELOPMENT_PORT } },
      cacheDir: path.resolve(DEVELOPMENT_FOLDER, 'vite'),
      // Every screen is read ahead, so that opening one never finds a new package, which would load the page again.
      optimizeDeps: { entries: ['main.tsx', 'features/**/*.tsx'] },
      html: { cspNonce: '__CSP_NONCE__' },
      plugins: [iconModules(import.meta.dirname), themeTokens, react(), assetsFromRoot, startScreenAhead, reactDevtools],
      build: {
        target: CHROMIUM_TARGET,
        outDir: 'out/renderer',
        // electron-vite would leave the code as it is.
        minify: true,
        // What the size budgets are measured on.
        manifest: true,
        // Each import that is made later would name all files behind it, in the first load: 7 kB. Read by main from this machine they arrive as soon without.
        modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
        rolldownOptions: {
          input: 'src/renderer/index.html',
          // A constant of another module is written where it is used, and what it decides is left out.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            assetFileNames: ({ names }) => `assets/${names.some((name) => PDF_DECODER.test(name)) ? PDF_DECODERS : '[name]-[hash]'}[extname]`,
            codeSplitting: {
              groups: [
                // One file for what every start loads: each file is a request that main answers. The entry stays apart: without it nothing says where the page begins.
                { name: 'first-screen', tags: ['$initial'], test: (id) => !ENTRY.test(id), priority: 3 },
                { name: oneChunk('start-screen', START_SCREEN), priority: 2 },
                { name: oneChunk('behind-start-screen', BEHIND_IT), priority: 1 },
              ],
            },
          },
        },
      },
    },
  }
})
