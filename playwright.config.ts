import { defineConfig } from '@playwright/test'
import type { HostOption } from './tests/e2e/fixtures.ts'

/** The end-to-end specs, the same files in both hosts. `npm test` runs what the machine has; `playwright test --project=electron` one of them. */
export default defineConfig<object, HostOption>({
  testDir: 'tests',
  testMatch: '{e2e,security,money}/**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // Two cores. A test waits for its console, its platform or a frame for a fifth of its time: the third worker takes what the others leave.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Of patience, not of speed, which `npm run bench` measures: the longest walks take a minute on two cores, and twice that while something else runs.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [
    { name: 'electron', use: { host: 'electron' } },
    { name: 'chromium-host', use: { host: 'chromium-host' } },
    { name: 'packaged', testMatch: 'packaged/*.spec.ts' },
  ],
})
