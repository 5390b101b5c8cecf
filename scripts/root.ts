import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The repository's root, absolute. */
export const ROOT = path.resolve(import.meta.dirname, '..')

/** An absolute path in the repository. */
export const inRoot = (...parts: readonly string[]): string => path.join(ROOT, ...parts)

/** What Node gets before a script so that a failure of it is a plain sentence. */
export const WITH_PLAIN_FAILURES: readonly string[] = ['--import', pathToFileURL(inRoot('scripts', 'plain-failures.ts')).href]
