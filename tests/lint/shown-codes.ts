import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)
const allIn = (node: Node): readonly Node[] => [node, ...Object.values(node).flatMap(nodesIn).flatMap(allIn)]
const nameOf = (node: unknown): string => (node as { readonly name?: string } | undefined)?.name ?? ''

/** Attributes and properties whose value a user reads. */
const READ = ['aria-label', 'cell', 'content', 'description', 'detail', 'explanation', 'header', 'hint', 'label', 'labelOf', 'placeholder', 'remark', 'text']

/** Calls that hand a text on as it is. */
const HANDS_ON = ['String', 'filter', 'join', 'joined', 'replaceAll', 'toLowerCase', 'trim']

/**
 * The fields whose value an expression gives as it is: `plan.status`, `status ?? ''`, `({ status }) => status`, `[type,
 * status].join()`.
 */
const fieldsOf = (node: unknown): readonly string[] => {
  if (!isNode(node)) return []
  const parts = (...names: readonly string[]): readonly string[] => names.flatMap((name) => nodesIn(node[name])).flatMap(fieldsOf)
  switch (node.type) {
    case 'Identifier':
      return [nameOf(node)]
    case 'MemberExpression':
      // Constants of a module are written in capitals: their members are texts, not data.
      return node['computed'] === true || /^[A-Z_]+$/.test(nameOf(node['object'])) ? [] : [nameOf(node['property'])]
    case 'LogicalExpression':
      return node['operator'] === '&&' ? parts('right') : parts('left', 'right')
    case 'ConditionalExpression':
      return parts('consequent', 'alternate')
    case 'ArrowFunctionExpression':
      return parts('body')
    case 'TemplateLiteral':
      return isSentence(node) ? parts('expressions') : []
    case 'ArrayExpression':
      return parts('elements')
    case 'ChainExpression':
    case 'JSXExpressionContainer':
      return parts('expression')
    case 'CallExpression': {
      const callee = node['callee'] as Node
      if (callee.type !== 'MemberExpression') return HANDS_ON.includes(nameOf(callee)) ? parts('arguments') : []
      return HANDS_ON.includes(nameOf(callee['property'])) ? fieldsOf(callee['object']) : []
    }
    default:
      return []
  }
}

/** A template with words of its own; keys and addresses have none. */
const isSentence = ({ quasis }: Node): boolean => {
  const written = nodesIn(quasis).map(({ value }) => (value as { readonly raw: string }).raw)
  return written.some((text) => /\s/.test(text)) && written.some((text) => /\p{L}{2}/u.test(text))
}

const partsOf = (object: Node): ReadonlyMap<string, Node> =>
  new Map(
    nodesIn(object['properties'])
      .filter(({ type }) => type === 'Property')
      .map(({ key, value }) => [nameOf(key), value as Node]),
  )

/** The visible parts of an object: a column's value without a text, a fact's value, a label. */
const readInObject = (object: Node): readonly (Node | undefined)[] => {
  const parts = partsOf(object)
  const isShown = parts.has('term') || (parts.has('title') && !parts.has('text') && !parts.has('cell'))
  const isOption = parts.has('of') && !parts.has('labelOf') && !parts.has('options') && parts.get('kind')?.['value'] === 'choice'
  return [...READ.map((name) => parts.get(name)), ...(isShown ? [parts.get('value')] : []), ...(isOption ? [parts.get('of')] : [])]
}

const readIn = (node: Node): readonly (Node | undefined)[] => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return nodesIn(node['children'])
  if (node.type === 'JSXAttribute' && READ.includes(nameOf(node['name']))) return [node['value'] as Node]
  if (node.type === 'ObjectExpression') return readInObject(node)
  return node.type === 'TemplateLiteral' ? [node] : []
}

/** The fields that the JSX, the columns, facts, options and sentences of a file show without a word for them. */
export const shownFields = (file: string, source: string): ReadonlySet<string> =>
  new Set(allIn(parseSync(file, source).program as unknown as Node).flatMap((node) => readIn(node).flatMap(fieldsOf)))
