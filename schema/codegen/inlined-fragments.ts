import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql'

interface DocumentFile {
  readonly document?: DocumentNode
}

/**
 * A graphql-codegen document transform: operations with the fields of their fragments in place. A fragment names an
 * output type of ours, which a platform may call something else; nothing else in an operation does.
 */
export const transform = <File extends DocumentFile>({ documents }: { readonly documents: File[] }): File[] => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map(definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])))
  const inlined = (document: DocumentNode): DocumentNode => ({
    ...document,
    definitions: document.definitions.map((each) => (each.kind === Kind.OPERATION_DEFINITION ? withFields(each, fragments) : each)),
  })
  return documents.map((file) => (file.document === undefined ? file : { ...file, document: inlined(file.document) }))
}

const withFields = (operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): OperationDefinitionNode => ({
  ...operation,
  selectionSet: setOf(operation.selectionSet, fragments),
})

const setOf = (set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): SelectionSetNode => ({
  ...set,
  selections: set.selections.flatMap((each): readonly SelectionNode[] => {
    if (each.kind === Kind.FIELD) return [each.selectionSet === undefined ? each : { ...each, selectionSet: setOf(each.selectionSet, fragments) }]
    const inner = each.kind === Kind.INLINE_FRAGMENT ? each : fragments.get(each.name.value)
    if (inner === undefined || (each.directives ?? []).length > 0) throw new Error('A fragment is there, and under no directive')
    return setOf(inner.selectionSet, fragments).selections
  }),
})
