import path from 'node:path'
import type { ScreenOperations } from '#main/profile-check/schema-report.ts'
import { closure, importsOf, type Sources, textsOf } from '../test/imports.ts'

const ROUTES = /^src\/renderer\/features\/[^/]+\/routes\.tsx$/
const DATA = 'src/renderer/data/'
/** Between the addresses of two screens stands the declaration of the first. */
const SCREEN = /path: '([^']+)'([\s\S]*?)(?=path: '|$)/g
const LOADER = /const (\w+) = \(\) => import\('([^']+)'\)/g
const COLUMN = /title: '(?<title>[^']+)',[^{}]*?value: \(\{ (?<field>\w+) \}|ofRecord\('(?<stored>\w+)', \{[^{}]*?title: '(?<of>[^']+)'/g

interface Operations {
  readonly queries: ReadonlySet<string>
  /** Labels of mutations. */
  readonly mutations: ReadonlyMap<string, string>
}

/** Reads from the sources of the page which operations each screen needs, reads and sends, and its columns. */
export function screenOperations(sources: Sources, aliases: ReadonlyMap<string, string>, { queries, mutations }: Operations): readonly ScreenOperations[] {
  const imports = importsOf(textsOf(sources), new Set(sources.keys()), aliases)
  const operationsIn = (files: readonly string[]): ReadonlySet<string> =>
    new Set(files.flatMap((file) => Array.from((sources.get(file) ?? '').matchAll(/\b(\w+)Document\b/g), ([, name = '']) => name)))
  return [...sources].flatMap(([file, text]) => {
    if (!ROUTES.test(file)) return []
    const folder = path.posix.dirname(file)
    const loaders = new Map(Array.from(text.matchAll(LOADER), ([, name = '', module = '']) => [name, module] as const))
    const own = new Map([...imports].map(([one, imported]) => [one, imported.filter((each) => each.startsWith(`${folder}/`) || each.startsWith(DATA))]))
    return Array.from(text.matchAll(SCREEN), ([, address = '', declaration = '']): ScreenOperations => {
      const title = textOf(declaration, 'name') ?? textOf(declaration, 'title') ?? address
      const module = /import\('([^']+)'\)/.exec(declaration)?.[1] ?? loaders.get(/load: (\w+)/.exec(declaration)?.[1] ?? '')
      const files = module === undefined ? [] : [...closure([path.posix.join(folder, module)], own)]
      const found = operationsIn(files)
      return {
        title: `${title} (${address})`,
        needs: Array.from(/needs: \[([^\]]*)\]/.exec(declaration)?.[1]?.matchAll(/'(\w+)'/g) ?? [], ([, name = '']) => name),
        reads: [...found].filter((name) => queries.has(name)),
        actions: [...mutations].flatMap(([operation, label]) => (found.has(operation) ? [{ label, operation }] : [])),
        columns: Object.fromEntries(files.flatMap((each) => columnsIn(sources.get(each) ?? ''))),
      }
    })
  })
}

const columnsIn = (text: string): readonly (readonly [string, string])[] =>
  Array.from(text.matchAll(COLUMN), ({ groups }) => [groups?.['field'] ?? groups?.['stored'] ?? '', groups?.['title'] ?? groups?.['of'] ?? ''] as const)

const textOf = (declaration: string, name: string): string | undefined => new RegExp(`\\b${name}: '([^']+)'`).exec(declaration)?.[1]
