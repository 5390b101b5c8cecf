/** A script of CONTRIBUTING's table as it is run in a fresh clone. */
export interface CheckedScript {
  /** What comes behind the script's name: enough to know that it works, not its whole work. */
  readonly parameters: readonly string[]
  /** What its output holds. */
  readonly prints: RegExp
}

/** The scripts that run and end by themselves. */
export const CHECKED_SCRIPTS: Readonly<Record<string, CheckedScript>> = {
  generate: { parameters: [], prints: /generat/i },
  build: { parameters: [], prints: /built|out\// },
  format: { parameters: [], prints: /No fixes applied/ },
  lint: { parameters: ['--', 'scripts'], prints: /0 warnings and 0 errors/ },
  typecheck: { parameters: ['--', '--listFilesOnly'], prints: /src\/main\/index\.ts/ },
  unit: { parameters: ['--', 'src/shared/domain/money.test.ts'], prints: /Test Files {2}1 passed/ },
  e2e: { parameters: ['--', '--project=chromium-host', 'tests/e2e/shell/start-up.spec.ts', '--grep', 'SHELL-007'], prints: /\b1 passed/ },
  bench: { parameters: ['--', 'bundles'], prints: /before the first screen/ },
  requirements: { parameters: [], prints: /^1\d{3} of 1484 lines are named by a test/m },
  schema: { parameters: ['--', '--for', 'appsync'], prints: /^type Query \{/m },
  mutate: { parameters: ['--', '--list'], prints: /^money +src\/shared/m },
  'sign-release': { parameters: ['--', '--new-key', '.cache'], prints: /Wrote update-key\.private\.pem/ },
  pictures: { parameters: ['--', 'site-list.png'], prints: /^1 picture in .*docs\/pictures$/m },
}

/**
 * The scripts with a test of their own: one runs until it is ended, one needs that one, one depends on the Electron
 * runtime, and one on a whole run of the specs.
 */
export const SCRIPTS_WITH_A_TEST = ['dev', 'platform', 'check-profile', 'package', 'recorded']
