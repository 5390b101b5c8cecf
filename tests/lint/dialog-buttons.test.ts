import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const RENDERER = path.join(import.meta.dirname, '../../src/renderer')
const SCREENS = globSync('**/*.tsx', { cwd: RENDERER })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test'))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
interface Button {
  readonly label: string
  /** It is the one that confirms: Enter and the eye go to it. */
  readonly isPrimary: boolean
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
const allIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(allIn)]
const nameOf = (node: Node | undefined): unknown => (node as { readonly name?: { readonly name?: unknown } } | undefined)?.name?.name

const attributeOf = (opening: Node, name: string): Node | undefined => (opening['attributes'] as readonly Node[]).find((each) => nameOf(each) === name)
const textOf = (element: Node): string =>
  (element['children'] as readonly Node[])
    .map((child) => (child.type === 'JSXText' ? String(child['value']) : '{}'))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

const elementsOf = (node: Node, names: readonly string[]): readonly Node[] =>
  allIn(node).filter(({ type, openingElement }) => type === 'JSXElement' && names.includes(String(nameOf(openingElement as Node))))

const buttonsIn = (node: Node): readonly Button[] =>
  elementsOf(node, ['Button', 'ActionButton']).map((element) => {
    const opening = element['openingElement'] as Node
    const appearance = (attributeOf(opening, 'appearance')?.['value'] as { readonly value?: unknown } | undefined)?.value
    return { label: textOf(element), isPrimary: appearance === 'primary' || attributeOf(opening, 'isDestructive') !== undefined }
  })

const programOf = (file: string): Node => {
  const source = readFileSync(path.join(RENDERER, file), 'utf8')
  return parseSync(file, source).program as unknown as Node
}

/** The rows of buttons of the dialogs of a file: given to `Dialog` as `actions`, there or in a variable of that name, or within `DialogActions`. */
const rowsOf = (program: Node): readonly Node[] => {
  const given = elementsOf(program, ['Dialog']).flatMap(({ openingElement }) => attributeOf(openingElement as Node, 'actions') ?? [])
  const kept =
    given.length === 0 ? [] : allIn(program).filter(({ type, id }) => type === 'VariableDeclarator' && (id as { readonly name?: unknown }).name === 'actions')
  return [...given, ...kept, ...elementsOf(program, ['DialogActions'])]
}

const FILES = SCREENS.map((file) => ({ file, program: programOf(file) }))

test('in every dialog the button that confirms comes last, behind Cancel', () => {
  const rows = FILES.flatMap(({ file, program }) => rowsOf(program).map((row) => ({ file, buttons: buttonsIn(row) })))
  expect(rows.filter(({ buttons }) => buttons.some(({ isPrimary }) => isPrimary)).length).toBeGreaterThan(15)
  const wrong = rows.filter(({ buttons }) => {
    const first = buttons.findIndex(({ isPrimary }) => isPrimary)
    return first !== -1 && buttons.slice(first).some(({ isPrimary }) => !isPrimary)
  })
  expect(wrong.map(({ file, buttons }) => `${file}: ${buttons.map(({ label }) => label).join(', ')}`)).toEqual([])
})

const cancels = (element: Node): boolean => {
  const named = ['onClick', 'title'].map((name) => attributeOf(element['openingElement'] as Node, name)).filter((each) => each !== undefined)
  return textOf(element) === 'Cancel' || named.some((each) => allIn(each).some(({ name, value }) => name === 'onCancel' || value === 'Cancel'))
}
const confirms = (element: Node): boolean => {
  const opening = element['openingElement'] as Node
  const isPrimary = (attributeOf(opening, 'appearance')?.['value'] as { readonly value?: unknown } | undefined)?.value === 'primary'
  return isPrimary || attributeOf(opening, 'title')?.['value'] !== undefined
}

/** Buttons that are side by side on a screen or in a row: the children of one element, also those that depend on something or ask back. */
const sideBySide = (parent: Node): readonly Node[] =>
  (parent['children'] as readonly Node[]).flatMap((child) => elementsOf(child, ['Button', 'ActionButton']).slice(0, 1))

test('beside Cancel, the button that confirms comes last on screens and in rows too', () => {
  const parents = FILES.flatMap(({ file, program }) =>
    allIn(program)
      .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
      .map((parent) => ({ file, buttons: sideBySide(parent).map((element) => (cancels(element) ? 'cancel' : confirms(element) ? 'confirm' : 'other')) })),
  ).filter(({ buttons }) => buttons.includes('cancel') && buttons.includes('confirm'))
  expect(parents.length).toBeGreaterThan(20)
  expect(parents.filter(({ buttons }) => buttons.indexOf('confirm') < buttons.indexOf('cancel')).map(({ file }) => file)).toEqual([])
})

/** Names that keep their capitals: of screens, of things of the platform, and abbreviations. */
const NAMES =
  /\b(Add Menu|Campaign History|CP List|Create Site|Edit Site|Edit User|Invoice Library|My Dashboard|Notifications Master|Run Campaign|WhatsApp|CSV|PDF|XLSX|HTML)\b/g

test('buttons are in sentence case; texts that the requirements quote otherwise are in messages.ts', () => {
  const labels = FILES.flatMap(({ file, program }) => buttonsIn(program).map(({ label }) => ({ file, label })))
  expect(labels.length).toBeGreaterThan(150)
  const wrong = labels.filter(({ label }) => /\S\s+[A-Z]|[A-Z]{2}/.test(label.replaceAll(NAMES, 'x')))
  expect(wrong.map(({ file, label }) => `${file}: ${label}`)).toEqual([])
})
