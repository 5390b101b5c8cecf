import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { AnswerShapes, FieldShapes, ValueShape } from '#shared/answer-shape.ts'

type Source = { readonly schema: GraphQLSchema; readonly fragments: ReadonlyMap<string, FragmentDefinitionNode> }

/**
 * A graphql-codegen plugin: writes, as JSON, the shape of every operation's answer (`AnswerShapes`), so that main can tell an answer that
 * leaves the contract without carrying the schema or a GraphQL library. The contract has no interfaces or unions; neither has this plugin.
 */
export function plugin(schema: GraphQLSchema, documents: readonly { readonly document?: DocumentNode }[]): string {
  return JSON.stringify(
    answerShapes(
      schema,
      documents.flatMap((file) => file.document ?? []),
    ),
  )
}

/** The shapes of all named operations in the documents. Throws when a document does not fit the schema. */
export function answerShapes(schema: GraphQLSchema, documents: readonly DocumentNode[]): AnswerShapes {
  const definitions = documents.flatMap((document) => document.definitions)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)

  const shapes: Record<string, FieldShapes> = {}
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) continue
    shapes[definition.name.value] = selectionShapes({ schema, fragments }, definition.selectionSet, rootType(schema, definition), true)
  }
  return shapes
}

function rootType(schema: GraphQLSchema, operation: OperationDefinitionNode): GraphQLObjectType {
  const type = schema.getRootType(operation.operation)
  if (!type) throw new Error(`The schema has no type for a ${operation.operation}`)
  return type
}

/** `certain` is false below a directive (@include, @skip): what may be left out cannot be required. */
function selectionShapes(source: Source, selection: SelectionSetNode, type: GraphQLObjectType, certain: boolean): FieldShapes {
  const shapes: Record<string, ValueShape> = {}
  for (const node of selection.selections) {
    const isCertain = certain && (node.directives ?? []).length === 0
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      const shape = fieldShape(source, type, node.name.value, node.selectionSet)
      shapes[key] = merged(shapes[key], isCertain ? shape : optional(shape))
    } else {
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragmentSelection(source, node.name.value)
      for (const [key, shape] of Object.entries(selectionShapes(source, inner, type, isCertain))) shapes[key] = merged(shapes[key], shape)
    }
  }
  return shapes
}

function fragmentSelection(source: Source, name: string): SelectionSetNode {
  const fragment = source.fragments.get(name)
  if (!fragment) throw new Error(`There is no fragment ${name}`)
  return fragment.selectionSet
}

function fieldShape(source: Source, parent: GraphQLObjectType, name: string, selection: SelectionSetNode | undefined): ValueShape {
  if (name === '__typename') return 'String!'
  const field = parent.getFields()[name]
  if (!field) throw new Error(`${parent.name} has no field ${name}`)
  const named = getNamedType(field.type)
  if (selection === undefined || !isObjectType(named)) return String(field.type)
  return { type: String(field.type), fields: selectionShapes(source, selection, named, true) }
}

function optional(shape: ValueShape): ValueShape {
  return typeof shape === 'string' ? shape.replace(/!$/, '') : { ...shape, type: shape.type.replace(/!$/, '') }
}

/** The same response key selected twice: GraphQL merges the selections, so do their shapes. */
function merged(first: ValueShape | undefined, second: ValueShape): ValueShape {
  if (first === undefined) return second
  if (typeof first === 'string' || typeof second === 'string') return typeof first === 'string' && first.endsWith('!') ? first : second
  const fields: Record<string, ValueShape> = { ...first.fields }
  for (const [key, shape] of Object.entries(second.fields)) fields[key] = merged(fields[key], shape)
  return { type: first.type.endsWith('!') ? first.type : second.type, fields }
}
