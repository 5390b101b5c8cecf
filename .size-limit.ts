import { budgetsOf } from './tests/performance/bundle-budgets.ts'
import { readBundles } from './tests/performance/bundles.ts'

/** The size budgets as size-limit takes them, over the last build. */
export default budgetsOf(readBundles()).map(({ name, files, limit }) => ({ name, path: [...files], limit: `${limit / 1000} kB`, gzip: true }))
