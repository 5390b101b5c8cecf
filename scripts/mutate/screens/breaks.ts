import { type ESTree, parseSync, Visitor } from 'vite'

export const KINDS = ['message', 'toast', 'colour', 'order', 'default', 'argument'] as const
export type Kind = (typeof KINDS)[number]

/** A place of a source where a screen can be broken. */
export interface Break {
  readonly kind: Kind
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  /** The replaced part of the source. */
  readonly start: number
  readonly end: number
  /** The expression that replaces it while the break is on. */
  readonly broken: string
  /** The expression for what is there, where that is none: a text between two tags. */
  readonly whole?: string
  /** True in the place of a child or an attribute of JSX, where an expression stands in braces. */
  readonly isInBraces?: boolean
}

/** A sentence or a label: not a key, a class or a unit. */
const SHOWN = /^[A-Z][a-z].*[a-z]/
const MEANINGFUL_COLOUR = /^tokens\.color(?:Palette|Status)/
const SENDS = /(?:send|save|execute|mutate|request|create|update|delete|confirm)/i
const OTHER_TEXT = "'Something else'"

/** All breaks of a module of the renderer. */
export function breaksIn(file: string, source: string): readonly Break[] {
  const found: Break[] = []
  const textOf = ({ start, end }: ESTree.Span): string => source.slice(start, end)
  const add = (kind: Kind, { start, end }: ESTree.Span, broken: string, rest: Pick<Break, 'whole' | 'isInBraces'> = {}): void => {
    found.push({ kind, file, line: source.slice(0, start).split('\n').length, start, end, broken, ...rest })
  }
  const addDefault = (value: ESTree.Node | null | undefined): void => {
    const other = value?.type === 'Literal' ? otherValue(value.value) : undefined
    if (value && other !== undefined) add('default', value, other)
  }
  const addMessage = (value: ESTree.Node, rest: Pick<Break, 'isInBraces'> = {}): void => {
    if (value.type === 'Literal' && typeof value.value === 'string' && SHOWN.test(value.value)) add('message', value, OTHER_TEXT, rest)
  }
  const addOrder = (value: ESTree.Node): void => {
    if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') addOrder(value.expression)
    if (value.type !== 'ArrayExpression' || value.elements.length < 2) return
    // In lower case they are other names of one thing, or keys that nobody sees.
    const isList = value.elements.every(
      (element) => element?.type === 'ObjectExpression' || (element?.type === 'Literal' && /^[A-Z]/.test(String(element.value))),
    )
    if (isList) add('order', value, `(${textOf(value)}).toReversed()`)
  }

  new Visitor({
    JSXText(node) {
      const text = node.value.trim()
      const start = node.start + node.value.indexOf(text)
      if (SHOWN.test(text) && !/[\n&]/.test(text) && textOf({ start, end: start + text.length }) === text)
        add('message', { start, end: start + text.length }, OTHER_TEXT, { whole: JSON.stringify(text), isInBraces: true })
    },
    JSXAttribute({ value }) {
      if (value) addMessage(value, { isInBraces: true })
    },
    VariableDeclarator({ init }) {
      if (!init) return
      addMessage(init)
      addOrder(init)
    },
    ConditionalExpression({ consequent, alternate }) {
      addMessage(consequent)
      addMessage(alternate)
    },
    Property({ value }) {
      addMessage(value)
      addOrder(value)
    },
    MemberExpression(node) {
      const name = textOf(node)
      if (MEANINGFUL_COLOUR.test(name)) add('colour', node, otherColour(name))
    },
    AssignmentPattern({ right }) {
      addDefault(right)
    },
    LogicalExpression({ operator, right }) {
      if (operator === '??') addDefault(right)
    },
    CallExpression(node) {
      const callee = textOf(node.callee)
      if (/^notify\.(?:show|success|error)$/.test(callee)) add('toast', node, 'undefined')
      if (callee === 'useState') addDefault(node.arguments[0])
      if (!SENDS.test(callee)) return
      for (const argument of node.arguments) {
        for (const property of argument.type === 'ObjectExpression' ? argument.properties : []) {
          const value = property.type === 'Property' && !property.shorthand ? property.value : undefined
          if (value?.type === 'MemberExpression') add('argument', value, 'undefined')
          else if (value?.type === 'Literal') add('argument', value, otherValue(value.value) ?? 'undefined')
        }
      }
    },
  }).visit(parseSync(file, source).program)
  return found
}

function otherValue(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(!value)
  if (typeof value === 'number') return String(value + 1)
  return typeof value === 'string' ? (value === '' ? "'x'" : "''") : undefined
}

const otherColour = (name: string): string => {
  const part = /Background|Border|Stroke/.exec(name)?.[0]?.replace('Stroke', 'Border') ?? 'Foreground'
  return part === 'Border' ? 'tokens.colorPaletteLavenderBorderActive' : `tokens.colorPaletteLavender${part}2`
}
