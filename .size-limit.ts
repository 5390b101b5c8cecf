import { readBundles } from './tests/performance/bundles.ts'

/** The size budgets of the design (section 11), gzip, over the last build. */
const { firstLoad, lazy } = readBundles()

export default [
  { name: 'before the first screen', path: [...firstLoad], limit: '250 kB', gzip: true },
  ...lazy.map(({ name, files }) => ({ name, path: [...files], limit: '80 kB', gzip: true })),
]
