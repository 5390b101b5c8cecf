import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from '#scripts/root.ts'

/** A test of an end-to-end spec that carries Playwright's tags. */
export interface TaggedTest {
  /** File and title: `tests/e2e/access.spec.ts: a disabled user may open nothing`. */
  readonly name: string
  /** Relative to the repository, with forward slashes. */
  readonly file: string
  readonly tags: readonly string[]
  /** The test and every declaration it reaches by name, in its own file and in the files beside it. */
  readonly text: string
  /** Without the declarations of other files, which may do more than this test asks of them. */
  readonly own: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Declared {
  readonly file: string
  readonly node: Node
}

interface Reached {
  readonly file: string
  readonly text: string
}

interface Parsed {
  readonly source: string
  readonly program: Node
  /** Top-level declarations, by name. */
  readonly declared: ReadonlyMap<string, Node>
  /** Names imported from files of ours, each with its file and its name there. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

/** Every spec imports these, so their texts do not show what a single test covers. */
const NOBODYS = new Set(['tests/e2e/fixtures.ts', 'tests/e2e/routes/route-table.ts'])

const parsed = new Map<string, Parsed>()

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
const nodesIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]
const read = <Key extends string>(node: Node, key: Key): unknown => (node as unknown as Record<string, unknown>)[key]
const nameOf = (node: unknown): string => (isNode(node) && typeof read(node, 'name') === 'string' ? String(read(node, 'name')) : '')

function parse(file: string): Parsed {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const { program, module } = parseSync(file, source)
  const declared = new Map<string, Node>()
  for (const statement of childrenOf(program)) {
    const inner = read(statement, 'declaration')
    const declaration = isNode(inner) ? inner : statement
    if (declaration.type === 'VariableDeclaration') for (const each of childrenOf(declaration)) declared.set(nameOf(read(each, 'id')), each)
    else if (/^(?:Function|Class)Declaration$/.test(declaration.type)) declared.set(nameOf(read(declaration, 'id')), declaration)
  }
  const imported = new Map<string, { file: string; name: string }>()
  for (const { entries, moduleRequest } of module.staticImports) {
    const from = path.posix.join(path.posix.dirname(file), moduleRequest.value)
    if (!moduleRequest.value.startsWith('.') || NOBODYS.has(from) || !existsSync(path.join(ROOT, from))) continue
    for (const { importName, localName } of entries) imported.set(localName.value, { file: from, name: importName.name ?? localName.value })
  }
  const result = { source, program: program, declared, imported }
  parsed.set(file, result)
  return result
}

/** Adds the text of a declaration, and of those it names, once each. */
function reach({ file, node }: Declared, texts: Map<Node, Reached>): void {
  if (texts.has(node)) return
  const { source, declared, imported } = parse(file)
  texts.set(node, { file, text: source.slice(node.start, node.end) })
  for (const name of new Set(nodesIn(node).flatMap((each) => (each.type === 'Identifier' ? [nameOf(each)] : [])))) {
    const here = declared.get(name)
    const there = imported.get(name)
    if (here !== undefined) reach({ file, node: here }, texts)
    else if (there !== undefined) {
      const target = parse(there.file).declared.get(there.name)
      if (target !== undefined) reach({ file: there.file, node: target }, texts)
    }
  }
}

function testsOf(file: string): readonly TaggedTest[] {
  const { source, program } = parse(file)
  return nodesIn(program).flatMap((call) => {
    if (call.type !== 'CallExpression' || nameOf(read(call, 'callee')) !== 'test') return []
    const [title, details] = read(call, 'arguments') as readonly Node[]
    if (title === undefined || details?.type !== 'ObjectExpression') return []
    const tags = [...source.slice(details.start, details.end).matchAll(/'(@[^']+)'/g)].map(([, tag = '']) => tag)
    if (tags.length === 0) return []
    const reached = new Map<Node, Reached>()
    reach({ file, node: call }, reached)
    const texts = [...reached.values()]
    const textOf = (some: readonly Reached[]): string => some.map(({ text }) => text).join('\n')
    return [
      {
        name: `${file}: ${source.slice(title.start + 1, title.end - 1)}`,
        file,
        tags,
        text: textOf(texts),
        own: textOf(texts.filter((each) => each.file === file)),
      },
    ]
  })
}

/** Every tagged test of the end-to-end specs. */
export const taggedTests = (): readonly TaggedTest[] =>
  globSync('tests/{e2e,security,foreign,money}/**/*.spec.ts', { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap(testsOf)
