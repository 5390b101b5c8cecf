import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Unit tests stand beside the code they test; the larger ones under `tests/`. Playwright's specs end in `.spec.ts` and are not for vitest. */
export default defineConfig({
  plugins: [react()],
  // One graphql, the one Node gives to packages that import it: vite would take its .mjs build, and two of them refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{src,local-platform,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'out/**'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Two cores are shared by everything that a test starts.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
