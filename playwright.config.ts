import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findProgram } from './scripts/command.ts'
import { reasonNotToInstall } from './scripts/package/linux/can-install.ts'
import type { HostOption, MotionOption } from './tests/e2e/fixtures.ts'

/** Set by `npm test` without `--all`. */
const IS_DAILY = process.env['ADMIN_CONSOLE_DAILY'] === '1'

const NOT_PACKAGED_HERE = [
  ...(reasonNotToInstall() === undefined ? [] : ['packaged/deb.spec.ts']),
  ...(findProgram('weston') === undefined ? ['packaged/wayland.spec.ts'] : []),
]

/** The end-to-end specs, the same files in both hosts. `npm test` runs what the machine has; `playwright test --project=electron` one of them. */
export default defineConfig<MotionOption, HostOption>({
  // Longer than an expectation: one that never comes true fails with the page before the test's time is over, which closes it.
  use: { actionTimeout: 60_000 },
  testDir: 'tests',
  testMatch: '{dev,e2e,foreign,security,money,real-servers}/**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // One a core: with another one, two cores take as long for the same specs, and 18 % more processor time.
  workers: availableParallelism(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Of patience, not of speed, which `npm run bench` measures: the longest walks take a minute on two cores, and twice that while something else runs.
  timeout: process.env['ADMIN_CONSOLE_THOROUGH'] === '1' ? 2_400_000 : 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [
    { name: 'electron', use: { host: 'electron', motion: false } },
    // What only Electron's own network or process can show.
    { name: 'chromium-host', testIgnore: 'security/electron/**', use: { host: 'chromium-host', ...(IS_DAILY ? { motion: false } : {}) } },
    // Minutes long, with memory for a million sites: `npm run e2e -- --project=nightly`.
    { name: 'nightly', testDir: 'tests/nightly', testMatch: '*.spec.ts', timeout: 900_000, use: { host: 'electron' } },
    { name: 'packaged', testMatch: 'packaged/*.spec.ts', testIgnore: NOT_PACKAGED_HERE },
  ],
})
