import path from 'node:path'

/** The repository's root, absolute. */
export const ROOT = path.resolve(import.meta.dirname, '..')

/** An absolute path in the repository. */
export const inRoot = (...parts: readonly string[]): string => path.join(ROOT, ...parts)
