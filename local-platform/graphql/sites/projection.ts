import {
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { LISTED_SETTING_FIELDS, SITE_FIELDS, type SiteField } from './list-line.ts'

/** Writes the JSON text of one selected site from its line. */
export type Projection = (line: string) => string

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** What is selected of an object: by the key it is answered under, its field and, unless it is a leaf, what is selected of that. */
type Selected = Map<string, { field: string; inner: SelectionSetNode[] }>

type Write = (value: unknown) => string

const STORED_SETTING = new Set<string>(LISTED_SETTING_FIELDS)

/**
 * Compiles what a query selects of `Site` into a function from the stored line to JSON text, for the one answer that is too large for a resolver
 * call per field. Fields, aliases, fragments and `__typename` are followed.
 * @returns null when the selection cannot be served from the line (directives, settings that are stored elsewhere): then it is executed the usual way.
 */
export function compileProjection(siteType: GraphQLObjectType, selections: readonly SelectionSetNode[], fragments: Fragments): Projection | null {
  const selected = collect(selections, fragments)
  if (selected === null) return null
  const parts: ((pieces: string[]) => string)[] = []
  for (const [key, { field, inner }] of selected) {
    const prefix = `${parts.length === 0 ? '' : ','}${JSON.stringify(key)}:`
    if (field === '__typename') {
      parts.push(() => `${prefix}"${siteType.name}"`)
      continue
    }
    const index = SITE_FIELDS.indexOf(field as SiteField)
    if (index < 0) return null
    const type = getNamedType(siteType.getFields()[field]?.type)
    if (isObjectType(type)) {
      const write = compileObject(type, inner, fragments, field === 'basicSiteSetting' ? STORED_SETTING : null)
      if (write === null) return null
      parts.push((pieces) => {
        const piece = pieces[index] ?? 'null'
        return prefix + (piece === 'null' ? piece : write(JSON.parse(piece)))
      })
    } else if (isLeafType(type)) {
      parts.push((pieces) => prefix + (pieces[index] ?? 'null'))
    } else {
      return null
    }
  }
  return (line) => {
    const pieces = line.split('\n')
    let text = '{'
    for (const part of parts) text += part(pieces)
    return `${text}}`
  }
}

/** @param stored the fields whose values are in the line; null when all are. */
function compileObject(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  fragments: Fragments,
  stored: ReadonlySet<string> | null,
): Write | null {
  const selected = collect(selections, fragments)
  if (selected === null) return null
  const fields: { prefix: string; field: string; write: Write }[] = []
  for (const [key, { field, inner }] of selected) {
    const prefix = `${fields.length === 0 ? '' : ','}${JSON.stringify(key)}:`
    if (field === '__typename') {
      fields.push({ prefix, field, write: () => `"${type.name}"` })
      continue
    }
    if (stored !== null && !stored.has(field)) return null
    const fieldType = getNamedType(type.getFields()[field]?.type)
    const write = isObjectType(fieldType) ? compileObject(fieldType, inner, fragments, null) : writeLeaf
    if (write === null) return null
    fields.push({ prefix, field, write })
  }
  const writeObject: Write = (value) => {
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return `[${value.map(writeObject).join(',')}]`
    const object = value as Readonly<Record<string, unknown>>
    let text = '{'
    for (const { prefix, field, write } of fields) text += prefix + write(object[field])
    return `${text}}`
  }
  return writeObject
}

function writeLeaf(value: unknown): string {
  if (typeof value === 'number') return `${value}`
  return value === null || value === undefined ? 'null' : JSON.stringify(value)
}

/** Gathers fields as the specification's CollectFields does, in order of first appearance. Null: a directive decides, so it cannot be compiled once. */
function collect(selections: readonly SelectionSetNode[], fragments: Fragments): Selected | null {
  const selected: Selected = new Map()
  const visit = (node: SelectionNode): boolean => {
    if ((node.directives?.length ?? 0) > 0) return false
    // Validation has made sure that a fragment here is on this very type: the contract has no interfaces or unions.
    if (node.kind === Kind.INLINE_FRAGMENT) return node.selectionSet.selections.every(visit)
    if (node.kind === Kind.FRAGMENT_SPREAD) return fragments[node.name.value]?.selectionSet.selections.every(visit) ?? false
    const key = node.alias?.value ?? node.name.value
    const entry = selected.get(key) ?? { field: node.name.value, inner: [] }
    if (node.selectionSet !== undefined) entry.inner.push(node.selectionSet)
    selected.set(key, entry)
    return true
  }
  return selections.every((set) => set.selections.every(visit)) ? selected : null
}
