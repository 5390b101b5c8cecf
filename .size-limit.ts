import { readBundles } from './tests/performance/bundles.ts'

/** The size budgets of the design (section 11), gzip, over the last build. */
const { firstLoad, lazy } = readBundles()

/**
 * Editors of whole documents, chosen for what they can do: they load after their screen, when a page is written. The colours of HTML come behind the code
 * editor; their figure holds the parts of it that they share.
 */
const EDITORS: Readonly<Record<string, string>> = { 'code-editor': '120 kB', 'html-language': '160 kB', 'rich-text-editor': '95 kB' }

export default [
  { name: 'before the first screen', path: [...firstLoad], limit: '233 kB', gzip: true },
  ...lazy.filter(({ own }) => own.length > 0).map(({ name, own }) => ({ name, path: [...own], limit: EDITORS[name] ?? '80 kB', gzip: true })),
  // What a screen loads at once when it is the first that is opened, the chunk of the site list with it. Not a figure of the design: it keeps what is shared
  // from growing unseen. Icons that no first screen shows are part of it, no longer of the first load.
  ...lazy.map(({ name, all }) => ({ name: `${name}, with what other features share`, path: [...all], limit: '257 kB', gzip: true })),
]
