import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../root.ts'

/** The texts of modules and specs by their paths in the repository, with forward slashes. */
export type Sources = ReadonlyMap<string, string>

/** The `imports` of package.json: `#features/` and its folder. */
export type Aliases = ReadonlyMap<string, string>

/** Quoted, or between two tags: a module, an address, a text on the screen. */
const TEXT = /'((?:[^'\\\n]|\\.){4,})'|"([^"\n]{4,})"|`([^`]{4,})`|>([^<>{}]{4,})</g
const REMARK = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** The texts in each source, without its comments. */
export const textsOf = (sources: Sources): ReadonlyMap<string, ReadonlySet<string>> => new Map([...sources].map(([file, source]) => [file, textsIn(source)]))

const textsIn = (source: string): ReadonlySet<string> =>
  new Set(Array.from(source.replaceAll(REMARK, '').matchAll(TEXT), ([, ...parts]) => (parts.find((part) => part !== undefined) ?? '').trim()))

/** The files that each file refers to, by `import`, `new URL` or `vi.mock`. */
export function importsOf(
  texts: ReadonlyMap<string, ReadonlySet<string>>,
  known: ReadonlySet<string>,
  aliases: Aliases,
): ReadonlyMap<string, readonly string[]> {
  const resolve = (from: string, text: string): string => {
    if (text.startsWith('.')) return path.posix.join(path.posix.dirname(from), text)
    const prefix = text.slice(0, text.indexOf('/') + 1)
    return `${aliases.get(prefix) ?? prefix}${text.slice(prefix.length)}`
  }
  return new Map([...texts].map(([file, own]) => [file, [...own].map((text) => resolve(file, text)).filter((one) => known.has(one) && one !== file)]))
}

export function inverted(imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports) for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  return importers
}

export function closure(start: readonly string[], next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(start)
  for (const file of reached) for (const one of next.get(file) ?? []) reached.add(one)
  return reached
}

/** The aliases of package.json. */
export function importAliases(): Aliases {
  const { imports } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { readonly imports: Readonly<Record<string, string>> }
  return new Map(Object.entries(imports).map(([alias, target]) => [alias.replace('*', ''), target.replace(/^\.\/|\*/g, '')]))
}
