/** Names that say nothing of a file's subject: whatever lands there has no home. */
const CATCH_ALL = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common'])

/** A file named `index` is a program's entry; anywhere else it would be a barrel. */
const ENTRIES = new Set(['src/main/index.ts', 'src/preload/index.ts', 'local-platform/index.ts'])

/**
 * Why a file must not be named so, or undefined when it may.
 *
 * @param file path relative to the repository's root, with forward slashes
 */
export function fileNameProblem(file: string): string | undefined {
  const parts = file.split('/').map((part) => part.split('.', 1)[0] ?? '')
  const vague = parts.find((part) => CATCH_ALL.has(part))
  if (vague !== undefined) return `"${vague}" names no subject: name the file after what it holds`
  if (parts.at(-1) === 'index' && !ENTRIES.has(file)) return 'No barrels: import from the file that defines the thing'
  return undefined
}
