import type { Fault } from '../fault.ts'

/** Installing, packaging or developing goes wrong. */
export const INSTALL: readonly Fault[] = [
  {
    name: 'packaged-app-runs-as-node',
    file: 'scripts/package/fuses.ts',
    find: '[FuseV1Options.RunAsNode]: false',
    replace: '[FuseV1Options.RunAsNode]: true',
  },
  {
    name: 'version-with-a-v-refused',
    file: 'scripts/package/runtime.ts',
    find: ".trim().replace(/^v/, '')",
    replace: '.trim()',
  },
  {
    name: 'feed-with-a-password',
    file: 'scripts/package/update-feed.ts',
    find: "if (username !== '' || password !== '')",
    replace: "if (username !== '' && password !== '')",
  },
  {
    name: 'other-ports-tried',
    file: 'scripts/start/free-ports.ts',
    find: 'portFree(first + index)',
    replace: 'portFree(first + index + 1)',
  },
  {
    name: 'half-installed-display-is-enough',
    file: 'scripts/prepare/packages.ts',
    find: 'return !programs.every(',
    replace: 'return !programs.some(',
  },
  {
    name: 'only-noise-of-chromium-shown',
    file: 'scripts/dev/quiet-lines.ts',
    find: "line.trim() !== '' && !OF_CHROMIUM.test(line)",
    replace: "line.trim() !== '' && OF_CHROMIUM.test(line)",
  },
  {
    name: 'half-made-build-is-fresh',
    file: 'scripts/prepare/up-to-date.ts',
    find: 'product.evidence.every(',
    replace: 'product.evidence.some(',
  },
  {
    name: 'changed-icon-not-built',
    file: 'scripts/prepare/build.ts',
    find: "sources: ['src/**', 'resources/**', 'electron.vite",
    replace: "sources: ['src/**', 'electron.vite",
  },
  {
    name: 'failed-script-exits-well',
    file: 'scripts/prepare.mjs',
    find: '  process.exit(code)\n',
    replace: '  process.exit(code === 1 ? 0 : code)\n',
  },
  {
    name: 'dev-needs-a-new-node',
    file: 'package.json',
    find: '"dev": "node scripts/prepare.mjs scripts/dev.ts"',
    replace: '"dev": "node scripts/dev.ts"',
  },
]
