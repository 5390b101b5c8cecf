import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'

// The oldest runtime the bundles must start in: Electron 33 (Node 20.18, Chromium 130), which checks use.
const NODE_TARGET = 'node20'
const CHROMIUM_TARGET = 'chrome130'

/** The page and its script, as the bundler names them. */
const ENTRY = /\/src\/renderer\/(?:index\.html|main\.tsx)$/

/**
 * Addresses from the root, also in the built page: electron-vite makes them relative, and a page opened or reloaded at a path of several parts
 * would look for its scripts in the wrong place and stay blank.
 */
const assetsFromRoot = { name: 'assets-from-root', enforce: 'post' as const, config: () => ({ base: '/' }) }

export default defineConfig({
  main: {
    build: {
      target: NODE_TARGET,
      outDir: 'out/main',
      // Read from hundreds of small files they would take longer to load than all of main.
      externalizeDeps: { exclude: ['electron-log', 'openid-client'] },
      rolldownOptions: { input: 'src/main/index.ts' },
    },
  },
  preload: {
    build: {
      target: NODE_TARGET,
      outDir: 'out/preload',
      externalizeDeps: false,
      // A sandboxed preload must be one CommonJS file.
      rolldownOptions: { input: 'src/preload/index.ts', output: { format: 'cjs', entryFileNames: 'index.cjs' } },
    },
  },
  renderer: {
    root: 'src/renderer',
    html: { cspNonce: '__CSP_NONCE__' },
    plugins: [react(), assetsFromRoot],
    build: {
      target: CHROMIUM_TARGET,
      outDir: 'out/renderer',
      // electron-vite would leave the code as it is.
      minify: true,
      // What the size budgets are measured on.
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/renderer/index.html',
        // One file for what every start loads: each file is a request that main answers. The entry stays apart: without it nothing says where the page begins.
        output: { codeSplitting: { groups: [{ name: 'first-screen', tags: ['$initial'], test: (id) => !ENTRY.test(id) }] } },
      },
    },
  },
})
