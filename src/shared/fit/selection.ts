import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, type InlineFragmentNode, Kind, type SelectionSetNode } from 'graphql'

/** A field that a document asks for, its fragments put in place. */
export interface Asked {
  /** Its key in the answer: the alias, if there is one. */
  readonly key: string
  readonly name: string
  readonly node: FieldNode
  /** Undefined of a leaf. */
  readonly fields: readonly Asked[] | undefined
}

/**
 * The fields of a selection without fragments. The contract has no interfaces or unions, so that a fragment always
 * applies.
 */
export function askedFields(selection: SelectionSetNode, document: DocumentNode): readonly Asked[] {
  const fields = new Map<string, Asked>()
  for (const node of selection.selections) {
    const more =
      node.kind === Kind.FIELD
        ? [{ key: node.alias?.value ?? node.name.value, name: node.name.value, node, fields: node.selectionSet && askedFields(node.selectionSet, document) }]
        : askedFields(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragmentOf(document, node.name.value).selectionSet, document)
    for (const field of more) fields.set(field.key, merged(fields.get(field.key), field))
  }
  return [...fields.values()]
}

const fragmentOf = (document: DocumentNode, name: string): FragmentDefinitionNode => {
  const found = document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name)
  if (found?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`There is no fragment ${name}`)
  return found
}

/** Merges the selections of a key that is asked for twice. */
const merged = (first: Asked | undefined, second: Asked): Asked => {
  if (first?.fields === undefined || second.fields === undefined) return second
  const fields = new Map(first.fields.map((field) => [field.key, field]))
  for (const field of second.fields) fields.set(field.key, merged(fields.get(field.key), field))
  return { ...second, fields: [...fields.values()] }
}

const name = (value: string) => ({ kind: Kind.NAME, value }) as const

/** A field of their document; its answer has our key. */
export const fieldNode = (key: string, theirs: string, selectionSet?: SelectionSetNode): FieldNode => ({
  kind: Kind.FIELD,
  name: name(theirs),
  ...(key === theirs ? {} : { alias: name(key) }),
  ...(selectionSet === undefined ? {} : { selectionSet }),
})

export const selectionOf = (selections: SelectionSetNode['selections']): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections })

export const onType = (type: string, selectionSet: SelectionSetNode): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  typeCondition: { kind: Kind.NAMED_TYPE, name: name(type) },
  selectionSet,
})
