import type { Bundles } from './bundles.ts'

/**
 * Files of the last build, and how many bytes they may have together, gzip. Held by `npm test -- size` and measured
 * by `npm run bench -- bundles`.
 */
export interface BundleBudget {
  readonly name: string
  readonly kind: 'first load' | 'own part' | 'with shared parts' | 'data'
  readonly files: readonly string[]
  readonly limit: number
}

const FIRST_LOAD = 233_000
const OWN_PART = 80_000

/**
 * What a screen loads at once when it is the first that is opened, the chunk of the site list with it. Not a figure of the design: it keeps what is shared
 * from growing unseen. Icons that no first screen shows are part of it, no longer of the first load.
 */
const WITH_SHARED_PARTS = 264_000

/**
 * Editors of whole documents, chosen for what they can do: they load after their screen, when a page is written. The colours of HTML come behind the code
 * editor; their figure holds the parts of it that they share.
 */
const EDITORS: Readonly<Record<string, number>> = { 'code-editor': 120_000, 'html-language': 160_000, 'rich-text-editor': 95_000 }

/** Encodings of Chinese, Japanese and Korean for the invoice viewer: all files; an invoice loads a few. */
const PDF_DATA = 1_150_000

/** The size budgets of the design (section 11). */
export function budgetsOf({ firstLoad, lazy, data }: Bundles): readonly BundleBudget[] {
  return [
    { name: 'before the first screen', kind: 'first load', files: firstLoad, limit: FIRST_LOAD },
    ...lazy.filter(({ own }) => own.length > 0).map(({ name, own }) => ({ name, kind: 'own part' as const, files: own, limit: EDITORS[name] ?? OWN_PART })),
    ...lazy.map(({ name, all }) => ({
      name: `${name}, with what other features share`,
      kind: 'with shared parts' as const,
      files: all,
      limit: WITH_SHARED_PARTS,
    })),
    { name: 'encodings and fonts of PDFs', kind: 'data' as const, files: data, limit: PDF_DATA },
  ]
}
